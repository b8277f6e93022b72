// What a refused call tells: its code, the reason, and the fields that were wrong.
#ifndef DOZOR_ERROR_H_
#define DOZOR_ERROR_H_

#include <google/rpc/code.pb.h>
#include <google/rpc/status.pb.h>
#include <grpcpp/support/status.h>

#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace dozor {

// A field that was wrong.
struct Violation {
  // Path of the field from the root of the request, such as "attackers[1].items[0]".
  std::string field;
  // Name of a dozor.v1.ViolationReason without its prefix, such as "OUT_OF_RANGE".
  std::string reason;
  // What was given and what would be right, in the answer's locale. Empty where it had no room.
  std::string description;
};

// A call that failed: refused by the service, or by gRPC on the way.
class Error : public std::runtime_error {
 public:
  // Takes a status that is not OK.
  explicit Error(const grpc::Status& status);

  google::rpc::Code code() const { return static_cast<google::rpc::Code>(status_.code()); }
  // Such as "INVALID_ARGUMENT".
  std::string code_name() const;
  // The fault in one English sentence.
  const std::string& message() const { return status_.message(); }
  // Name of a dozor.v1.ErrorReason without its prefix, such as "INVALID_REQUEST". Empty where the
  // service was not reached, or did not itself refuse.
  const std::string& reason() const { return reason_; }
  // All fields that were wrong.
  const std::vector<Violation>& violations() const { return violations_; }
  // How long to wait before the next call, if the server says so.
  std::optional<std::chrono::nanoseconds> retry_after() const { return retry_after_; }
  // All that was sent; code and message alone where nothing more was.
  const google::rpc::Status& status() const { return status_; }

 private:
  google::rpc::Status status_;
  std::string reason_;
  std::vector<Violation> violations_;
  std::optional<std::chrono::nanoseconds> retry_after_;
};

}  // namespace dozor

#endif  // DOZOR_ERROR_H_
