#include "dozor/client.h"

#include <stdexcept>
#include <string>

#include "check.h"

namespace {

void ATokenWithTheEndOfALineIsRefusedAtOnce() {
  dozor::Options options;
  options.token = "secret\n";
  std::string message;
  try {
    dozor::Client client("localhost:1", options);
  } catch (const std::invalid_argument& error) {
    message = error.what();
  }
  CHECK_EQUAL(
      message,
      "the token has a character that cannot be sent, such as a space or the end of a line");
}

}  // namespace

int main() { ATokenWithTheEndOfALineIsRefusedAtOnce(); }
