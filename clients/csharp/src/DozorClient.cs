using System;
using System.Linq;
using Dozor.V1;
using Grpc.Core.Interceptors;
using Grpc.Net.Client;

namespace Dozor
{
    /// <summary>How to connect.</summary>
    public sealed class DozorOptions
    {
        /// <summary>Whether to use TLS.</summary>
        public bool Tls { get; set; }

        /// <summary>A bearer token, of visible ASCII characters, or null. It wants TLS.</summary>
        public string Token { get; set; }

        /// <summary>Whether to send the token also without TLS, where everybody on the way can read it.</summary>
        public bool PlaintextToken { get; set; }

        /// <summary>Changes the channel's options further, such as its HTTP handler; or null.</summary>
        public Action<GrpcChannelOptions> Configure { get; set; }
    }

    /// <summary>A connection, which threads may share. Calls that fail throw <see cref="DozorException"/>.</summary>
    /// <remarks>
    /// A stream throws <see cref="Grpc.Core.RpcException"/>: make a <see cref="DozorException"/> of it to read it.
    /// </remarks>
    public sealed class DozorClient : IDisposable
    {
        // Answers may have so many bytes; gRPC itself takes 4 MiB.
        private const int MaxAnswer = 64 << 20;

        private readonly GrpcChannel channel;

        /// <summary>Prepares a connection to HOST:PORT, which is made with the first call.</summary>
        /// <exception cref="ArgumentException">The token cannot be sent, or would be in plain text.</exception>
        public DozorClient(string address, DozorOptions options = null)
        {
            options = options ?? new DozorOptions();
            CheckToken(options);
            var config = PublishedConfig.Read();
            var channelOptions = new GrpcChannelOptions
            {
                MaxReceiveMessageSize = MaxAnswer,
                ServiceConfig = config.ServiceConfig,
            };
            options.Configure?.Invoke(channelOptions);
            channel = GrpcChannel.ForAddress($"{(options.Tls ? "https" : "http")}://{address}", channelOptions);
            var calls = channel.Intercept(new CallDefaults(options.Token, config));
            Station = new StationService.StationServiceClient(calls);
            Raids = new RaidService.RaidServiceClient(calls);
            Rulebooks = new RulebookService.RulebookServiceClient(calls);
        }

        /// <summary>Fights and turns.</summary>
        public StationService.StationServiceClient Station { get; }

        /// <summary>Raids.</summary>
        public RaidService.RaidServiceClient Raids { get; }

        /// <summary>What a front-end needs for its menus.</summary>
        public RulebookService.RulebookServiceClient Rulebooks { get; }

        /// <inheritdoc/>
        public void Dispose() => channel.Dispose();

        private static void CheckToken(DozorOptions options)
        {
            if (options.Token == null)
            {
                return;
            }
            if (options.Token == "" || options.Token.Any(character => character < '!' || character > '~'))
            {
                throw new ArgumentException(
                    "the token cannot be sent: it must be visible ASCII characters, without spaces and line breaks",
                    nameof(options));
            }
            if (!options.Tls && !options.PlaintextToken)
            {
                throw new ArgumentException(
                    "a token without TLS can be read by everybody on the way: set Tls, or PlaintextToken where that "
                    + "is meant",
                    nameof(options));
            }
        }
    }
}
