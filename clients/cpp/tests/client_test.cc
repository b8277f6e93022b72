#include "dozor/client.h"

#include <stdexcept>
#include <string>

#include "check.h"

namespace {

std::string Refusal(const dozor::Options& options) {
  try {
    dozor::Client client("localhost:1", options);
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "";
}

void ATokenWithTheEndOfALineIsRefusedAtOnce() {
  dozor::Options options;
  options.token = "secret\n";
  CHECK_EQUAL(
      Refusal(options),
      "the token has a character that cannot be sent, such as a space or the end of a line");
}

void ATokenIsSentInPlainTextOnlyWhereThatIsMeant() {
  dozor::Options options;
  options.token = "secret";
  CHECK_EQUAL(
      Refusal(options),
      "a token without TLS can be read by everybody on the way: set tls, or plaintext_token "
      "where that is meant");
  options.plaintext_token = true;
  CHECK_EQUAL(Refusal(options), "");
}

}  // namespace

int main() {
  ATokenWithTheEndOfALineIsRefusedAtOnce();
  ATokenIsSentInPlainTextOnlyWhereThatIsMeant();
}
