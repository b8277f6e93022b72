package dev.dozor.client;

import dev.dozor.v1.ResolveBatchStreamRequest;
import dev.dozor.v1.ResolveBatchStreamResponse;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCallStreamObserver;
import io.grpc.stub.ClientResponseObserver;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/** One stream of batches: sends as fast as the server reads, while answers come in. */
final class BatchStream
    implements ClientResponseObserver<ResolveBatchStreamRequest, ResolveBatchStreamResponse> {
  private final Iterator<ResolveBatchStreamRequest> messages;
  private final Consumer<ResolveBatchStreamResponse> answered;
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private ClientCallStreamObserver<ResolveBatchStreamRequest> call;
  private boolean allSent;

  BatchStream(
      Iterable<ResolveBatchStreamRequest> messages, Consumer<ResolveBatchStreamResponse> answered) {
    this.messages = messages.iterator();
    this.answered = answered;
  }

  @Override
  public void beforeStart(ClientCallStreamObserver<ResolveBatchStreamRequest> call) {
    this.call = call;
    call.setOnReadyHandler(this::send);
  }

  private void send() {
    while (call.isReady() && messages.hasNext()) {
      call.onNext(messages.next());
    }
    if (!allSent && !messages.hasNext()) {
      allSent = true;
      call.onCompleted();
    }
  }

  @Override
  public void onNext(ResolveBatchStreamResponse answer) {
    answered.accept(answer);
  }

  @Override
  public void onError(Throwable failure) {
    end.completeExceptionally(failure);
  }

  @Override
  public void onCompleted() {
    end.complete(null);
  }

  /** Waits until every message was answered, or the call failed. */
  void await() {
    try {
      end.get();
    } catch (ExecutionException failure) {
      throw (StatusRuntimeException) failure.getCause();
    } catch (InterruptedException interruption) {
      call.cancel("the caller was interrupted", interruption);
      Thread.currentThread().interrupt();
      throw Status.CANCELLED.withCause(interruption).asRuntimeException();
    }
  }
}
