// Checks the dice of raids against their seeds.
#ifndef DOZOR_DICE_H_
#define DOZOR_DICE_H_

#include <dozor/v1/raid_service.pb.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace dozor {

// Name of the generator that this code knows.
inline constexpr char kGenerator[] = "splitmix64-d6/1";

// The face, from 1 to 6, of a die of a raid by its number, from 1.
int Face(std::uint64_t seed, std::int64_t number);

// A die that does not come from the seed.
struct Mismatch {
  // Such as "breach.round2.member3.attack".
  std::string name;
  std::int64_t number = 0;
  int told = 0;
  int of_the_seed = 0;
};

// What became of the dice of an answer.
struct DiceCheck {
  // How many dice were compared. None, where somebody listed the faces.
  int compared = 0;
  std::vector<Mismatch> mismatches;
};

// The dice cannot be checked: they come from an unknown generator, or their seed is not told.
class UnknownDice : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Compares every die that an answer tells with its seed; throws UnknownDice.
DiceCheck CheckDice(const v1::ResolveBreachResponse& answer);
DiceCheck CheckDice(const v1::ResolveAssaultResponse& answer);
DiceCheck CheckDice(const v1::ResolveRaidResponse& answer);
DiceCheck CheckDice(const v1::ResolveRaidBatchResponse& answer);

}  // namespace dozor

#endif  // DOZOR_DICE_H_
