package dev.dozor.client;

import dev.dozor.v1.ForecastRaidRequest;
import dev.dozor.v1.ForecastRaidResponse;
import dev.dozor.v1.GetRulebookRequest;
import dev.dozor.v1.GetRulebookResponse;
import dev.dozor.v1.ListRulebooksRequest;
import dev.dozor.v1.ListRulebooksResponse;
import dev.dozor.v1.RaidServiceGrpc;
import dev.dozor.v1.ResolveAssaultRequest;
import dev.dozor.v1.ResolveAssaultResponse;
import dev.dozor.v1.ResolveBatchRequest;
import dev.dozor.v1.ResolveBatchResponse;
import dev.dozor.v1.ResolveBatchStreamRequest;
import dev.dozor.v1.ResolveBatchStreamResponse;
import dev.dozor.v1.ResolveBreachRequest;
import dev.dozor.v1.ResolveBreachResponse;
import dev.dozor.v1.ResolveEngagementRequest;
import dev.dozor.v1.ResolveEngagementResponse;
import dev.dozor.v1.ResolveRaidBatchRequest;
import dev.dozor.v1.ResolveRaidBatchResponse;
import dev.dozor.v1.ResolveRaidRequest;
import dev.dozor.v1.ResolveRaidResponse;
import dev.dozor.v1.ResolveTurnRequest;
import dev.dozor.v1.ResolveTurnResponse;
import dev.dozor.v1.RulebookServiceGrpc;
import dev.dozor.v1.StationServiceGrpc;
import io.grpc.Channel;
import io.grpc.ChannelCredentials;
import io.grpc.Grpc;
import io.grpc.InsecureChannelCredentials;
import io.grpc.ManagedChannel;
import io.grpc.ManagedChannelBuilder;
import io.grpc.Metadata;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.MetadataUtils;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Calls a Dozor server. Safe for use by many threads.
 *
 * <p>Calls wait and are tried again as the published service config says; a shorter deadline of the
 * current {@link io.grpc.Context} counts. Those that bring no answer throw a {@link
 * DozorException}.
 */
public final class DozorClient implements AutoCloseable {
  /** The largest answer that a server gives unless told otherwise; gRPC takes 4 MiB. */
  private static final int LARGEST_ANSWER_BYTES = 64 << 20;

  private static final long CLOSING_SECONDS = 5;

  private final ManagedChannel channel;
  private final StationServiceGrpc.StationServiceBlockingStub station;
  private final RaidServiceGrpc.RaidServiceBlockingStub raids;
  private final RulebookServiceGrpc.RulebookServiceBlockingStub rulebooks;

  private DozorClient(ManagedChannel channel) {
    this.channel = channel;
    station = StationServiceGrpc.newBlockingStub(channel);
    raids = RaidServiceGrpc.newBlockingStub(channel);
    rulebooks = RulebookServiceGrpc.newBlockingStub(channel);
  }

  /** A client without TLS and token. */
  public static DozorClient plaintext(String target) {
    return connect(target, InsecureChannelCredentials.create(), "");
  }

  /** A client that sends a token which everybody on the way can read: for where that is meant. */
  public static DozorClient plaintextWithToken(String target, String token) {
    return open(target, InsecureChannelCredentials.create(), token);
  }

  /**
   * A client. It connects when it is first called, and again when the connection was lost.
   *
   * @param target {@code host:port}, or another target that gRPC knows, such as {@code
   *     dns:///name:50051}
   * @param credentials for TLS {@link io.grpc.TlsChannelCredentials}: {@code create()} trusts whom
   *     Java trusts, {@code newBuilder().trustManager(file)} an authority of one's own
   * @param token bearer token to send with every call, of visible ASCII characters; it wants TLS;
   *     empty: none
   * @throws IllegalArgumentException if the token cannot be sent, or would be sent in plain text
   */
  public static DozorClient connect(String target, ChannelCredentials credentials, String token) {
    if (!token.isEmpty() && credentials instanceof InsecureChannelCredentials) {
      throw new IllegalArgumentException(
          "a token without TLS can be read by everybody on the way: give TlsChannelCredentials, or"
              + " call plaintextWithToken where that is meant");
    }
    return open(target, credentials, token);
  }

  private static DozorClient open(String target, ChannelCredentials credentials, String token) {
    if (!token.chars().allMatch(character -> '!' <= character && character <= '~')) {
      throw new IllegalArgumentException(
          "the token cannot be sent: it must be visible ASCII characters, without spaces and line"
              + " breaks");
    }
    ManagedChannelBuilder<?> builder =
        Grpc.newChannelBuilder(target, credentials)
            .defaultServiceConfig(ServiceConfig.published())
            .maxInboundMessageSize(LARGEST_ANSWER_BYTES);
    if (!token.isEmpty()) {
      Metadata headers = new Metadata();
      headers.put(
          Metadata.Key.of("authorization", Metadata.ASCII_STRING_MARSHALLER), "Bearer " + token);
      builder.intercept(MetadataUtils.newAttachHeadersInterceptor(headers));
    }
    return new DozorClient(builder.build());
  }

  /** What calls go through, for generated stubs of another kind. Closed with the client. */
  public Channel channel() {
    return channel;
  }

  /** Resolves one attack on a station. */
  public ResolveEngagementResponse resolveEngagement(ResolveEngagementRequest request) {
    return call(station::resolveEngagement, request);
  }

  /** Resolves all attacks on one station in one turn. */
  public ResolveTurnResponse resolveTurn(ResolveTurnRequest request) {
    return call(station::resolveTurn, request);
  }

  /** Resolves many engagements. */
  public ResolveBatchResponse resolveBatch(ResolveBatchRequest request) {
    return call(station::resolveBatch, request);
  }

  /**
   * Resolves many engagements by a stream: every message is answered by one, in order. Returns when
   * all are. Tried again until the first answer; after that, send what has no answer by a new one.
   *
   * @param messages what to send; taken as fast as the server reads
   * @param answered is given every answer, in another thread
   */
  public void resolveBatchStream(
      Iterable<ResolveBatchStreamRequest> messages, Consumer<ResolveBatchStreamResponse> answered) {
    BatchStream stream = new BatchStream(messages, answered);
    StationServiceGrpc.newStub(channel).resolveBatchStream(stream);
    try {
      stream.await();
    } catch (StatusRuntimeException failure) {
      throw DozorException.of(failure);
    }
  }

  /** Plays rounds of a breach. */
  public ResolveBreachResponse resolveBreach(ResolveBreachRequest request) {
    return call(raids::resolveBreach, request);
  }

  /** Plays rounds of an assault. */
  public ResolveAssaultResponse resolveAssault(ResolveAssaultRequest request) {
    return call(raids::resolveAssault, request);
  }

  /** Plays a whole raid. */
  public ResolveRaidResponse resolveRaid(ResolveRaidRequest request) {
    return call(raids::resolveRaid, request);
  }

  /** Plays many whole raids. */
  public ResolveRaidBatchResponse resolveRaidBatch(ResolveRaidBatchRequest request) {
    return call(raids::resolveRaidBatch, request);
  }

  /** Tells how a raid may end, and how likely. */
  public ForecastRaidResponse forecastRaid(ForecastRaidRequest request) {
    return call(raids::forecastRaid, request);
  }

  /** Lists the rulebooks that the server has. */
  public ListRulebooksResponse listRulebooks(ListRulebooksRequest request) {
    return call(rulebooks::listRulebooks, request);
  }

  /** Returns one rulebook whole. */
  public GetRulebookResponse getRulebook(GetRulebookRequest request) {
    return call(rulebooks::getRulebook, request);
  }

  private static <Q, A> A call(Function<Q, A> method, Q request) {
    try {
      return method.apply(request);
    } catch (StatusRuntimeException failure) {
      throw DozorException.of(failure);
    }
  }

  /** Takes no more calls, and gives those in flight a few seconds to end. */
  @Override
  public void close() {
    channel.shutdown();
    try {
      if (!channel.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
        channel.shutdownNow();
      }
    } catch (InterruptedException interruption) {
      channel.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
