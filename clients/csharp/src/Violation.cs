namespace Dozor
{
    /// <summary>A field that was wrong.</summary>
    public sealed class Violation
    {
        internal Violation(string field, string reason, string description)
        {
            Field = field;
            Reason = reason;
            Description = description;
        }

        /// <summary>Path of the field from the root of the request, such as "attackers[1].items[0]".</summary>
        public string Field { get; }

        /// <summary>Name of a ViolationReason without its prefix, such as "OUT_OF_RANGE".</summary>
        public string Reason { get; }

        /// <summary>What was given and what would be right; empty where it had no room.</summary>
        public string Description { get; }
    }
}
