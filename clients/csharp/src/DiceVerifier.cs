using System.Collections.Generic;
using Dozor.V1;

namespace Dozor
{
    /// <summary>Checks the dice of raids against their seeds.</summary>
    /// <remarks>Every check throws <see cref="UnknownDiceException"/> where the dice cannot be checked.</remarks>
    public static class DiceVerifier
    {
        /// <summary>Name of the generator that this code knows.</summary>
        public const string Generator = "splitmix64-d6/1";

        /// <summary>The face, from 1 to 6, of a die of a raid by its number, from 1.</summary>
        public static int Face(ulong seed, long number)
        {
            unchecked
            {
                var die = Mix(Mix(seed) + (ulong)number * 0x9E3779B97F4A7C15);
                return (int)(1 + ((die >> 32) * 6 >> 32));
            }
        }

        /// <summary>Compares every die of an answer with its seed.</summary>
        public static DiceCheck Check(ResolveBreachResponse answer) => CheckOne(answer.Dice, answer.Events);

        /// <summary>Compares every die of an answer with its seed.</summary>
        public static DiceCheck Check(ResolveAssaultResponse answer) => CheckOne(answer.Dice, answer.Events);

        /// <summary>Compares every die of an answer with its seed.</summary>
        public static DiceCheck Check(ResolveRaidResponse answer) => CheckOne(answer.Dice, answer.Events);

        /// <summary>Compares every die of all answers of a batch with their seeds.</summary>
        public static DiceCheck Check(ResolveRaidBatchResponse answer)
        {
            var check = new DiceCheck();
            foreach (var result in answer.Results)
            {
                if (result.Response != null)
                {
                    Compare(result.Response.Dice, result.Response.Events, check);
                }
            }
            return check;
        }

        private static DiceCheck CheckOne(DiceRecord record, IEnumerable<RaidEvent> events)
        {
            var check = new DiceCheck();
            Compare(record, events, check);
            return check;
        }

        private static void Compare(DiceRecord record, IEnumerable<RaidEvent> events, DiceCheck check)
        {
            if (record == null || (record.Generator == "" && !record.HasSeed))
            {
                return; // Somebody listed the faces.
            }
            if (record.Generator != Generator)
            {
                throw new UnknownDiceException(
                    $"the dice come from the generator \"{record.Generator}\", and only \"{Generator}\" is known");
            }
            if (!record.HasSeed)
            {
                throw new UnknownDiceException("the answer names a generator of dice and no seed");
            }
            foreach (var happened in events)
            {
                if (happened.Moved != null)
                {
                    foreach (var die in happened.Moved.Dice)
                    {
                        check.Compare(die, Face(record.Seed, die.Number));
                    }
                }
            }
        }

        // The mixing function of splitmix64.
        private static ulong Mix(ulong z)
        {
            unchecked
            {
                z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
                z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
                return z ^ (z >> 31);
            }
        }
    }
}
