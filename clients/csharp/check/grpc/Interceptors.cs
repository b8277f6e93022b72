namespace Grpc.Core.Interceptors
{
    public struct ClientInterceptorContext<TRequest, TResponse>
        where TRequest : class
        where TResponse : class
    {
        public ClientInterceptorContext(Method<TRequest, TResponse> method, string host, CallOptions options)
            => throw null;

        public Method<TRequest, TResponse> Method => throw null;

        public string Host => throw null;

        public CallOptions Options => throw null;
    }

    public abstract class Interceptor
    {
        public delegate TResponse BlockingUnaryCallContinuation<TRequest, TResponse>(
            TRequest request, ClientInterceptorContext<TRequest, TResponse> context)
            where TRequest : class
            where TResponse : class;

        public delegate AsyncUnaryCall<TResponse> AsyncUnaryCallContinuation<TRequest, TResponse>(
            TRequest request, ClientInterceptorContext<TRequest, TResponse> context)
            where TRequest : class
            where TResponse : class;

        public delegate AsyncDuplexStreamingCall<TRequest, TResponse>
            AsyncDuplexStreamingCallContinuation<TRequest, TResponse>(
                ClientInterceptorContext<TRequest, TResponse> context)
            where TRequest : class
            where TResponse : class;

        public virtual TResponse BlockingUnaryCall<TRequest, TResponse>(
            TRequest request,
            ClientInterceptorContext<TRequest, TResponse> context,
            BlockingUnaryCallContinuation<TRequest, TResponse> continuation)
            where TRequest : class
            where TResponse : class
            => throw null;

        public virtual AsyncUnaryCall<TResponse> AsyncUnaryCall<TRequest, TResponse>(
            TRequest request,
            ClientInterceptorContext<TRequest, TResponse> context,
            AsyncUnaryCallContinuation<TRequest, TResponse> continuation)
            where TRequest : class
            where TResponse : class
            => throw null;

        public virtual AsyncDuplexStreamingCall<TRequest, TResponse> AsyncDuplexStreamingCall<TRequest, TResponse>(
            ClientInterceptorContext<TRequest, TResponse> context,
            AsyncDuplexStreamingCallContinuation<TRequest, TResponse> continuation)
            where TRequest : class
            where TResponse : class
            => throw null;
    }

    public static class ChannelExtensions
    {
        public static CallInvoker Intercept(this ChannelBase channel, Interceptor interceptor) => throw null;
    }
}
