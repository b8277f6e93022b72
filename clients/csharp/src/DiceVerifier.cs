using System;
using System.Collections.Generic;
using System.Linq;
using Dozor.V1;

namespace Dozor
{
    /// <summary>Checks the dice of raids against their seeds.</summary>
    /// <remarks>
    /// Every check throws <see cref="UnknownDiceException"/> where the dice cannot be checked. The dice must also be
    /// the next ones, lest a server choose favourable numbers: they are numbered from 1 without a gap, in the order
    /// of the events, and the last one as the answer's state tells. What the dice did (totals, dropped ones, wounds)
    /// is not checked.
    /// </remarks>
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
        /// <param name="answer">The answer.</param>
        /// <param name="seed">The seed that was asked for; none: the one that the answer tells.</param>
        /// <param name="diceUsed">Dice used before, as the state tells that was sent, 0 where none was; none:
        /// the rounds begin where the answer's own state leaves them.</param>
        public static DiceCheck Check(ResolveBreachResponse answer, ulong? seed = null, long? diceUsed = null) =>
            CheckOne(answer.Dice, answer.Events, answer.Outcome, seed, diceUsed);

        /// <summary>Compares every die of an answer with its seed, as for a breach.</summary>
        public static DiceCheck Check(ResolveAssaultResponse answer, ulong? seed = null, long? diceUsed = null) =>
            CheckOne(answer.Dice, answer.Events, answer.Outcome, seed, diceUsed);

        /// <summary>Compares every die of an answer with its seed; a whole raid begins with the first.</summary>
        public static DiceCheck Check(ResolveRaidResponse answer, ulong? seed = null) =>
            CheckOne(answer.Dice, answer.Events, answer.Outcome, seed, 0);

        /// <summary>Compares every die of all answers of a batch with their seeds.</summary>
        public static DiceCheck Check(ResolveRaidBatchResponse answer, ulong? seed = null)
        {
            var check = new DiceCheck();
            foreach (var result in answer.Results)
            {
                if (result.Response != null)
                {
                    var raid = result.Response;
                    Compare(raid.Dice, raid.Events, raid.Outcome, seed, 0, check);
                }
            }
            return check;
        }

        private static DiceCheck CheckOne(
            DiceRecord record, IEnumerable<RaidEvent> events, RaidOutcome outcome, ulong? seed, long? diceUsed)
        {
            var check = new DiceCheck();
            Compare(record, events, outcome, seed, diceUsed, check);
            return check;
        }

        private static void Compare(
            DiceRecord record,
            IEnumerable<RaidEvent> events,
            RaidOutcome outcome,
            ulong? seed,
            long? diceUsed,
            DiceCheck check)
        {
            var moves = events.Where(happened => happened.Moved != null);
            var dice = moves.SelectMany(happened => happened.Moved.Dice).ToList();
            if (record == null && dice.Count == 0)
            {
                return;
            }
            CheckRecord(record, seed);
            if (!record.HasSeed)
            {
                check.Listed = true;
                return;
            }
            var used = outcome?.State?.DiceUsed ?? 0;
            var before = diceUsed ?? Math.Max(used, dice.Count) - dice.Count;
            for (var place = 0; place < dice.Count; place++)
            {
                var next = unchecked(before + place + 1);
                // The last one's number is told twice.
                var follows = place == dice.Count - 1 && dice[place].Number == next ? used : next;
                check.Compare(dice[place], follows, Face(record.Seed, follows));
            }
        }

        // Throws unless the dice can be compared, or their faces were listed.
        private static void CheckRecord(DiceRecord record, ulong? seed)
        {
            if (record == null)
            {
                throw new UnknownDiceException("the answer has dice, and does not tell where they come from");
            }
            if (record.Generator == "" && !record.HasSeed)
            {
                if (seed != null)
                {
                    throw new UnknownDiceException($"the answer tells that faces were listed, not the seed {seed}");
                }
                return;
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
            if (seed != null && seed != record.Seed)
            {
                throw new UnknownDiceException($"the answer tells the seed {record.Seed}, not {seed}");
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
