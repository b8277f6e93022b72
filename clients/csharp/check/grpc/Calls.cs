using System;
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Grpc.Core
{
    public struct CallOptions
    {
        public CallOptions(
            Metadata headers = null,
            DateTime? deadline = null,
            CancellationToken cancellationToken = default(CancellationToken))
            => throw null;

        public Metadata Headers => throw null;

        public DateTime? Deadline => throw null;

        public CallOptions WithHeaders(Metadata headers) => throw null;

        public CallOptions WithDeadline(DateTime deadline) => throw null;
    }

    public sealed class AsyncUnaryCall<TResponse> : IDisposable
    {
        public AsyncUnaryCall(
            Task<TResponse> responseAsync,
            Task<Metadata> responseHeadersAsync,
            Func<Status> getStatusFunc,
            Func<Metadata> getTrailersFunc,
            Action disposeAction)
            => throw null;

        public Task<TResponse> ResponseAsync => throw null;

        public Task<Metadata> ResponseHeadersAsync => throw null;

        public TaskAwaiter<TResponse> GetAwaiter() => throw null;

        public ConfiguredTaskAwaitable<TResponse> ConfigureAwait(bool continueOnCapturedContext) => throw null;

        public Status GetStatus() => throw null;

        public Metadata GetTrailers() => throw null;

        public void Dispose() => throw null;
    }

    public interface IAsyncStreamReader<out T>
    {
        T Current { get; }

        Task<bool> MoveNext(CancellationToken cancellationToken);
    }

    public interface IAsyncStreamWriter<in T>
    {
        Task WriteAsync(T message);
    }

    public interface IClientStreamWriter<in T> : IAsyncStreamWriter<T>
    {
        Task CompleteAsync();
    }

    public sealed class AsyncDuplexStreamingCall<TRequest, TResponse> : IDisposable
    {
        private AsyncDuplexStreamingCall() => throw null;

        public IAsyncStreamReader<TResponse> ResponseStream => throw null;

        public IClientStreamWriter<TRequest> RequestStream => throw null;

        public void Dispose() => throw null;
    }

    public abstract class SerializationContext
    {
        public virtual void Complete(byte[] payload) => throw null;

        public virtual IBufferWriter<byte> GetBufferWriter() => throw null;

        public virtual void SetPayloadLength(int payloadLength) => throw null;

        public virtual void Complete() => throw null;
    }

    public abstract class DeserializationContext
    {
        public virtual byte[] PayloadAsNewBuffer() => throw null;

        public virtual ReadOnlySequence<byte> PayloadAsReadOnlySequence() => throw null;
    }

    public class Marshaller<T>
    {
        internal Marshaller()
        {
        }
    }

    public static class Marshallers
    {
        public static Marshaller<T> Create<T>(
            Action<T, SerializationContext> serializer, Func<DeserializationContext, T> deserializer)
            => throw null;
    }

    public enum MethodType
    {
        Unary,
        ClientStreaming,
        ServerStreaming,
        DuplexStreaming,
    }

    public class Method<TRequest, TResponse>
    {
        public Method(
            MethodType type,
            string serviceName,
            string name,
            Marshaller<TRequest> requestMarshaller,
            Marshaller<TResponse> responseMarshaller)
            => throw null;

        public string ServiceName => throw null;

        public string Name => throw null;
    }

    public abstract class CallInvoker
    {
        public abstract TResponse BlockingUnaryCall<TRequest, TResponse>(
            Method<TRequest, TResponse> method, string host, CallOptions options, TRequest request)
            where TRequest : class
            where TResponse : class;

        public abstract AsyncUnaryCall<TResponse> AsyncUnaryCall<TRequest, TResponse>(
            Method<TRequest, TResponse> method, string host, CallOptions options, TRequest request)
            where TRequest : class
            where TResponse : class;

        public abstract AsyncDuplexStreamingCall<TRequest, TResponse> AsyncDuplexStreamingCall<TRequest, TResponse>(
            Method<TRequest, TResponse> method, string host, CallOptions options)
            where TRequest : class
            where TResponse : class;
    }

    public abstract class ChannelBase
    {
    }

    public abstract class ClientBase
    {
        protected CallInvoker CallInvoker => throw null;

        protected internal class ClientBaseConfiguration
        {
        }
    }

    public abstract class ClientBase<T> : ClientBase where T : ClientBase<T>
    {
        protected ClientBase() => throw null;

        protected ClientBase(ClientBaseConfiguration configuration) => throw null;

        public ClientBase(ChannelBase channel) => throw null;

        public ClientBase(CallInvoker callInvoker) => throw null;

        protected abstract T NewInstance(ClientBaseConfiguration configuration);
    }
}
