// Checks the dice of an answer against its seed: verify-dice TYPE FILE [--seed N]
#include <charconv>
#include <cstdint>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "dozor/dice.h"

namespace {

constexpr int kMismatch = 1;
constexpr int kCannotTell = 2;
constexpr char kUsage[] = "usage: verify-dice TYPE FILE [--seed N]";

using Checker =
    std::function<dozor::DiceCheck(const std::string& bytes, const dozor::KnownDice& known)>;

template <class Answer>
Checker Of() {
  return [](const std::string& bytes, const dozor::KnownDice& known) {
    Answer answer;
    if (!answer.ParseFromString(bytes)) {
      throw std::runtime_error("the file is no " + answer.GetDescriptor()->name());
    }
    return dozor::CheckDice(answer, known);
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

// What the options tell: --seed N, the seed that was asked for.
dozor::KnownDice Parse(const std::vector<std::string>& options) {
  dozor::KnownDice known;
  if (options.empty()) {
    return known;
  }
  if (options.size() != 2 || options[0] != "--seed") {
    throw std::runtime_error(kUsage);
  }
  const char* end = options[1].data() + options[1].size();
  std::uint64_t seed = 0;
  const auto [rest, fault] = std::from_chars(options[1].data(), end, seed);
  if (fault != std::errc() || rest != end) {
    throw std::runtime_error("--seed is \"" + options[1] +
                             "\": it must be a number from 0 to 2^64 - 1");
  }
  known.seed = seed;
  return known;
}

int Verify(const std::string& type, const std::string& path, const dozor::KnownDice& known) {
  const dozor::DiceCheck check = CheckerOf(type)(Read(path), known);
  for (const dozor::Mismatch& mismatch : check.mismatches) {
    std::cout << mismatch.ToString() << "\n";
  }
  if (!check.mismatches.empty()) {
    return kMismatch;
  }
  std::cout << check.compared << " dice verified"
            << (check.listed ? "; listed faces cannot be verified" : "") << "\n";
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::cerr << kUsage << "\n";
    return kCannotTell;
  }
  try {
    return Verify(argv[1], argv[2], Parse({argv + 3, argv + argc}));
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return kCannotTell;
  }
}
