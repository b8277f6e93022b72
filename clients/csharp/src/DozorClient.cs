using System;
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

        /// <summary>A bearer token, or null. Without TLS it can be read on the way.</summary>
        public string Token { get; set; }

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
        public DozorClient(string address, DozorOptions options = null)
        {
            options = options ?? new DozorOptions();
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
    }
}
