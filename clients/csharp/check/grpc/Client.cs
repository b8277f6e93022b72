using System;
using System.Collections.Generic;

namespace Grpc.Net.Client
{
    public sealed class GrpcChannelOptions
    {
        public int? MaxReceiveMessageSize { get; set; }

        public Configuration.ServiceConfig ServiceConfig { get; set; }
    }

    public sealed class GrpcChannel : Grpc.Core.ChannelBase, IDisposable
    {
        private GrpcChannel() => throw null;

        public static GrpcChannel ForAddress(string address, GrpcChannelOptions channelOptions) => throw null;

        public void Dispose() => throw null;
    }
}

namespace Grpc.Net.Client.Configuration
{
    public sealed class ServiceConfig
    {
        public IList<MethodConfig> MethodConfigs { get; } = new List<MethodConfig>();

        public RetryThrottlingPolicy RetryThrottling { get; set; }
    }

    public sealed class MethodConfig
    {
        public RetryPolicy RetryPolicy { get; set; }

        public IList<MethodName> Names { get; } = new List<MethodName>();
    }

    public sealed class MethodName
    {
        public string Service { get; set; }

        public string Method { get; set; }
    }

    public sealed class RetryPolicy
    {
        public int? MaxAttempts { get; set; }

        public TimeSpan? InitialBackoff { get; set; }

        public TimeSpan? MaxBackoff { get; set; }

        public double? BackoffMultiplier { get; set; }

        public IList<Grpc.Core.StatusCode> RetryableStatusCodes { get; } = new List<Grpc.Core.StatusCode>();
    }

    public sealed class RetryThrottlingPolicy
    {
        public int? MaxTokens { get; set; }

        public double? TokenRatio { get; set; }
    }
}
