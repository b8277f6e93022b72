#include "dozor/dice.h"

namespace dozor {
namespace {

// The mixing function of splitmix64.
std::uint64_t Mix(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

template <class Answer>
void Check(const Answer& answer, DiceCheck& check) {
  const v1::DiceRecord& record = answer.dice();
  if (record.generator().empty() && !record.has_seed()) {
    return;  // Somebody listed the faces.
  }
  if (record.generator() != kGenerator) {
    throw UnknownDice("the dice come from the generator \"" + record.generator() +
                      "\", and only \"" + kGenerator + "\" is known");
  }
  if (!record.has_seed()) {
    throw UnknownDice("the answer names a generator of dice and no seed");
  }
  for (const v1::RaidEvent& event : answer.events()) {
    for (const v1::Die& die : event.moved().dice()) {
      const int face = Face(record.seed(), die.number());
      ++check.compared;
      if (die.face() != face) {
        check.mismatches.push_back({die.name(), die.number(), die.face(), face});
      }
    }
  }
}

template <class Answer>
DiceCheck CheckOne(const Answer& answer) {
  DiceCheck check;
  Check(answer, check);
  return check;
}

}  // namespace

int Face(std::uint64_t seed, std::int64_t number) {
  const std::uint64_t place = static_cast<std::uint64_t>(number) * 0x9E3779B97F4A7C15u;
  const std::uint64_t die = Mix(Mix(seed) + place);
  return static_cast<int>(1 + ((die >> 32) * 6 >> 32));
}

DiceCheck CheckDice(const v1::ResolveBreachResponse& answer) { return CheckOne(answer); }
DiceCheck CheckDice(const v1::ResolveAssaultResponse& answer) { return CheckOne(answer); }
DiceCheck CheckDice(const v1::ResolveRaidResponse& answer) { return CheckOne(answer); }

DiceCheck CheckDice(const v1::ResolveRaidBatchResponse& answer) {
  DiceCheck check;
  for (const v1::RaidBatchResult& result : answer.results()) {
    Check(result.response(), check);
  }
  return check;
}

}  // namespace dozor
