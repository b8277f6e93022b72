using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Dozor.V1;
using Google.Protobuf;
using Grpc.Core;

namespace Dozor.Programs
{
    /// <summary>
    /// Sends recorded requests and writes what comes back: replay --server HOST:PORT --vectors DIR --out DIR
    /// </summary>
    internal static class Replay
    {
        private static readonly TimeSpan Deadline = TimeSpan.FromSeconds(60);

        // Sends what a file holds; writes the answer to a path without its suffix.
        private delegate Task Replayer(DozorClient client, string request, string output);

        private static readonly Dictionary<string, Replayer> Methods = new Dictionary<string, Replayer>
        {
            ["StationService.ResolveEngagement"] =
                Unary(ResolveEngagementRequest.Parser, (c, r, o) => c.Station.ResolveEngagementAsync(r, o)),
            ["StationService.ResolveTurn"] =
                Unary(ResolveTurnRequest.Parser, (c, r, o) => c.Station.ResolveTurnAsync(r, o)),
            ["StationService.ResolveBatch"] =
                Unary(ResolveBatchRequest.Parser, (c, r, o) => c.Station.ResolveBatchAsync(r, o)),
            ["StationService.ResolveBatchStream"] = Stream,
            ["RaidService.ResolveBreach"] =
                Unary(ResolveBreachRequest.Parser, (c, r, o) => c.Raids.ResolveBreachAsync(r, o)),
            ["RaidService.ResolveAssault"] =
                Unary(ResolveAssaultRequest.Parser, (c, r, o) => c.Raids.ResolveAssaultAsync(r, o)),
            ["RaidService.ResolveRaid"] =
                Unary(ResolveRaidRequest.Parser, (c, r, o) => c.Raids.ResolveRaidAsync(r, o)),
            ["RaidService.ResolveRaidBatch"] =
                Unary(ResolveRaidBatchRequest.Parser, (c, r, o) => c.Raids.ResolveRaidBatchAsync(r, o)),
            ["RaidService.ForecastRaid"] =
                Unary(ForecastRaidRequest.Parser, (c, r, o) => c.Raids.ForecastRaidAsync(r, o)),
            ["RulebookService.ListRulebooks"] =
                Unary(ListRulebooksRequest.Parser, (c, r, o) => c.Rulebooks.ListRulebooksAsync(r, o)),
            ["RulebookService.GetRulebook"] =
                Unary(GetRulebookRequest.Parser, (c, r, o) => c.Rulebooks.GetRulebookAsync(r, o)),
        };

        public static async Task<int> Run(string[] arguments)
        {
            try
            {
                var told = Arguments(arguments);
                using (var client = new DozorClient(told["--server"]))
                {
                    var cases = await ReplayAll(client, told["--vectors"], told["--out"]).ConfigureAwait(false);
                    Console.WriteLine($"replayed {cases} cases");
                    return 0;
                }
            }
            catch (Exception error)
                when (error is ArgumentException || error is IOException || error is UnauthorizedAccessException)
            {
                Console.Error.WriteLine(error.Message);
                return 1;
            }
        }

        private static Dictionary<string, string> Arguments(string[] arguments)
        {
            var told = new Dictionary<string, string>();
            for (var i = 0; i + 1 < arguments.Length; i += 2)
            {
                told[arguments[i]] = arguments[i + 1];
            }
            var wanted = new[] { "--out", "--server", "--vectors" };
            if (arguments.Length != 6 || !told.Keys.OrderBy(key => key, StringComparer.Ordinal).SequenceEqual(wanted))
            {
                throw new ArgumentException("usage: replay --server HOST:PORT --vectors DIR --out DIR");
            }
            return told;
        }

        private static async Task<int> ReplayAll(DozorClient client, string vectors, string output)
        {
            var cases = 0;
            foreach (var folder in Directory.GetDirectories(vectors))
            {
                var method = Path.GetFileName(folder);
                var replay = ReplayerOf(method);
                Directory.CreateDirectory(Path.Combine(output, method));
                foreach (var suffix in new[] { ".request.binpb", ".requests.delimpb" })
                {
                    foreach (var file in Directory.GetFiles(folder, "*" + suffix))
                    {
                        var name = Path.GetFileName(file);
                        var answer = Path.Combine(output, method, name.Substring(0, name.Length - suffix.Length));
                        await replay(client, file, answer).ConfigureAwait(false);
                        cases++;
                    }
                }
            }
            return cases;
        }

        private static Replayer ReplayerOf(string method) =>
            Methods.TryGetValue(method, out var replay)
                ? replay
                : throw new ArgumentException($"there is no method {method}");

        private static Replayer Unary<TRequest, TResponse>(
            MessageParser<TRequest> parser, Func<DozorClient, TRequest, CallOptions, AsyncUnaryCall<TResponse>> call)
            where TRequest : IMessage<TRequest>
            where TResponse : IMessage<TResponse>
        {
            return async (client, file, output) =>
            {
                var request = Parse(file, bytes => parser.ParseFrom(bytes));
                try
                {
                    var response = await call(client, request, Options());
                    File.WriteAllBytes(output + ".response.binpb", response.ToByteArray());
                }
                catch (DozorException error)
                {
                    WriteStatus(error, output);
                }
            };
        }

        private static async Task Stream(DozorClient client, string file, string output)
        {
            var requests = Parse(file, ReadDelimited);
            using (var call = client.Station.ResolveBatchStream(Options()))
            {
                // Answers are read meanwhile, or both sides might wait for the other to read.
                var sending = Send(call.RequestStream, requests);
                try
                {
                    var responses = new List<ResolveBatchStreamResponse>();
                    while (await call.ResponseStream.MoveNext(CancellationToken.None).ConfigureAwait(false))
                    {
                        responses.Add(call.ResponseStream.Current);
                    }
                    await sending.ConfigureAwait(false);
                    WriteDelimited(responses, output + ".responses.delimpb");
                }
                catch (RpcException error)
                {
                    WriteStatus(new DozorException(error), output);
                }
            }
        }

        private static async Task Send(
            IClientStreamWriter<ResolveBatchStreamRequest> stream, IEnumerable<ResolveBatchStreamRequest> requests)
        {
            try
            {
                foreach (var request in requests)
                {
                    await stream.WriteAsync(request).ConfigureAwait(false);
                }
                await stream.CompleteAsync().ConfigureAwait(false);
            }
            catch (Exception error) when (error is RpcException || error is InvalidOperationException)
            {
                // The call has ended; reading tells why.
            }
        }

        private static CallOptions Options() => new CallOptions(deadline: DateTime.UtcNow + Deadline);

        private static T Parse<T>(string file, Func<byte[], T> parse)
        {
            try
            {
                return parse(File.ReadAllBytes(file));
            }
            catch (InvalidProtocolBufferException error)
            {
                throw new ArgumentException($"{file} does not hold what its name says: {error.Message}", error);
            }
        }

        private static List<ResolveBatchStreamRequest> ReadDelimited(byte[] bytes)
        {
            var requests = new List<ResolveBatchStreamRequest>();
            var stream = new MemoryStream(bytes);
            while (stream.Position < stream.Length)
            {
                requests.Add(ResolveBatchStreamRequest.Parser.ParseDelimitedFrom(stream));
            }
            return requests;
        }

        private static void WriteDelimited(IEnumerable<ResolveBatchStreamResponse> responses, string path)
        {
            using (var file = File.Create(path))
            {
                foreach (var response in responses)
                {
                    response.WriteDelimitedTo(file);
                }
            }
        }

        private static void WriteStatus(DozorException error, string output) =>
            File.WriteAllBytes(output + ".status.binpb", error.RpcStatus.ToByteArray());
    }
}
