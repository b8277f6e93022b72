using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using Dozor.V1;
using Google.Protobuf;

namespace Dozor.Programs
{
    /// <summary>Checks the dice of an answer against its seed: verify-dice TYPE FILE [--seed N]</summary>
    internal static class VerifyDice
    {
        private const int Mismatch = 1;
        private const int CannotTell = 2;

        private const string Usage = "usage: verify-dice TYPE FILE [--seed N]";

        private static readonly Dictionary<string, Func<byte[], ulong?, DiceCheck>> Checks =
            new Dictionary<string, Func<byte[], ulong?, DiceCheck>>
            {
                ["ResolveBreachResponse"] =
                    (bytes, seed) => DiceVerifier.Check(ResolveBreachResponse.Parser.ParseFrom(bytes), seed),
                ["ResolveAssaultResponse"] =
                    (bytes, seed) => DiceVerifier.Check(ResolveAssaultResponse.Parser.ParseFrom(bytes), seed),
                ["ResolveRaidResponse"] =
                    (bytes, seed) => DiceVerifier.Check(ResolveRaidResponse.Parser.ParseFrom(bytes), seed),
                ["ResolveRaidBatchResponse"] =
                    (bytes, seed) => DiceVerifier.Check(ResolveRaidBatchResponse.Parser.ParseFrom(bytes), seed),
            };

        public static int Run(string[] arguments)
        {
            var seeded = arguments.Length == 4 && arguments[2] == "--seed";
            if (arguments.Length != 2 && !seeded)
            {
                return Fail(Usage);
            }
            var type = arguments[0];
            if (!Checks.TryGetValue(type, out var check))
            {
                return Fail($"{type} has no dice; these have: {string.Join(", ", Checks.Keys)}");
            }
            ulong? seed = null;
            if (seeded)
            {
                if (!ulong.TryParse(arguments[3], NumberStyles.None, CultureInfo.InvariantCulture, out var number))
                {
                    return Fail($"--seed is \"{arguments[3]}\": it must be a number from 0 to 2^64 - 1");
                }
                seed = number;
            }
            try
            {
                return Tell(check(File.ReadAllBytes(arguments[1]), seed));
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
                Console.WriteLine(die);
            }
            if (check.Mismatches.Count > 0)
            {
                return Mismatch;
            }
            var listed = check.Listed ? "; listed faces cannot be verified" : "";
            Console.WriteLine($"{check.Compared} dice verified{listed}");
            return 0;
        }

        private static int Fail(string sentence)
        {
            Console.Error.WriteLine(sentence);
            return CannotTell;
        }
    }
}
