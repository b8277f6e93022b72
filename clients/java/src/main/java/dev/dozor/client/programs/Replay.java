package dev.dozor.client.programs;

import dev.dozor.client.DozorClient;
import dev.dozor.client.DozorException;
import dev.dozor.v1.RaidServiceGrpc;
import dev.dozor.v1.ResolveBatchStreamRequest;
import dev.dozor.v1.ResolveBatchStreamResponse;
import dev.dozor.v1.RulebookServiceGrpc;
import dev.dozor.v1.StationServiceGrpc;
import io.grpc.CallOptions;
import io.grpc.Context;
import io.grpc.Context.CancellableContext;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sends stored requests to a Dozor server and stores what it answers. */
public final class Replay {
  private static final long DEADLINE_SECONDS = 60;
  private static final String UNARY = ".request.binpb";
  private static final String STREAM = ".requests.delimpb";
  private static final Metadata.Key<byte[]> DETAILS =
      Metadata.Key.of("grpc-status-details-bin", Metadata.BINARY_BYTE_MARSHALLER);

  /** The generated methods by names such as {@code StationService.ResolveTurn}. */
  private static final Map<String, MethodDescriptor<?, ?>> METHODS =
      Stream.of(
              StationServiceGrpc.getServiceDescriptor(),
              RaidServiceGrpc.getServiceDescriptor(),
              RulebookServiceGrpc.getServiceDescriptor())
          .flatMap(service -> service.getMethods().stream())
          .collect(Collectors.toMap(Replay::shortName, Function.identity()));

  private final DozorClient client;
  private final Path out;

  private Replay(DozorClient client, Path out) {
    this.client = client;
    this.out = out;
  }

  /** Usage: {@code Replay --server HOST:PORT --vectors DIR --out DIR}. */
  public static void main(String[] arguments) {
    List<String> given = List.of(arguments);
    String server = option(given, "--server");
    String vectors = option(given, "--vectors");
    String out = option(given, "--out");
    if (server.isEmpty() || vectors.isEmpty() || out.isEmpty()) {
      System.err.println("Usage: Replay --server HOST:PORT --vectors DIR --out DIR");
      System.exit(2);
    }
    try (DozorClient client = DozorClient.plaintext(server)) {
      int replayed = new Replay(client, Path.of(out)).replayAll(Path.of(vectors));
      System.out.println("replayed " + replayed + " cases");
    } catch (IOException | IllegalArgumentException failure) {
      System.err.println(failure);
      System.exit(1);
    }
  }

  private static String option(List<String> given, String name) {
    int value = given.indexOf(name) + 1;
    return value > 0 && value < given.size() ? given.get(value) : "";
  }

  private static String shortName(MethodDescriptor<?, ?> method) {
    String service = method.getServiceName();
    return service.substring(service.lastIndexOf('.') + 1) + "." + method.getBareMethodName();
  }

  private int replayAll(Path vectors) throws IOException {
    int replayed = 0;
    for (Path folder : entries(vectors)) {
      for (Path file : Files.isDirectory(folder) ? entries(folder) : List.<Path>of()) {
        replayed += replay(file) ? 1 : 0;
      }
    }
    return replayed;
  }

  private static List<Path> entries(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.sorted().toList();
    }
  }

  /** Replays a file, unless it holds no request. */
  private boolean replay(Path file) throws IOException {
    String name = file.getFileName().toString();
    if (name.endsWith(UNARY)) {
      store(file, UNARY, call(method(file), file));
    } else if (name.endsWith(STREAM)) {
      store(file, STREAM, callStream(file));
    } else {
      return false;
    }
    return true;
  }

  private static MethodDescriptor<?, ?> method(Path file) throws IOException {
    MethodDescriptor<?, ?> method = METHODS.get(file.getParent().getFileName().toString());
    if (method == null || method.getType() != MethodType.UNARY) {
      throw new IOException(file + ": its folder names no method of one request and one answer");
    }
    return method;
  }

  private <Q, A> Answer call(MethodDescriptor<Q, A> method, Path file) throws IOException {
    Q request = parse(method, file);
    CallOptions options = CallOptions.DEFAULT.withDeadlineAfter(DEADLINE_SECONDS, TimeUnit.SECONDS);
    try {
      A answer = ClientCalls.blockingUnaryCall(client.channel(), method, options, request);
      return new Answer(".response.binpb", method.streamResponse(answer).readAllBytes());
    } catch (StatusRuntimeException failure) {
      return new Answer(".status.binpb", statusBytes(failure));
    }
  }

  private static <Q> Q parse(MethodDescriptor<Q, ?> method, Path file) throws IOException {
    try {
      return method.parseRequest(new ByteArrayInputStream(Files.readAllBytes(file)));
    } catch (StatusRuntimeException broken) {
      throw new IOException(file + " holds no request of its method", broken);
    }
  }

  /** There is one stream; it is called as the library calls it. */
  private Answer callStream(Path file) throws IOException {
    List<ResolveBatchStreamRequest> requests = new ArrayList<>();
    try (InputStream stored = Files.newInputStream(file)) {
      ResolveBatchStreamRequest request;
      while ((request = ResolveBatchStreamRequest.parseDelimitedFrom(stored)) != null) {
        requests.add(request);
      }
    }
    List<ResolveBatchStreamResponse> answers = Collections.synchronizedList(new ArrayList<>());
    try {
      withDeadline(() -> client.resolveBatchStream(requests, answers::add));
    } catch (DozorException failure) {
      return new Answer(".status.binpb", statusBytes(failure.getCause()));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (ResolveBatchStreamResponse answer : answers) {
      answer.writeDelimitedTo(bytes);
    }
    return new Answer(".responses.delimpb", bytes.toByteArray());
  }

  /** Calls with a deadline, as gRPC's contexts give one to everything that is called in them. */
  private static void withDeadline(Runnable calls) {
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    try (CancellableContext context =
        Context.current().withDeadlineAfter(DEADLINE_SECONDS, TimeUnit.SECONDS, timer)) {
      context.run(calls);
    } finally {
      timer.shutdownNow();
    }
  }

  private static byte[] statusBytes(Throwable failure) {
    Metadata trailers = Status.trailersFromThrowable(failure);
    byte[] details = trailers == null ? null : trailers.get(DETAILS);
    if (details != null) {
      return details;
    }
    Status status = Status.fromThrowable(failure);
    String message = status.getDescription() == null ? "" : status.getDescription();
    return com.google.rpc.Status.newBuilder()
        .setCode(status.getCode().value())
        .setMessage(message)
        .build()
        .toByteArray();
  }

  private void store(Path file, String suffix, Answer answer) throws IOException {
    String name = file.getFileName().toString();
    String stem = name.substring(0, name.length() - suffix.length());
    Path folder = Files.createDirectories(out.resolve(file.getParent().getFileName()));
    Files.write(folder.resolve(stem + answer.suffix()), answer.bytes());
  }

  /** What is stored: the end of the file's name, and its content. */
  private record Answer(String suffix, byte[] bytes) {}
}
