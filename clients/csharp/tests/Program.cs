using System;
using System.Collections.Generic;
using System.Linq;
using Dozor.V1;
using Google.Protobuf;
using Google.Protobuf.WellKnownTypes;
using Google.Rpc;
using Grpc.Core;

namespace Dozor.Tests
{
    /// <summary>Tests that need neither a server nor a test framework: Dozor.Tests [VECTORS]</summary>
    internal static class Program
    {
        private static int Main(string[] arguments)
        {
            var tests = new List<Action>
            {
                FacesAreThoseOfTheContract,
                GoodDiceAreCounted,
                AnotherFaceIsTold,
                ListedFacesHaveNothingToCheck,
                AnUnknownGeneratorIsAnError,
                ARefusedCallTellsWhichFieldsWereWrong,
                AnOverloadTellsHowLongToWait,
                WhatTheServiceDidNotRefuseHasCodeAndMessage,
                CallsEndAndAreTriedAgainAsThePublishedConfigSays,
            };
            foreach (var vectors in arguments)
            {
                tests.Add(() => Vectors.AllComeOutOfTheStubsAsTheyWentIn(vectors));
            }
            var failed = 0;
            foreach (var test in tests)
            {
                try
                {
                    test();
                }
                catch (Exception error)
                {
                    failed++;
                    Console.WriteLine($"{test.Method.Name}: {error}");
                }
            }
            Console.WriteLine($"{tests.Count - failed} passed, {failed} failed");
            return failed == 0 ? 0 : 1;
        }

        // The vectors of the contract: dozor/v1/raid.proto.
        private static void FacesAreThoseOfTheContract()
        {
            Equal("6 3 1 6 1 2 2 5 2 6 3 5 4 4 5 4 3 5 2 6", FirstFaces(0));
            Equal("5 3 3 6 2 4 3 2 2 6 4 4 6 2 1 4 1 4 4 3", FirstFaces(1));
            Equal("4 5 2 1 5 1 3 5 4 6 2 3 1 4 1 1 3 1 6 4", FirstFaces(ulong.MaxValue));
        }

        private static string FirstFaces(ulong seed) =>
            string.Join(" ", Enumerable.Range(1, 20).Select(number => DiceVerifier.Face(seed, number)));

        private static void GoodDiceAreCounted()
        {
            var check = DiceVerifier.Check(Raid(DiceVerifier.Generator));
            Equal(3, check.Compared);
            Equal(0, check.Mismatches.Count);
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
            Equal(6, check.Compared);
            var die = check.Mismatches.Single();
            Equal("die 2: 4, 3", $"{die.Name}: {die.Told}, {die.OfTheSeed}");
        }

        private static void ListedFacesHaveNothingToCheck()
        {
            var answer = Raid(DiceVerifier.Generator);
            answer.Dice = new DiceRecord();
            Equal(0, DiceVerifier.Check(answer).Compared);
        }

        private static void AnUnknownGeneratorIsAnError()
        {
            var told = "";
            try
            {
                DiceVerifier.Check(Raid("coin/1"));
            }
            catch (UnknownDiceException error)
            {
                told = error.Message;
            }
            Equal("the dice come from the generator \"coin/1\", and only \"splitmix64-d6/1\" is known", told);
        }

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
                Events = { new RaidEvent { RoundBegun = new RoundBegun() }, new RaidEvent { Moved = moved } },
            };
        }

        private static void ARefusedCallTellsWhichFieldsWereWrong()
        {
            var wrong = new BadRequest.Types.FieldViolation
            {
                Field = "attackers[1].items[0]",
                Reason = "NOT_ALLOWED",
                Description = "no drones here",
            };
            var error = Failed(
                StatusCode.InvalidArgument,
                new ErrorInfo { Domain = "dozor.v1", Reason = "INVALID_REQUEST" },
                new BadRequest { FieldViolations = { wrong } });
            Equal("INVALID_ARGUMENT: it failed", $"{error.CodeName}: {error.Message}");
            Equal("INVALID_REQUEST", error.Reason);
            var told = error.Violations.Single();
            Equal("attackers[1].items[0]", told.Field);
            Equal("NOT_ALLOWED", told.Reason);
            Equal("no drones here", told.Description);
            Equal(null, error.RetryAfter);
        }

        private static void AnOverloadTellsHowLongToWait()
        {
            var wait = TimeSpan.FromSeconds(1.5);
            var retry = new RetryInfo { RetryDelay = Duration.FromTimeSpan(wait) };
            var error = Failed(StatusCode.ResourceExhausted, retry);
            Equal(wait, error.RetryAfter);
        }

        private static DozorException Failed(StatusCode code, params IMessage[] details)
        {
            var status = new Google.Rpc.Status { Code = (int)code, Message = "it failed" };
            status.Details.Add(details.Select(detail => Any.Pack(detail)));
            var trailers = new Metadata { { "grpc-status-details-bin", status.ToByteArray() } };
            return new DozorException(new RpcException(new Grpc.Core.Status(code, "it failed"), trailers));
        }

        private static void WhatTheServiceDidNotRefuseHasCodeAndMessage()
        {
            var error = new DozorException(
                new RpcException(new Grpc.Core.Status(StatusCode.Unavailable, "nobody there"), new Metadata()));
            Equal("UNAVAILABLE: nobody there", $"{error.CodeName}: {error.RpcStatus.Message}");
            Equal("", error.Reason);
            Equal(0, error.Violations.Count);
        }

        private static void CallsEndAndAreTriedAgainAsThePublishedConfigSays()
        {
            var config = PublishedConfig.Read();
            Equal(TimeSpan.FromSeconds(10), config.Timeout("dozor.v1.StationService", "ResolveTurn"));
            Equal(TimeSpan.FromSeconds(60), config.Timeout("dozor.v1.RaidService", "ForecastRaid"));
            Equal(null, config.Timeout("dozor.v1.StationService", "ResolveBatchStream"));
            Equal(0.1, config.ServiceConfig.RetryThrottling.TokenRatio);
            var retries = config.ServiceConfig.MethodConfigs[0].RetryPolicy;
            Equal(5, retries.MaxAttempts);
            Equal(TimeSpan.FromMilliseconds(50), retries.InitialBackoff);
            Equal(StatusCode.Unavailable, retries.RetryableStatusCodes.Single());
        }

        private static void Equal<T>(T expected, T actual)
        {
            if (!Equals(expected, actual))
            {
                throw new Exception($"{actual} instead of {expected}");
            }
        }
    }
}
