package dev.dozor.client;

import com.google.protobuf.Any;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.rpc.BadRequest;
import com.google.rpc.ErrorInfo;
import com.google.rpc.RetryInfo;
import dev.dozor.v1.ErrorReason;
import dev.dozor.v1.ViolationReason;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.StatusProto;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/** A call that brought no answer, and why. Its message is {@code <CODE>: <the fault in words>}. */
public final class DozorException extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final String DOMAIN = "dozor.v1";

  private final Status.Code code;
  private final ErrorReason reason;
  private final transient List<Violation> violations;
  private final Duration retryAfter;

  private DozorException(StatusRuntimeException cause, com.google.rpc.Status status) {
    super(cause.getStatus().getCode() + ": " + inWords(cause.getStatus()), cause);
    ErrorInfo info = detail(status, ErrorInfo.getDefaultInstance());
    boolean ours = info.getDomain().equals(DOMAIN);
    code = cause.getStatus().getCode();
    reason = ours ? reasonOf(info) : ErrorReason.ERROR_REASON_UNSPECIFIED;
    violations = ours ? violationsOf(detail(status, BadRequest.getDefaultInstance())) : List.of();
    RetryInfo retry = detail(status, RetryInfo.getDefaultInstance());
    retryAfter = retry.hasRetryDelay() ? durationOf(retry.getRetryDelay()) : null;
  }

  /** What a failed call of a generated stub says. */
  public static DozorException of(StatusRuntimeException failure) {
    com.google.rpc.Status status = StatusProto.fromThrowable(failure);
    return new DozorException(
        failure, status == null ? com.google.rpc.Status.getDefaultInstance() : status);
  }

  /** The status code. */
  public Status.Code code() {
    return code;
  }

  /**
   * Why Dozor refused the call. Unspecified where it was not Dozor who did (nobody answered, the
   * time was up, gRPC itself refused it), or where this client does not know the reason.
   */
  public ErrorReason reason() {
    return reason;
  }

  /** The fields that are wrong, all at once; empty for other faults. */
  public List<Violation> violations() {
    return violations == null ? List.of() : violations;
  }

  /** How long to wait before the next call, where the server is overloaded. */
  public Optional<Duration> retryAfter() {
    return Optional.ofNullable(retryAfter);
  }

  /** The first detail of a type that can be read, or an empty one. */
  private static <T extends Message> T detail(com.google.rpc.Status status, T empty) {
    @SuppressWarnings("unchecked")
    Class<T> type = (Class<T>) empty.getClass();
    for (Any detail : status.getDetailsList()) {
      if (detail.is(type)) {
        try {
          return detail.unpack(type);
        } catch (InvalidProtocolBufferException unreadable) {
          return empty;
        }
      }
    }
    return empty;
  }

  private static ErrorReason reasonOf(ErrorInfo info) {
    try {
      return ErrorReason.valueOf("ERROR_REASON_" + info.getReason());
    } catch (IllegalArgumentException ofALaterVersion) {
      return ErrorReason.ERROR_REASON_UNSPECIFIED;
    }
  }

  private static List<Violation> violationsOf(BadRequest bad) {
    return bad.getFieldViolationsList().stream()
        .map(one -> new Violation(one.getField(), reasonOf(one), one.getDescription()))
        .toList();
  }

  private static ViolationReason reasonOf(BadRequest.FieldViolation violation) {
    try {
      return ViolationReason.valueOf("VIOLATION_REASON_" + violation.getReason());
    } catch (IllegalArgumentException ofALaterVersion) {
      return ViolationReason.VIOLATION_REASON_UNSPECIFIED;
    }
  }

  private static Duration durationOf(com.google.protobuf.Duration delay) {
    return Duration.ofSeconds(delay.getSeconds(), delay.getNanos());
  }

  /** The description; where the transport failed, what caused that: its descriptions say little. */
  private static String inWords(Status status) {
    String words = status.getDescription() == null ? "" : status.getDescription();
    if (status.getCause() == null) {
      return words;
    }
    // What follows the first line is the inside of the transport.
    StringJoiner chain = new StringJoiner(": ");
    words.lines().findFirst().ifPresent(chain::add);
    for (Throwable cause = status.getCause(); cause != null; cause = cause.getCause()) {
      if (cause.getMessage() != null && !chain.toString().contains(cause.getMessage())) {
        chain.add(cause.getMessage());
      }
    }
    return chain.toString();
  }
}
