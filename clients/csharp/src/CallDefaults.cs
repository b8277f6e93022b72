using System;
using System.Threading.Tasks;
using Grpc.Core;
using Grpc.Core.Interceptors;

namespace Dozor
{
    /// <summary>Gives calls the token and the published timeout, and their failures the type DozorException.</summary>
    internal sealed class CallDefaults : Interceptor
    {
        private readonly string token;
        private readonly PublishedConfig config;

        public CallDefaults(string token, PublishedConfig config)
        {
            this.token = token;
            this.config = config;
        }

        public override TResponse BlockingUnaryCall<TRequest, TResponse>(
            TRequest request,
            ClientInterceptorContext<TRequest, TResponse> context,
            BlockingUnaryCallContinuation<TRequest, TResponse> continuation)
        {
            try
            {
                return continuation(request, With(context));
            }
            catch (RpcException failure)
            {
                throw new DozorException(failure);
            }
        }

        public override AsyncUnaryCall<TResponse> AsyncUnaryCall<TRequest, TResponse>(
            TRequest request,
            ClientInterceptorContext<TRequest, TResponse> context,
            AsyncUnaryCallContinuation<TRequest, TResponse> continuation)
        {
            var call = continuation(request, With(context));
            return new AsyncUnaryCall<TResponse>(
                Answer(call.ResponseAsync), call.ResponseHeadersAsync, call.GetStatus, call.GetTrailers, call.Dispose);
        }

        public override AsyncDuplexStreamingCall<TRequest, TResponse> AsyncDuplexStreamingCall<TRequest, TResponse>(
            ClientInterceptorContext<TRequest, TResponse> context,
            AsyncDuplexStreamingCallContinuation<TRequest, TResponse> continuation)
            => continuation(With(context));

        private static async Task<TResponse> Answer<TResponse>(Task<TResponse> answer)
        {
            try
            {
                return await answer.ConfigureAwait(false);
            }
            catch (RpcException failure)
            {
                throw new DozorException(failure);
            }
        }

        private ClientInterceptorContext<TRequest, TResponse> With<TRequest, TResponse>(
            ClientInterceptorContext<TRequest, TResponse> context)
            where TRequest : class
            where TResponse : class
        {
            var options = context.Options;
            if (token != null)
            {
                // The caller's own headers stay as they are: they may be used for other calls.
                var headers = new Metadata { { "authorization", $"Bearer {token}" } };
                foreach (var header in options.Headers ?? Metadata.Empty)
                {
                    headers.Add(header);
                }
                options = options.WithHeaders(headers);
            }
            var timeout = config.Timeout(context.Method.ServiceName, context.Method.Name);
            if (timeout != null)
            {
                var end = DateTime.UtcNow + timeout.Value;
                options = options.WithDeadline(options.Deadline < end ? options.Deadline.Value : end);
            }
            return new ClientInterceptorContext<TRequest, TResponse>(context.Method, context.Host, options);
        }
    }
}
