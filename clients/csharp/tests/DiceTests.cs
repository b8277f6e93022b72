using System;
using System.Collections.Generic;
using System.Linq;
using Dozor.V1;

namespace Dozor.Tests
{
    /// <summary>Tests of the dice verifier.</summary>
    internal static class DiceTests
    {
        public static readonly IReadOnlyList<Action> All = new List<Action>
        {
            FacesAreThoseOfTheContract,
            GoodDiceAreCounted,
            AnotherFaceIsTold,
            DiceWhoseNumbersWereChosenAreNamed,
            WhatWasAskedForIsComparedWithWhatIsTold,
            DiceWithoutASeedAreAnError,
            ListedFacesHaveNothingToCheck,
            AnUnknownGeneratorIsAnError,
        };

        // The vectors of the contract: dozor/v1/raid.proto.
        private static void FacesAreThoseOfTheContract()
        {
            Program.Equal("6 3 1 6 1 2 2 5 2 6 3 5 4 4 5 4 3 5 2 6", FirstFaces(0));
            Program.Equal("5 3 3 6 2 4 3 2 2 6 4 4 6 2 1 4 1 4 4 3", FirstFaces(1));
            Program.Equal("4 5 2 1 5 1 3 5 4 6 2 3 1 4 1 1 3 1 6 4", FirstFaces(ulong.MaxValue));
        }

        private static string FirstFaces(ulong seed) =>
            string.Join(" ", Enumerable.Range(1, 20).Select(number => DiceVerifier.Face(seed, number)));

        private static void GoodDiceAreCounted()
        {
            var check = DiceVerifier.Check(Raid(DiceVerifier.Generator));
            Program.Equal(3, check.Compared);
            Program.Equal(0, check.Mismatches.Count);
        }

        private static void AnotherFaceIsTold()
        {
            var tampered = Raid(DiceVerifier.Generator);
            tampered.Events[1].Moved.Dice[1].Face = 4;
            var check = DiceVerifier.Check(new ResolveRaidBatchResponse
            {
                Results =
                {
                    new RaidBatchResult { Response = Raid(DiceVerifier.Generator) },
                    new RaidBatchResult { Error = new Error() },
                    new RaidBatchResult { Response = tampered },
                },
            });
            Program.Equal(6, check.Compared);
            var die = check.Mismatches.Single();
            Program.Equal("die 2: 4, 3", $"{die.Name}: {die.Told}, {die.OfTheSeed}");
        }

        private static void ListedFacesHaveNothingToCheck()
        {
            var answer = Raid(DiceVerifier.Generator);
            answer.Dice = new DiceRecord();
            Program.Equal(0, DiceVerifier.Check(answer).Compared);
            Program.Equal(true, DiceVerifier.Check(answer).Listed);
            Program.Equal("the answer tells that faces were listed, not the seed 2", Refusal(answer, 2));
        }

        private static void AnUnknownGeneratorIsAnError()
        {
            var told = Refusal(Raid("coin/1"));
            Program.Equal("the dice come from the generator \"coin/1\", and only \"splitmix64-d6/1\" is known", told);
        }

        private static string Refusal(ResolveRaidResponse answer, ulong? seed = null)
        {
            try
            {
                DiceVerifier.Check(answer, seed);
            }
            catch (UnknownDiceException error)
            {
                return error.Message;
            }
            return "";
        }

        private static void DiceWhoseNumbersWereChosenAreNamed()
        {
            Program.Equal("", Told(3, 1, 2, 3));
            Program.Equal("die3: number 3 told, 2 follows", Told(3, 1, 3, 3));
            Program.Equal("die3: number 3 told, 2 follows", Told(3, 1, 3));
            Program.Equal("die2: number 2 told, 1 follows", Told(2, 2));
            Program.Equal("die2: number 2 told, 4 follows", Told(4, 1, 2));
            Program.Equal("", TellAll(DiceVerifier.Check(Rounds(6, 4, 5, 6))));
            Program.Equal("", TellAll(DiceVerifier.Check(Rounds(6))));
            Program.Equal("die9: number 9 told, 5 follows", TellAll(DiceVerifier.Check(Rounds(6, 4, 9, 6))));
            Program.Equal("die9: number 9 told, 6 follows", TellAll(DiceVerifier.Check(Rounds(6, 4, 5, 9))));
            Program.Equal("die0: number 0 told, 1 follows", TellAll(DiceVerifier.Check(Rounds(0, 0))));
        }

        private static void WhatWasAskedForIsComparedWithWhatIsTold()
        {
            Program.Equal(0, DiceVerifier.Check(Rounds(6, 4, 5, 6), 1, 3).Mismatches.Count);
            Program.Equal(3, DiceVerifier.Check(Rounds(6, 4, 5, 6), 1, 0).Mismatches.Count);
            Program.Equal("the answer tells the seed 1, not 2", Refusal(Raid(DiceVerifier.Generator), 2));
        }

        private static void DiceWithoutASeedAreAnError()
        {
            var answer = Raid(DiceVerifier.Generator);
            answer.Dice.ClearSeed();
            Program.Equal("the answer names a generator of dice and no seed", Refusal(answer));
            answer.Dice = null;
            Program.Equal("the answer has dice, and does not tell where they come from", Refusal(answer));
        }

        private static string Told(long used, params long[] numbers)
        {
            var rounds = Rounds(used, numbers);
            return TellAll(DiceVerifier.Check(
                new ResolveRaidResponse { Dice = rounds.Dice, Events = { rounds.Events }, Outcome = rounds.Outcome }));
        }

        private static string TellAll(DiceCheck check) => string.Join(", ", check.Mismatches);

        // Dice that seed 1 gives to the numbers.
        private static ResolveBreachResponse Rounds(long used, params long[] numbers)
        {
            var moved = new Moved();
            foreach (var number in numbers)
            {
                var face = DiceVerifier.Face(1, number);
                moved.Dice.Add(new Die { Name = $"die{number}", Number = number, Face = face });
            }
            return new ResolveBreachResponse
            {
                Dice = new DiceRecord { Generator = DiceVerifier.Generator, Seed = 1 },
                Events = { new RaidEvent { Moved = moved } },
                Outcome = Used(used),
            };
        }

        private static RaidOutcome Used(long dice) =>
            new RaidOutcome { State = new RaidState { DiceUsed = dice } };

        private static ResolveRaidResponse Raid(string generator)
        {
            var moved = new Moved();
            foreach (var number in Enumerable.Range(1, 3))
            {
                var face = DiceVerifier.Face(1, number);
                moved.Dice.Add(new Die { Name = $"die {number}", Number = number, Face = face });
            }
            return new ResolveRaidResponse
            {
                Dice = new DiceRecord { Generator = generator, Seed = 1 },
                Outcome = Used(3),
                Events = { new RaidEvent { RoundBegun = new RoundBegun() }, new RaidEvent { Moved = moved } },
            };
        }
    }
}
