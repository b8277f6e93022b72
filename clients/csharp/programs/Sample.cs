using System;
using System.Linq;
using System.Threading.Tasks;
using Dozor.V1;

namespace Dozor.Programs
{
    /// <summary>
    /// Resolves a fight and tells what came of it, then sends one with a mistake in it: sample [HOST:PORT]
    /// </summary>
    internal static class Sample
    {
        public static async Task<int> Run(string[] arguments)
        {
            using (var client = new DozorClient(arguments.FirstOrDefault() ?? "localhost:50051"))
            {
                try
                {
                    await Resolve(client, 1).ConfigureAwait(false);
                    await Resolve(client, 3).ConfigureAwait(false);
                }
                catch (DozorException error)
                {
                    Tell(error);
                    return error.Violations.Count > 0 ? 0 : 1;
                }
            }
            return 0;
        }

        // A Sentinel with Sniper attacks a Sentinel under Cover, in a vest.
        private static ResolveEngagementRequest Duel(int defendersWounds) => new ResolveEngagementRequest
        {
            Objective = Objective.Liquidation,
            Attackers = { new Unit { UnitClass = UnitClass.Sentinel, Tactic = Tactic.Sniper } },
            Defenders =
            {
                new Unit
                {
                    UnitClass = UnitClass.Sentinel,
                    Tactic = Tactic.Cover,
                    Items = { Item.Vest },
                    Wounds = defendersWounds,
                },
            },
        };

        private static async Task Resolve(DozorClient client, int defendersWounds)
        {
            var answer = await client.Station.ResolveEngagementAsync(Duel(defendersWounds));
            Console.WriteLine(answer.Summary);
            foreach (var entry in answer.Trace)
            {
                Console.WriteLine($"  {entry.RuleId}: {entry.Text}");
            }
        }

        private static void Tell(DozorException error)
        {
            Console.WriteLine($"{error.CodeName}: {error.Message}");
            foreach (var violation in error.Violations)
            {
                Console.WriteLine($"  {violation.Field} ({violation.Reason}): {violation.Description}");
            }
        }
    }
}
