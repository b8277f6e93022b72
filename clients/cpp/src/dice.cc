#include "dozor/dice.h"

#include <algorithm>

namespace dozor {
namespace {

// The mixing function of splitmix64.
std::uint64_t Mix(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

// Throws unless the dice can be compared, or their faces were listed.
void CheckRecord(const v1::DiceRecord& record, const KnownDice& known) {
  if (record.generator().empty() && !record.has_seed()) {
    if (known.seed) {
      throw UnknownDice("the answer tells that faces were listed, not the seed " +
                        std::to_string(*known.seed));
    }
    return;
  }
  if (record.generator() != kGenerator) {
    throw UnknownDice("the dice come from the generator \"" + record.generator() +
                      "\", and only \"" + kGenerator + "\" is known");
  }
  if (!record.has_seed()) {
    throw UnknownDice("the answer names a generator of dice and no seed");
  }
  if (known.seed && *known.seed != record.seed()) {
    throw UnknownDice("the answer tells the seed " + std::to_string(record.seed()) + ", not " +
                      std::to_string(*known.seed));
  }
}

using Dice = std::vector<const v1::Die*>;

template <class Answer>
Dice DiceOf(const Answer& answer) {
  Dice dice;
  for (const v1::RaidEvent& event : answer.events()) {
    for (const v1::Die& die : event.moved().dice()) {
      dice.push_back(&die);
    }
  }
  return dice;
}

// How many dice were used before those of the answer, as far as it tells.
std::int64_t UsedBefore(const v1::ResolveRaidResponse&, std::int64_t) { return 0; }

template <class Answer>
std::int64_t UsedBefore(const Answer& answer, std::int64_t rolled) {
  return std::max(answer.outcome().state().dice_used(), rolled) - rolled;
}

void Compare(std::uint64_t seed, const Dice& dice, std::int64_t before, std::int64_t used,
             DiceCheck& check) {
  std::int64_t next = before;
  for (const v1::Die* die : dice) {
    ++next;
    // The last one's number is told twice.
    const bool last = die == dice.back() && die->number() == next;
    const std::int64_t follows = last ? used : next;
    const int face = Face(seed, follows);
    ++check.compared;
    if (die->number() != follows || die->face() != face) {
      check.mismatches.push_back({die->name(), die->number(), follows, die->face(), face});
    }
  }
}

template <class Answer>
void Check(const Answer& answer, const KnownDice& known, DiceCheck& check) {
  const Dice dice = DiceOf(answer);
  if (!answer.has_dice()) {
    if (!dice.empty()) {
      throw UnknownDice("the answer has dice, and does not tell where they come from");
    }
    return;
  }
  CheckRecord(answer.dice(), known);
  if (!answer.dice().has_seed()) {
    check.listed = true;
    return;
  }
  const auto rolled = static_cast<std::int64_t>(dice.size());
  const std::int64_t before = known.dice_used.value_or(UsedBefore(answer, rolled));
  Compare(answer.dice().seed(), dice, before, answer.outcome().state().dice_used(), check);
}

template <class Answer>
DiceCheck CheckOne(const Answer& answer, const KnownDice& known) {
  DiceCheck check;
  Check(answer, known, check);
  return check;
}

}  // namespace

std::string Mismatch::ToString() const {
  if (number != follows) {
    return name + ": number " + std::to_string(number) + " told, " + std::to_string(follows) +
           " follows";
  }
  return name + ": " + std::to_string(told) + " told, the seed gives " +
         std::to_string(of_the_seed);
}

int Face(std::uint64_t seed, std::int64_t number) {
  const std::uint64_t place = static_cast<std::uint64_t>(number) * 0x9E3779B97F4A7C15u;
  const std::uint64_t die = Mix(Mix(seed) + place);
  return static_cast<int>(1 + ((die >> 32) * 6 >> 32));
}

DiceCheck CheckDice(const v1::ResolveBreachResponse& answer, const KnownDice& known) {
  return CheckOne(answer, known);
}

DiceCheck CheckDice(const v1::ResolveAssaultResponse& answer, const KnownDice& known) {
  return CheckOne(answer, known);
}

DiceCheck CheckDice(const v1::ResolveRaidResponse& answer, const KnownDice& known) {
  return CheckOne(answer, known);
}

DiceCheck CheckDice(const v1::ResolveRaidBatchResponse& answer, const KnownDice& known) {
  DiceCheck check;
  for (const v1::RaidBatchResult& result : answer.results()) {
    Check(result.response(), known, check);
  }
  return check;
}

}  // namespace dozor
