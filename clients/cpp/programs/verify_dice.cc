// Checks the dice of an answer against its seed: verify-dice TYPE FILE
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>

#include "dozor/dice.h"

namespace {

constexpr int kMismatch = 1;
constexpr int kCannotTell = 2;

using Checker = std::function<dozor::DiceCheck(const std::string& bytes)>;

template <class Answer>
Checker Of() {
  return [](const std::string& bytes) {
    Answer answer;
    if (!answer.ParseFromString(bytes)) {
      throw std::runtime_error("the file is no " + answer.GetDescriptor()->name());
    }
    return dozor::CheckDice(answer);
  };
}

const std::map<std::string, Checker>& Checkers() {
  static const std::map<std::string, Checker> checkers = {
      {"ResolveBreachResponse", Of<dozor::v1::ResolveBreachResponse>()},
      {"ResolveAssaultResponse", Of<dozor::v1::ResolveAssaultResponse>()},
      {"ResolveRaidResponse", Of<dozor::v1::ResolveRaidResponse>()},
      {"ResolveRaidBatchResponse", Of<dozor::v1::ResolveRaidBatchResponse>()},
  };
  return checkers;
}

const Checker& CheckerOf(const std::string& type) {
  const auto found = Checkers().find(type);
  if (found == Checkers().end()) {
    std::string known;
    for (const auto& [name, checker] : Checkers()) {
      known += (known.empty() ? "" : ", ") + name;
    }
    throw std::runtime_error(type + " has no dice; these have: " + known);
  }
  return found->second;
}

std::string Read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file) {
    throw std::runtime_error(path + " cannot be read");
  }
  return bytes;
}

int Verify(const std::string& type, const std::string& path) {
  const dozor::DiceCheck check = CheckerOf(type)(Read(path));
  for (const dozor::Mismatch& mismatch : check.mismatches) {
    std::cout << mismatch.name << ": " << mismatch.told << " told, the seed gives "
              << mismatch.of_the_seed << "\n";
  }
  if (!check.mismatches.empty()) {
    return kMismatch;
  }
  std::cout << check.compared << " dice verified\n";
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: verify-dice TYPE FILE\n";
    return kCannotTell;
  }
  try {
    return Verify(argv[1], argv[2]);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return kCannotTell;
  }
}
