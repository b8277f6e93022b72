package dev.dozor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.Any;
import com.google.protobuf.ByteString;
import com.google.protobuf.Message;
import com.google.rpc.BadRequest;
import com.google.rpc.BadRequest.FieldViolation;
import com.google.rpc.ErrorInfo;
import com.google.rpc.RetryInfo;
import dev.dozor.v1.ErrorReason;
import io.grpc.Status.Code;
import io.grpc.protobuf.StatusProto;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DozorExceptionTest {
  @Test
  void aRefusalNamesItsReasonAndEveryWrongField() {
    DozorException refusal =
        failure(
            Code.INVALID_ARGUMENT,
            info("dozor.v1", "INVALID_REQUEST"),
            BadRequest.newBuilder()
                .addFieldViolations(violation("attackers[0].wounds", "OUT_OF_RANGE"))
                .addFieldViolations(violation("objective", "OF_A_LATER_VERSION"))
                .build());
    assertEquals(Code.INVALID_ARGUMENT, refusal.code());
    assertEquals("INVALID_ARGUMENT: no", refusal.getMessage());
    assertEquals(ErrorReason.ERROR_REASON_INVALID_REQUEST, refusal.reason());
    assertEquals(
        List.of(
            "attackers[0].wounds (OUT_OF_RANGE): from 0 to 2",
            "objective (UNSPECIFIED): from 0 to 2"),
        refusal.violations().stream().map(Violation::toString).toList());
    assertEquals(Optional.empty(), refusal.retryAfter());
  }

  @Test
  void anOverloadedServerSaysHowLongToWait() {
    RetryInfo.Builder retry = RetryInfo.newBuilder();
    retry.getRetryDelayBuilder().setSeconds(1).setNanos(500_000_000);
    DozorException refusal =
        failure(Code.RESOURCE_EXHAUSTED, info("dozor.v1", "OVERLOADED"), retry.build());
    assertEquals(ErrorReason.ERROR_REASON_OVERLOADED, refusal.reason());
    assertEquals(Optional.of(Duration.ofMillis(1500)), refusal.retryAfter());
  }

  @Test
  void whatOthersSayIsNotTakenForARefusalOfDozor() {
    BadRequest bad = BadRequest.newBuilder().addFieldViolations(violation("name", "X")).build();
    DozorException failure =
        failure(Code.INVALID_ARGUMENT, info("proxy.example", "INVALID_REQUEST"), bad);
    assertEquals(ErrorReason.ERROR_REASON_UNSPECIFIED, failure.reason());
    assertEquals(List.of(), failure.violations());
  }

  @Test
  void aDetailThatCannotBeReadIsPassedOver() {
    Any broken =
        Any.pack(info("dozor.v1", "INTERNAL")).toBuilder()
            .setValue(ByteString.copyFromUtf8("\u00ff"))
            .build();
    com.google.rpc.Status status =
        com.google.rpc.Status.newBuilder().setCode(13).addDetails(broken).build();
    DozorException failure = DozorException.of(StatusProto.toStatusRuntimeException(status));
    assertEquals(ErrorReason.ERROR_REASON_UNSPECIFIED, failure.reason());
    assertEquals(Code.INTERNAL, failure.code());
  }

  private static ErrorInfo info(String domain, String reason) {
    return ErrorInfo.newBuilder().setDomain(domain).setReason(reason).build();
  }

  private static FieldViolation violation(String field, String reason) {
    return FieldViolation.newBuilder()
        .setField(field)
        .setReason(reason)
        .setDescription("from 0 to 2")
        .build();
  }

  private static DozorException failure(Code code, Message... details) {
    com.google.rpc.Status.Builder status =
        com.google.rpc.Status.newBuilder().setCode(code.value()).setMessage("no");
    for (Message detail : details) {
      status.addDetails(Any.pack(detail));
    }
    return DozorException.of(StatusProto.toStatusRuntimeException(status.build()));
  }
}
