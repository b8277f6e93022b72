package dev.dozor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.dozor.v1.BatchItem;
import dev.dozor.v1.BatchResult;
import dev.dozor.v1.ResolveBatchStreamRequest;
import dev.dozor.v1.ResolveBatchStreamResponse;
import dev.dozor.v1.ResolveEngagementRequest;
import dev.dozor.v1.ResolveEngagementResponse;
import dev.dozor.v1.StationServiceGrpc;
import io.grpc.Context;
import io.grpc.Deadline;
import io.grpc.Grpc;
import io.grpc.InsecureServerCredentials;
import io.grpc.Metadata;
import io.grpc.Server;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerCredentials;
import io.grpc.ServerInterceptor;
import io.grpc.ServerInterceptors;
import io.grpc.Status;
import io.grpc.Status.Code;
import io.grpc.TlsChannelCredentials;
import io.grpc.TlsServerCredentials;
import io.grpc.health.v1.HealthCheckResponse.ServingStatus;
import io.grpc.protobuf.services.HealthStatusManager;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the client does over a real connection; a server of this test says what a real one may. */
class DozorClientTest {
  private static final Metadata.Key<String> AUTHORIZATION =
      Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER);

  private static final ResolveEngagementRequest REQUEST =
      ResolveEngagementRequest.getDefaultInstance();

  private final Station station = new Station();
  private final HealthStatusManager health = new HealthStatusManager();
  private Server server;

  @AfterEach
  void stop() {
    if (server != null) {
      server.shutdownNow();
    }
  }

  @Test
  void whatFailsAsUnavailableIsTriedAgainAndTheRestIsNot() throws IOException {
    try (DozorClient client = DozorClient.plaintext(serve(InsecureServerCredentials.create()))) {
      station.failures = 2;
      client.resolveEngagement(REQUEST);
      assertEquals(3, station.attempts.get());

      station.failure = Status.RESOURCE_EXHAUSTED;
      station.failures = 1;
      DozorException failure =
          assertThrows(DozorException.class, () -> client.resolveEngagement(REQUEST));
      assertEquals(Code.RESOURCE_EXHAUSTED, failure.code());
      assertEquals(4, station.attempts.get());
    }
  }

  @Test
  void whereNobodyAnswersTheCallFailsAsUnavailable() {
    try (DozorClient client = DozorClient.plaintext("localhost:1")) {
      DozorException failure =
          assertThrows(DozorException.class, () -> client.resolveEngagement(REQUEST));
      assertEquals(Code.UNAVAILABLE, failure.code());
      assertTrue(failure.getMessage().contains("Connection refused"), failure.getMessage());
    }
  }

  @Test
  void aReplicaThatSaysNotServingGetsNoCall() throws IOException {
    health.setStatus("", ServingStatus.NOT_SERVING);
    try (DozorClient client = DozorClient.plaintext(serve(InsecureServerCredentials.create()))) {
      DozorException failure =
          assertThrows(DozorException.class, () -> client.resolveEngagement(REQUEST));
      assertEquals(Code.UNAVAILABLE, failure.code());
      assertEquals(0, station.attempts.get());
    }
  }

  @Test
  void aCallHasTheTimeoutOfTheServiceConfigUnlessTheCallerHasLess() throws Exception {
    try (DozorClient client = DozorClient.plaintext(serve(InsecureServerCredentials.create()))) {
      client.resolveEngagement(REQUEST);
      assertTrue(station.secondsLeft() > 5 && station.secondsLeft() <= 10);

      ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
      try (Context.CancellableContext context =
          Context.current().withDeadlineAfter(4, TimeUnit.SECONDS, timer)) {
        context.run(() -> client.resolveEngagement(REQUEST));
      } finally {
        timer.shutdownNow();
      }
      assertTrue(station.secondsLeft() <= 4);
    }
  }

  @Test
  void theTokenGoesWithEveryCallOverTls(@TempDir Path folder) throws Exception {
    Certificate certificate = Certificate.create(folder);
    String target =
        serve(TlsServerCredentials.newBuilder().keyManager(certificate.keyManagers()).build());
    var trusting =
        TlsChannelCredentials.newBuilder().trustManager(certificate.trustManagers()).build();
    try (DozorClient client = DozorClient.connect(target, trusting, "secret")) {
      client.resolveEngagement(REQUEST);
      assertEquals("Bearer secret", station.authorization.get());
    }
    try (DozorClient client = DozorClient.plaintextWithToken(target, "secret")) {
      assertThrows(DozorException.class, () -> client.resolveEngagement(REQUEST));
    }
  }

  @Test
  void aStreamLongerThanTheConnectionBuffersIsAnsweredInOrder() throws IOException {
    String longId = "x".repeat(1000);
    List<ResolveBatchStreamRequest> messages =
        IntStream.range(0, 2000)
            .mapToObj(n -> BatchItem.newBuilder().setId(n + longId))
            .map(item -> ResolveBatchStreamRequest.newBuilder().addItems(item).build())
            .toList();
    List<String> answered = Collections.synchronizedList(new ArrayList<>());
    try (DozorClient client = DozorClient.plaintext(serve(InsecureServerCredentials.create()))) {
      client.resolveBatchStream(messages, answer -> answered.add(answer.getResults(0).getId()));
    }
    assertEquals(IntStream.range(0, 2000).mapToObj(n -> n + longId).toList(), answered);
  }

  @Test
  void aStreamThatBreaksOffTellsWhy() throws IOException {
    station.failure = Status.UNAVAILABLE.withDescription("going");
    station.failures = Integer.MAX_VALUE;
    try (DozorClient client = DozorClient.plaintext(serve(InsecureServerCredentials.create()))) {
      DozorException failure =
          assertThrows(
              DozorException.class,
              () ->
                  client.resolveBatchStream(
                      List.of(ResolveBatchStreamRequest.getDefaultInstance()), answer -> {}));
      assertEquals("UNAVAILABLE: going", failure.getMessage());
    }
  }

  private String serve(ServerCredentials credentials) throws IOException {
    server =
        Grpc.newServerBuilderForPort(0, credentials)
            .addService(ServerInterceptors.intercept(station, station))
            .addService(health.getHealthService())
            .build()
            .start();
    return "localhost:" + server.getPort();
  }

  /** Fails as often as it is told, then answers; notes what it is called with. */
  private static final class Station extends StationServiceGrpc.StationServiceImplBase
      implements ServerInterceptor {
    final AtomicInteger attempts = new AtomicInteger();
    final AtomicReference<String> authorization = new AtomicReference<>();
    final AtomicReference<Deadline> deadline = new AtomicReference<>();
    volatile Status failure = Status.UNAVAILABLE;
    volatile int failures;

    double secondsLeft() {
      return deadline.get().timeRemaining(TimeUnit.MILLISECONDS) / 1000.0;
    }

    @Override
    public <Q, A> ServerCall.Listener<Q> interceptCall(
        ServerCall<Q, A> call, Metadata headers, ServerCallHandler<Q, A> next) {
      attempts.incrementAndGet();
      authorization.set(headers.get(AUTHORIZATION));
      deadline.set(Context.current().getDeadline());
      if (failures > 0) {
        failures--;
        call.close(failure, new Metadata());
        return new ServerCall.Listener<>() {};
      }
      return next.startCall(call, headers);
    }

    @Override
    public void resolveEngagement(
        ResolveEngagementRequest request, StreamObserver<ResolveEngagementResponse> answers) {
      answers.onNext(ResolveEngagementResponse.getDefaultInstance());
      answers.onCompleted();
    }

    @Override
    public StreamObserver<ResolveBatchStreamRequest> resolveBatchStream(
        StreamObserver<ResolveBatchStreamResponse> answers) {
      return new StreamObserver<>() {
        @Override
        public void onNext(ResolveBatchStreamRequest message) {
          BatchResult result = BatchResult.newBuilder().setId(message.getItems(0).getId()).build();
          answers.onNext(ResolveBatchStreamResponse.newBuilder().addResults(result).build());
        }

        @Override
        public void onError(Throwable failure) {}

        @Override
        public void onCompleted() {
          answers.onCompleted();
        }
      };
    }
  }
}
