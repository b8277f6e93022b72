using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Google.Protobuf.WellKnownTypes;
using Grpc.Core;
using Grpc.Net.Client.Configuration;

namespace Dozor
{
    /// <summary>
    /// The published clients/service_config.json, as far as Grpc.Net.Client can be told of it: retries and their
    /// throttling. Timeouts, which it does not know, are here for <see cref="CallDefaults"/>; balancing and
    /// health checks are left to whatever stands before the servers.
    /// </summary>
    internal sealed class PublishedConfig
    {
        // By "service/method", or "service/" for its other methods; null: none.
        private readonly Dictionary<string, TimeSpan?> timeouts = new Dictionary<string, TimeSpan?>();

        private PublishedConfig(Struct config)
        {
            var throttling = config.Fields["retryThrottling"].StructValue;
            ServiceConfig.RetryThrottling = new RetryThrottlingPolicy
            {
                MaxTokens = (int)Number(throttling, "maxTokens"),
                TokenRatio = Number(throttling, "tokenRatio"),
            };
            foreach (var method in List(config, "methodConfig"))
            {
                Add(method.StructValue);
            }
        }

        public ServiceConfig ServiceConfig { get; } = new ServiceConfig();

        public static PublishedConfig Read()
        {
            using (var file = typeof(PublishedConfig).Assembly.GetManifestResourceStream("service_config.json"))
            using (var reader = new StreamReader(file))
            {
                return new PublishedConfig(Struct.Parser.ParseJson(reader.ReadToEnd()));
            }
        }

        /// <summary>How long calls of a method may take; null: as long as they will.</summary>
        public TimeSpan? Timeout(string service, string method) =>
            timeouts.TryGetValue($"{service}/{method}", out var timeout)
                || timeouts.TryGetValue($"{service}/", out timeout)
                ? timeout
                : null;

        private void Add(Struct told)
        {
            var config = new MethodConfig { RetryPolicy = Retries(told.Fields["retryPolicy"].StructValue) };
            var timeout = told.Fields.ContainsKey("timeout") ? Seconds(told, "timeout") : (TimeSpan?)null;
            foreach (var name in List(told, "name").Select(value => value.StructValue))
            {
                var service = name.Fields["service"].StringValue;
                var method = name.Fields.TryGetValue("method", out var value) ? value.StringValue : null;
                config.Names.Add(new MethodName { Service = service, Method = method });
                timeouts.Add($"{service}/{method}", timeout);
            }
            ServiceConfig.MethodConfigs.Add(config);
        }

        private static RetryPolicy Retries(Struct told)
        {
            var policy = new RetryPolicy
            {
                MaxAttempts = (int)Number(told, "maxAttempts"),
                InitialBackoff = Seconds(told, "initialBackoff"),
                MaxBackoff = Seconds(told, "maxBackoff"),
                BackoffMultiplier = Number(told, "backoffMultiplier"),
            };
            foreach (var code in List(told, "retryableStatusCodes"))
            {
                policy.RetryableStatusCodes.Add(Code(code.StringValue));
            }
            return policy;
        }

        private static IEnumerable<Value> List(Struct told, string field) => told.Fields[field].ListValue.Values;

        private static double Number(Struct told, string field) => told.Fields[field].NumberValue;

        // A Duration in JSON, such as "0.05s".
        private static TimeSpan Seconds(Struct told, string field)
        {
            var text = told.Fields[field].StringValue.TrimEnd('s');
            var seconds = decimal.Parse(text, CultureInfo.InvariantCulture);
            return TimeSpan.FromTicks((long)(seconds * TimeSpan.TicksPerSecond));
        }

        // Such as UNAVAILABLE, which is StatusCode.Unavailable.
        private static StatusCode Code(string name) =>
            (StatusCode)System.Enum.Parse(typeof(StatusCode), name.Replace("_", ""), ignoreCase: true);
    }
}
