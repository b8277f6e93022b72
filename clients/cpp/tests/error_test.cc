#include "dozor/error.h"

#include <google/rpc/error_details.pb.h>

#include <chrono>
#include <string>

#include "check.h"

namespace {

void ARefusedCallTellsWhichFieldsWereWrong() {
  google::rpc::ErrorInfo info;
  info.set_domain("dozor.v1");
  info.set_reason("INVALID_REQUEST");
  google::rpc::BadRequest bad_request;
  auto& violation = *bad_request.add_field_violations();
  violation.set_field("attackers[1].items[0]");
  violation.set_reason("NOT_ALLOWED");
  violation.set_description("no drones here");
  google::rpc::Status details;
  details.set_code(google::rpc::INVALID_ARGUMENT);
  details.set_message("1 field is wrong");
  details.add_details()->PackFrom(info);
  details.add_details()->PackFrom(bad_request);

  const dozor::Error error(grpc::Status(grpc::StatusCode::INVALID_ARGUMENT, details.message(),
                                        details.SerializeAsString()));

  CHECK_EQUAL(error.code(), google::rpc::INVALID_ARGUMENT);
  CHECK_EQUAL(std::string(error.what()), "INVALID_ARGUMENT: 1 field is wrong");
  CHECK_EQUAL(error.reason(), "INVALID_REQUEST");
  CHECK_EQUAL(error.violations().size(), 1u);
  CHECK_EQUAL(error.violations()[0].field, "attackers[1].items[0]");
  CHECK_EQUAL(error.violations()[0].reason, "NOT_ALLOWED");
  CHECK_EQUAL(error.violations()[0].description, "no drones here");
  CHECK_EQUAL(error.retry_after().has_value(), false);
}

void AnOverloadTellsHowLongToWait() {
  google::rpc::RetryInfo retry;
  retry.mutable_retry_delay()->set_seconds(1);
  retry.mutable_retry_delay()->set_nanos(500'000'000);
  google::rpc::Status details;
  details.set_code(google::rpc::RESOURCE_EXHAUSTED);
  details.add_details()->PackFrom(retry);

  const dozor::Error error(
      grpc::Status(grpc::StatusCode::RESOURCE_EXHAUSTED, "", details.SerializeAsString()));

  CHECK_EQUAL(*error.retry_after() == std::chrono::milliseconds(1500), true);
}

void WhatTheServiceDidNotRefuseHasCodeAndMessage() {
  const dozor::Error error(grpc::Status(grpc::StatusCode::UNAVAILABLE, "nobody there"));

  CHECK_EQUAL(error.code_name(), "UNAVAILABLE");
  CHECK_EQUAL(error.message(), "nobody there");
  CHECK_EQUAL(error.reason(), "");
  CHECK_EQUAL(error.violations().size(), 0u);
}

}  // namespace

int main() {
  ARefusedCallTellsWhichFieldsWereWrong();
  AnOverloadTellsHowLongToWait();
  WhatTheServiceDidNotRefuseHasCodeAndMessage();
}
