using System;
using System.Collections.Generic;

namespace Dozor
{
    /// <summary>A die that is out of order, or does not come from the seed.</summary>
    public sealed class DieMismatch
    {
        internal DieMismatch(string name, long number, long follows, int told, int ofTheSeed)
        {
            Name = name;
            Number = number;
            Follows = follows;
            Told = told;
            OfTheSeed = ofTheSeed;
        }

        /// <summary>What the die was for, such as "breach.round2.member3.attack".</summary>
        public string Name { get; }

        /// <summary>Its number in the raid, as the answer tells it.</summary>
        public long Number { get; }

        /// <summary>The number that follows in its place, from 1.</summary>
        public long Follows { get; }

        /// <summary>The face that the answer tells.</summary>
        public int Told { get; }

        /// <summary>The face, from 1 to 6, that the seed gives to the number that follows.</summary>
        public int OfTheSeed { get; }

        /// <summary>The mismatch in one line.</summary>
        public override string ToString() =>
            Number == Follows
                ? $"{Name}: {Told} told, the seed gives {OfTheSeed}"
                : $"{Name}: number {Number} told, {Follows} follows";
    }

    /// <summary>What became of the dice of an answer.</summary>
    public sealed class DiceCheck
    {
        private readonly List<DieMismatch> mismatches = new List<DieMismatch>();

        /// <summary>How many dice were compared: none, where somebody listed the faces.</summary>
        public int Compared { get; private set; }

        /// <summary>The dice that are out of order, or do not come from the seed.</summary>
        public IReadOnlyList<DieMismatch> Mismatches => mismatches;

        /// <summary>Whether faces were listed, which have nothing to be verified by.</summary>
        public bool Listed { get; internal set; }

        internal void Compare(V1.Die die, long follows, int ofTheSeed)
        {
            Compared++;
            if (die.Number != follows || die.Face != ofTheSeed)
            {
                mismatches.Add(new DieMismatch(die.Name, die.Number, follows, die.Face, ofTheSeed));
            }
        }
    }

    /// <summary>Dice that cannot be checked: of an unknown generator, or of a seed that is not told or another one.</summary>
    public sealed class UnknownDiceException : Exception
    {
        internal UnknownDiceException(string message) : base(message)
        {
        }
    }
}
