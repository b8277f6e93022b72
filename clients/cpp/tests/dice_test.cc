#include "dozor/dice.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "check.h"

namespace {

namespace v1 = dozor::v1;

std::string FirstFaces(std::uint64_t seed) {
  std::string faces;
  for (int number = 1; number <= 20; ++number) {
    faces += (number > 1 ? " " : "") + std::to_string(dozor::Face(seed, number));
  }
  return faces;
}

// The vectors of the contract: dozor/v1/raid.proto.
void FacesAreThoseOfTheContract() {
  CHECK_EQUAL(FirstFaces(0), "6 3 1 6 1 2 2 5 2 6 3 5 4 4 5 4 3 5 2 6");
  CHECK_EQUAL(FirstFaces(1), "5 3 3 6 2 4 3 2 2 6 4 4 6 2 1 4 1 4 4 3");
  CHECK_EQUAL(FirstFaces(std::numeric_limits<std::uint64_t>::max()),
              "4 5 2 1 5 1 3 5 4 6 2 3 1 4 1 1 3 1 6 4");
}

v1::ResolveRaidResponse Raid(const std::string& generator) {
  v1::ResolveRaidResponse answer;
  answer.mutable_dice()->set_generator(generator);
  answer.mutable_dice()->set_seed(1);
  answer.mutable_outcome()->mutable_state()->set_dice_used(3);
  answer.add_events()->mutable_round_begun();
  v1::Moved& moved = *answer.add_events()->mutable_moved();
  for (int number = 1; number <= 3; ++number) {
    v1::Die& die = *moved.add_dice();
    die.set_name("die " + std::to_string(number));
    die.set_number(number);
    die.set_face(dozor::Face(1, number));
  }
  return answer;
}

void GoodDiceAreCounted() {
  const dozor::DiceCheck check = dozor::CheckDice(Raid(dozor::kGenerator));
  CHECK_EQUAL(check.compared, 3);
  CHECK_EQUAL(check.mismatches.size(), 0u);
}

void AnotherFaceIsTold() {
  v1::ResolveRaidBatchResponse batch;
  *batch.add_results()->mutable_response() = Raid(dozor::kGenerator);
  batch.add_results()->mutable_error();
  *batch.add_results()->mutable_response() = Raid(dozor::kGenerator);
  v1::RaidEvent& event = *batch.mutable_results(2)->mutable_response()->mutable_events(1);
  event.mutable_moved()->mutable_dice(1)->set_face(4);
  const dozor::DiceCheck check = dozor::CheckDice(batch);
  CHECK_EQUAL(check.compared, 6);
  CHECK_EQUAL(check.mismatches.size(), 1u);
  CHECK_EQUAL(check.mismatches[0].name, "die 2");
  CHECK_EQUAL(check.mismatches[0].told, 4);
  CHECK_EQUAL(check.mismatches[0].of_the_seed, 3);
}

// What is told of dice that seed 1 gives to the numbers.
template <class Answer>
std::string Told(std::int64_t used, const std::vector<std::int64_t>& numbers,
                 const dozor::KnownDice& known = {}) {
  Answer answer;
  answer.mutable_dice()->set_generator(dozor::kGenerator);
  answer.mutable_dice()->set_seed(1);
  answer.mutable_outcome()->mutable_state()->set_dice_used(used);
  for (const std::int64_t number : numbers) {
    v1::Die& die = *answer.add_events()->mutable_moved()->add_dice();
    die.set_name("die" + std::to_string(number));
    die.set_number(number);
    die.set_face(dozor::Face(1, number));
  }
  std::string told;
  for (const dozor::Mismatch& mismatch : dozor::CheckDice(answer, known).mismatches) {
    told += mismatch.ToString() + ".";
  }
  return told;
}

void DiceWhoseNumbersWereChosenAreNamed() {
  const auto raid = Told<v1::ResolveRaidResponse>;
  CHECK_EQUAL(raid(3, {1, 2, 3}, {}), "");
  CHECK_EQUAL(raid(3, {1, 3, 3}, {}), "die3: number 3 told, 2 follows.");
  CHECK_EQUAL(raid(3, {1, 3}, {}), "die3: number 3 told, 2 follows.");
  CHECK_EQUAL(raid(2, {2}, {}), "die2: number 2 told, 1 follows.");
  CHECK_EQUAL(raid(4, {1, 2}, {}), "die2: number 2 told, 4 follows.");
  const auto rounds = Told<v1::ResolveBreachResponse>;
  CHECK_EQUAL(rounds(6, {4, 5, 6}, {}), "");
  CHECK_EQUAL(rounds(6, {4, 9, 6}, {}), "die9: number 9 told, 5 follows.");
  CHECK_EQUAL(rounds(6, {4, 5, 9}, {}), "die9: number 9 told, 6 follows.");
  CHECK_EQUAL(rounds(0, {0}, {}), "die0: number 0 told, 1 follows.");
  CHECK_EQUAL(rounds(6, {}, {}), "");
}

std::string Refusal(const v1::ResolveRaidResponse& answer, const dozor::KnownDice& known = {}) {
  try {
    dozor::CheckDice(answer, known);
  } catch (const dozor::UnknownDice& error) {
    return error.what();
  }
  return "";
}

void WhatWasAskedForIsComparedWithWhatIsTold() {
  const auto rounds = Told<v1::ResolveAssaultResponse>;
  CHECK_EQUAL(rounds(6, {4, 5, 6}, {1, 3}), "");
  CHECK_EQUAL(rounds(5, {5}, {1, 0}), "die5: number 5 told, 1 follows.");
  CHECK_EQUAL(Refusal(Raid(dozor::kGenerator), {2}), "the answer tells the seed 1, not 2");
}

void DiceWithoutASeedAreAnError() {
  v1::ResolveRaidResponse answer = Raid(dozor::kGenerator);
  answer.mutable_dice()->clear_seed();
  CHECK_EQUAL(Refusal(answer), "the answer names a generator of dice and no seed");
  answer.clear_dice();
  CHECK_EQUAL(Refusal(answer), "the answer has dice, and does not tell where they come from");
}

void ListedFacesHaveNothingToCheck() {
  v1::ResolveRaidResponse answer = Raid(dozor::kGenerator);
  answer.mutable_dice()->Clear();
  const dozor::DiceCheck check = dozor::CheckDice(answer);
  CHECK_EQUAL(check.compared, 0);
  CHECK_EQUAL(check.listed, true);
  CHECK_EQUAL(Refusal(answer, {2}), "the answer tells that faces were listed, not the seed 2");
}

void AnUnknownGeneratorIsAnError() {
  std::string message;
  try {
    dozor::CheckDice(Raid("coin/1"));
  } catch (const dozor::UnknownDice& error) {
    message = error.what();
  }
  CHECK_EQUAL(message,
              "the dice come from the generator \"coin/1\", and only \"splitmix64-d6/1\" is known");
}

}  // namespace

int main() {
  FacesAreThoseOfTheContract();
  GoodDiceAreCounted();
  AnotherFaceIsTold();
  DiceWhoseNumbersWereChosenAreNamed();
  WhatWasAskedForIsComparedWithWhatIsTold();
  DiceWithoutASeedAreAnError();
  ListedFacesHaveNothingToCheck();
  AnUnknownGeneratorIsAnError();
}
