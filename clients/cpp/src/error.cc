#include "dozor/error.h"

#include <google/rpc/error_details.pb.h>

namespace dozor {
namespace {

google::rpc::Status Details(const grpc::Status& status) {
  google::rpc::Status details;
  if (status.error_details().empty() || !details.ParseFromString(status.error_details())) {
    details.Clear();
    details.set_code(status.error_code());
    details.set_message(status.error_message());
  }
  return details;
}

std::string CodeName(int code) {
  const std::string& name = google::rpc::Code_Name(static_cast<google::rpc::Code>(code));
  return name.empty() ? std::to_string(code) : name;
}

}  // namespace

Error::Error(const grpc::Status& status)
    : std::runtime_error(CodeName(status.error_code()) + ": " + status.error_message()),
      status_(Details(status)) {
  for (const auto& detail : status_.details()) {
    google::rpc::ErrorInfo info;
    google::rpc::BadRequest bad_request;
    google::rpc::RetryInfo retry;
    if (detail.UnpackTo(&info)) {
      reason_ = info.reason();
    } else if (detail.UnpackTo(&bad_request)) {
      for (const auto& violation : bad_request.field_violations()) {
        violations_.push_back({violation.field(), violation.reason(), violation.description()});
      }
    } else if (detail.UnpackTo(&retry)) {
      retry_after_ = std::chrono::seconds(retry.retry_delay().seconds()) +
                     std::chrono::nanoseconds(retry.retry_delay().nanos());
    }
  }
}

std::string Error::code_name() const { return CodeName(status_.code()); }

}  // namespace dozor
