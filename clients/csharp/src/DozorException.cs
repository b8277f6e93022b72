using System;
using System.Collections.Generic;
using Google.Protobuf;
using Google.Rpc;
using Grpc.Core;

namespace Dozor
{
    /// <summary>A call that failed: refused by the service, or by gRPC on the way.</summary>
    public sealed class DozorException : RpcException
    {
        private const string DetailsTrailer = "grpc-status-details-bin";

        private readonly List<Violation> violations = new List<Violation>();

        /// <summary>Reads what a failed call tells.</summary>
        public DozorException(RpcException failure) : base(failure.Status, failure.Trailers, failure.Status.Detail)
        {
            RpcStatus = Details(failure);
            foreach (var detail in RpcStatus.Details)
            {
                if (detail.TryUnpack(out ErrorInfo info))
                {
                    Reason = info.Reason;
                }
                else if (detail.TryUnpack(out BadRequest badRequest))
                {
                    foreach (var wrong in badRequest.FieldViolations)
                    {
                        violations.Add(new Violation(wrong.Field, wrong.Reason, wrong.Description));
                    }
                }
                else if (detail.TryUnpack(out RetryInfo retry))
                {
                    RetryAfter = retry.RetryDelay.ToTimeSpan();
                }
            }
        }

        /// <summary>Name of the status code in the contract's words, such as "INVALID_ARGUMENT".</summary>
        public string CodeName =>
            CodeReflection.Descriptor.EnumTypes[0].FindValueByNumber((int)StatusCode)?.Name ?? StatusCode.ToString();

        /// <summary>
        /// Name of an ErrorReason without its prefix, such as "INVALID_REQUEST". Empty where the service was
        /// not reached, or did not itself refuse.
        /// </summary>
        public string Reason { get; } = "";

        /// <summary>All fields that were wrong.</summary>
        public IReadOnlyList<Violation> Violations => violations;

        /// <summary>How long to wait before the next call, if the server says so.</summary>
        public TimeSpan? RetryAfter { get; }

        /// <summary>All that was sent; code and message alone where nothing more was.</summary>
        public Google.Rpc.Status RpcStatus { get; }

        private static Google.Rpc.Status Details(RpcException failure)
        {
            var sent = failure.Trailers.GetValueBytes(DetailsTrailer);
            if (sent != null)
            {
                try
                {
                    return Google.Rpc.Status.Parser.ParseFrom(sent);
                }
                catch (InvalidProtocolBufferException)
                {
                    // Something on the way sent its own; code and message are still told.
                }
            }
            return new Google.Rpc.Status { Code = (int)failure.StatusCode, Message = failure.Status.Detail };
        }
    }
}
