using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace Grpc.Core
{
    public enum StatusCode
    {
        OK,
        Cancelled,
        Unknown,
        InvalidArgument,
        DeadlineExceeded,
        NotFound,
        AlreadyExists,
        PermissionDenied,
        ResourceExhausted,
        FailedPrecondition,
        Aborted,
        OutOfRange,
        Unimplemented,
        Internal,
        Unavailable,
        DataLoss,
        Unauthenticated,
    }

    public struct Status
    {
        public Status(StatusCode statusCode, string detail)
        {
            StatusCode = statusCode;
            Detail = detail;
        }

        public StatusCode StatusCode { get; }

        public string Detail { get; }
    }

    public sealed class Metadata : IEnumerable<Metadata.Entry>
    {
        public static readonly Metadata Empty = new Metadata();

        private readonly List<Entry> entries = new List<Entry>();

        public void Add(Entry item) => entries.Add(item);

        public void Add(string key, string value) => Add(new Entry(key, value));

        public void Add(string key, byte[] valueBytes) => Add(new Entry(key, valueBytes));

        public byte[] GetValueBytes(string key) => entries.LastOrDefault(entry => entry.Key == key)?.ValueBytes;

        public IEnumerator<Entry> GetEnumerator() => entries.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        public class Entry
        {
            public Entry(string key, string value) => Key = key;

            public Entry(string key, byte[] valueBytes)
            {
                Key = key;
                ValueBytes = valueBytes;
            }

            public string Key { get; }

            public byte[] ValueBytes { get; }
        }
    }

    public class RpcException : Exception
    {
        public RpcException(Status status, Metadata trailers) : this(status, trailers, status.Detail)
        {
        }

        public RpcException(Status status, Metadata trailers, string message) : base(message)
        {
            Status = status;
            Trailers = trailers;
        }

        public Status Status { get; }

        public StatusCode StatusCode => Status.StatusCode;

        public Metadata Trailers { get; }
    }
}
