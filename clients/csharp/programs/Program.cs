using System;
using System.Linq;
using System.Threading.Tasks;

namespace Dozor.Programs
{
    internal static class Program
    {
        private static int Main(string[] arguments) => Run(arguments).GetAwaiter().GetResult();

        private static async Task<int> Run(string[] arguments)
        {
            var rest = arguments.Skip(1).ToArray();
            switch (arguments.FirstOrDefault())
            {
                case "sample":
                    return await Sample.Run(rest).ConfigureAwait(false);
                case "replay":
                    return await Replay.Run(rest).ConfigureAwait(false);
                case "verify-dice":
                    return VerifyDice.Run(rest);
                default:
                    Console.Error.WriteLine("usage: sample | replay | verify-dice");
                    return 2;
            }
        }
    }
}
