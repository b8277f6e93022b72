using System;
using System.Collections.Generic;
using System.IO;
using Dozor.V1;
using Google.Protobuf;

namespace Dozor.Programs
{
    /// <summary>Checks the dice of an answer against its seed: verify-dice TYPE FILE</summary>
    internal static class VerifyDice
    {
        private const int Mismatch = 1;
        private const int CannotTell = 2;

        private static readonly Dictionary<string, Func<byte[], DiceCheck>> Checks =
            new Dictionary<string, Func<byte[], DiceCheck>>
            {
                ["ResolveBreachResponse"] = bytes => DiceVerifier.Check(ResolveBreachResponse.Parser.ParseFrom(bytes)),
                ["ResolveAssaultResponse"] =
                    bytes => DiceVerifier.Check(ResolveAssaultResponse.Parser.ParseFrom(bytes)),
                ["ResolveRaidResponse"] = bytes => DiceVerifier.Check(ResolveRaidResponse.Parser.ParseFrom(bytes)),
                ["ResolveRaidBatchResponse"] =
                    bytes => DiceVerifier.Check(ResolveRaidBatchResponse.Parser.ParseFrom(bytes)),
            };

        public static int Run(string[] arguments)
        {
            if (arguments.Length != 2)
            {
                return Fail("usage: verify-dice TYPE FILE");
            }
            var type = arguments[0];
            if (!Checks.TryGetValue(type, out var check))
            {
                return Fail($"{type} has no dice; these have: {string.Join(", ", Checks.Keys)}");
            }
            try
            {
                return Tell(check(File.ReadAllBytes(arguments[1])));
            }
            catch (InvalidProtocolBufferException)
            {
                return Fail($"{arguments[1]} is no {type}");
            }
            catch (Exception error)
                when (error is IOException || error is UnauthorizedAccessException || error is UnknownDiceException)
            {
                return Fail(error.Message);
            }
        }

        private static int Tell(DiceCheck check)
        {
            foreach (var die in check.Mismatches)
            {
                Console.WriteLine($"{die.Name}: {die.Told} told, the seed gives {die.OfTheSeed}");
            }
            if (check.Mismatches.Count > 0)
            {
                return Mismatch;
            }
            Console.WriteLine($"{check.Compared} dice verified");
            return 0;
        }

        private static int Fail(string sentence)
        {
            Console.Error.WriteLine(sentence);
            return CannotTell;
        }
    }
}
