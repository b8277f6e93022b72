#include "dozor/client.h"

#include <grpcpp/create_channel.h>
#include <grpcpp/security/credentials.h>

#include <algorithm>
#include <stdexcept>

#include "service_config.h"

namespace dozor {
namespace {

// Answers may have so many bytes; gRPC itself takes 4 MiB.
constexpr int kMaxAnswer = 64 << 20;

std::shared_ptr<grpc::Channel> Connect(const std::string& target, const Options& options) {
  std::shared_ptr<grpc::ChannelCredentials> credentials;
  if (options.tls) {
    grpc::SslCredentialsOptions tls;
    tls.pem_root_certs = options.root_certificates;
    credentials = grpc::SslCredentials(tls);
  } else {
    credentials = grpc::InsecureChannelCredentials();
  }
  const std::string config = options.service_config.value_or(kServiceConfig);
  grpc::ChannelArguments arguments;
  arguments.SetMaxReceiveMessageSize(kMaxAnswer);
  if (!config.empty()) {
    arguments.SetServiceConfigJSON(config);
  }
  return grpc::CreateCustomChannel(target, credentials, arguments);
}

// gRPC ends the program where metadata has such a character.
void CheckToken(const Options& options) {
  const std::string& token = options.token;
  if (!std::all_of(token.begin(), token.end(), [](char c) { return c > ' ' && c <= '~'; })) {
    throw std::invalid_argument(
        "the token has a character that cannot be sent, such as a space or the end of a line");
  }
  if (!token.empty() && !options.tls && !options.plaintext_token) {
    throw std::invalid_argument(
        "a token without TLS can be read by everybody on the way: set tls, or plaintext_token "
        "where "
        "that is meant");
  }
}

}  // namespace

Client::Client(const std::string& target, const Options& options) : token_(options.token) {
  CheckToken(options);
  const auto channel = Connect(target, options);
  stubs_ = {v1::StationService::NewStub(channel), v1::RaidService::NewStub(channel),
            v1::RulebookService::NewStub(channel)};
}

std::unique_ptr<grpc::ClientContext> Client::NewContext(
    std::optional<std::chrono::milliseconds> timeout) const {
  auto context = std::make_unique<grpc::ClientContext>();
  if (!token_.empty()) {
    // Metadata rather than call credentials, which gRPC refuses to send without TLS.
    context->AddMetadata("authorization", "Bearer " + token_);
  }
  if (timeout) {
    context->set_deadline(std::chrono::system_clock::now() + *timeout);
  }
  return context;
}

}  // namespace dozor
