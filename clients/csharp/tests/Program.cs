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
                ATokenThatCannotOrShouldNotBeSentIsRefusedAndNotShown,
                ARefusedCallTellsWhichFieldsWereWrong,
                AnOverloadTellsHowLongToWait,
                WhatTheServiceDidNotRefuseHasCodeAndMessage,
                CallsEndAndAreTriedAgainAsThePublishedConfigSays,
            };
            tests.AddRange(DiceTests.All);
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

        private static void ATokenThatCannotOrShouldNotBeSentIsRefusedAndNotShown()
        {
            Equal(true, Refusal("sec\nret", true).Contains("cannot be sent"));
            Equal(true, Refusal("", true).Contains("cannot be sent"));
            Equal(true, Refusal("secret", false).Contains("PlaintextToken"));
            Equal(false, Refusal("sec\nret", true).Contains("ret"));
        }

        private static string Refusal(string token, bool tls)
        {
            try
            {
                new DozorClient("localhost:1", new DozorOptions { Token = token, Tls = tls }).Dispose();
            }
            catch (ArgumentException error)
            {
                return error.Message;
            }
            return "";
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

        internal static void Equal<T>(T expected, T actual)
        {
            if (!Equals(expected, actual))
            {
                throw new Exception($"{actual} instead of {expected}");
            }
        }
    }
}
