using System;
using System.Collections.Generic;

namespace Dozor
{
    /// <summary>A die that does not come from the seed.</summary>
    public sealed class DieMismatch
    {
        internal DieMismatch(string name, long number, int told, int ofTheSeed)
        {
            Name = name;
            Number = number;
            Told = told;
            OfTheSeed = ofTheSeed;
        }

        /// <summary>What the die was for, such as "breach.round2.member3.attack".</summary>
        public string Name { get; }

        /// <summary>Its number in the raid, from 1.</summary>
        public long Number { get; }

        /// <summary>The face that the answer tells.</summary>
        public int Told { get; }

        /// <summary>The face that the seed gives, from 1 to 6.</summary>
        public int OfTheSeed { get; }
    }

    /// <summary>What became of the dice of an answer.</summary>
    public sealed class DiceCheck
    {
        private readonly List<DieMismatch> mismatches = new List<DieMismatch>();

        /// <summary>How many dice were compared: none, where somebody listed the faces.</summary>
        public int Compared { get; private set; }

        /// <summary>The dice that do not come from the seed.</summary>
        public IReadOnlyList<DieMismatch> Mismatches => mismatches;

        internal void Compare(V1.Die die, int ofTheSeed)
        {
            Compared++;
            if (die.Face != ofTheSeed)
            {
                mismatches.Add(new DieMismatch(die.Name, die.Number, die.Face, ofTheSeed));
            }
        }
    }

    /// <summary>Dice that cannot be checked: of an unknown generator, or of a seed that is not told.</summary>
    public sealed class UnknownDiceException : Exception
    {
        internal UnknownDiceException(string message) : base(message)
        {
        }
    }
}
