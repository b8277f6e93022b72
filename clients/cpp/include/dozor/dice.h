// Checks the dice of raids against their seeds.
#ifndef DOZOR_DICE_H_
#define DOZOR_DICE_H_

#include <dozor/v1/raid_service.pb.h>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace dozor {

// Name of the generator that this code knows.
inline constexpr char kGenerator[] = "splitmix64-d6/1";

// The face, from 1 to 6, of a die of a raid by its number, from 1.
int Face(std::uint64_t seed, std::int64_t number);

// A die that is out of order, or does not come from the seed.
struct Mismatch {
  // Such as "breach.round2.member3.attack".
  std::string name;
  // Its number in the raid, as the answer tells it.
  std::int64_t number = 0;
  // The number that follows in its place, from 1.
  std::int64_t follows = 0;
  int told = 0;
  // The face that the seed gives to the number that follows.
  int of_the_seed = 0;

  // In one line.
  std::string ToString() const;
};

// What became of the dice of an answer.
struct DiceCheck {
  // How many dice were compared. None, where somebody listed the faces.
  int compared = 0;
  std::vector<Mismatch> mismatches;
  // Whether faces were listed, which have nothing to be verified by.
  bool listed = false;
};

// What the caller knows of the dice; of a batch, of those of every raid.
struct KnownDice {
  // The seed that was asked for.
  std::optional<std::uint64_t> seed = std::nullopt;
  // Dice used before, from 0 to 2^53: as the state tells that was sent, 0 where none was. Without
  // it, rounds of a breach or an assault begin where the answer's own state leaves them.
  std::optional<std::int64_t> dice_used = std::nullopt;
};

// The dice cannot be checked: they come from an unknown generator, or their seed is not told, or is
// not the known one.
class UnknownDice : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Compares every die that an answer tells with its seed; throws UnknownDice. The dice must also be
// the next ones, lest a server choose favourable numbers: they are numbered from 1 without a gap,
// in the order of the events, and the last one as the answer's state tells. What the dice did
// (totals, dropped ones, wounds) is not checked.
DiceCheck CheckDice(const v1::ResolveBreachResponse& answer, const KnownDice& known = {});
DiceCheck CheckDice(const v1::ResolveAssaultResponse& answer, const KnownDice& known = {});
DiceCheck CheckDice(const v1::ResolveRaidResponse& answer, const KnownDice& known = {});
DiceCheck CheckDice(const v1::ResolveRaidBatchResponse& answer, const KnownDice& known = {});

}  // namespace dozor

#endif  // DOZOR_DICE_H_
