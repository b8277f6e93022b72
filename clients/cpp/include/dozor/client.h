// Connects to a Dozor server.
#ifndef DOZOR_CLIENT_H_
#define DOZOR_CLIENT_H_

#include <dozor/v1/raid_service.grpc.pb.h>
#include <dozor/v1/rulebook_service.grpc.pb.h>
#include <dozor/v1/station_service.grpc.pb.h>
#include <grpcpp/client_context.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <tuple>

#include "dozor/error.h"

namespace dozor {

// How to connect.
struct Options {
  // Whether to use TLS.
  bool tls = false;
  // Certificates, in PEM, of the authorities to trust in TLS. Default: those that gRPC trusts.
  std::string root_certificates;
  // A bearer token, of visible ASCII characters; it wants TLS. Default: none.
  std::string token;
  // Whether to send the token also without TLS, where everybody on the way can read it.
  bool plaintext_token = false;
  // What is tried again and how long calls may take, as a gRPC service config in JSON. Default: the
  // published one, clients/service_config.json. Empty: nothing is tried again.
  std::optional<std::string> service_config;
};

// A connection, which threads may share. It is made with the first call.
class Client {
 public:
  // The target is HOST:PORT or any other name that gRPC knows, such as "dns:///name:50051".
  // Throws std::invalid_argument where the token cannot be sent, or would be sent in
  // plain text.
  explicit Client(const std::string& target, const Options& options = {});

  // Makes a call and returns its answer; throws Error where it fails.
  //
  //   client.Call(&v1::StationService::Stub::ResolveTurn, request)
  //
  // The timeout, if any, can only shorten the service config's.
  template <class Stub, class Request, class Response>
  Response Call(grpc::Status (Stub::*method)(grpc::ClientContext*, const Request&, Response*),
                const Request& request,
                std::optional<std::chrono::milliseconds> timeout = std::nullopt) {
    Response response;
    const auto context = NewContext(timeout);
    const grpc::Status status = (stub<Stub>().*method)(context.get(), request, &response);
    if (!status.ok()) {
      throw Error(status);
    }
    return response;
  }

  // The stub itself, for streams and asynchronous calls: stub<v1::StationService::Stub>().
  template <class Stub>
  Stub& stub() {
    return *std::get<std::unique_ptr<Stub>>(stubs_);
  }

  // What one call of a stub needs; it carries the token.
  std::unique_ptr<grpc::ClientContext> NewContext(
      std::optional<std::chrono::milliseconds> timeout = std::nullopt) const;

 private:
  std::string token_;
  std::tuple<std::unique_ptr<v1::StationService::Stub>, std::unique_ptr<v1::RaidService::Stub>,
             std::unique_ptr<v1::RulebookService::Stub>>
      stubs_;
};

}  // namespace dozor

#endif  // DOZOR_CLIENT_H_
