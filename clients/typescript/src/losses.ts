/** Names UNAVAILABLE what gRPC names so: nobody was reached, or the connection broke. */

import { Code, ConnectError, type Transport } from "@connectrpc/connect";

/** A browser's `fetch` throws a TypeError then, of which Connect makes UNKNOWN. */
export function overFetch(inner: Transport): Transport {
  return translating(inner, (error) =>
    error.code === Code.Unknown && error.cause instanceof TypeError ? unavailable(error) : error,
  );
}

/**
 * Node's HTTP/2 closes the calls of a broken connection as if somebody had cancelled them, and Connect
 * makes ABORTED or INTERNAL of other losses.
 *
 * @param closing whether the client itself ended the connection.
 */
export function overHttp2(inner: Transport, closing: { readonly closed: boolean }): Transport {
  return translating(inner, (error, signal) => {
    const meant = signal?.aborted === true || closing.closed || error.metadata.has("grpc-status");
    return !meant && isLoss(error) ? unavailable(error) : error;
  });
}

const LOSSES = /^(ECONN.*|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ERR_HTTP2_.*)$/;

function isLoss(error: ConnectError): boolean {
  return (
    error.code === Code.Canceled ||
    error.code === Code.Aborted ||
    causes(error).some((cause) => "code" in cause && LOSSES.test(String(cause.code)))
  );
}

function unavailable(error: ConnectError): ConnectError {
  // Node's errors say why in their cause; browsers tell nothing.
  const why = causes(error).at(-1)?.message ?? "";
  const message = error.rawMessage.includes(why) ? error.rawMessage : `${error.rawMessage}: ${why}`;
  return new ConnectError(message, Code.Unavailable, error.metadata, undefined, error.cause);
}

/** The causes of an error, the nearest first. */
function causes(error: Error): Error[] {
  const chain: Error[] = [];
  let cause = error.cause;
  while (cause instanceof Error && !chain.includes(cause)) {
    chain.push(cause);
    cause = cause.cause;
  }
  return chain;
}

type Translation = (error: ConnectError, signal: AbortSignal | undefined) => ConnectError;

function translating(inner: Transport, translate: Translation): Transport {
  const rethrow = (thrown: unknown, signal: AbortSignal | undefined): never => {
    throw translate(ConnectError.from(thrown), signal);
  };
  async function* each<T>(messages: AsyncIterable<T>, signal: AbortSignal | undefined) {
    try {
      yield* messages;
    } catch (thrown) {
      rethrow(thrown, signal);
    }
  }
  return {
    async unary(method, signal, ...call) {
      return inner.unary(method, signal, ...call).catch((thrown) => rethrow(thrown, signal));
    },
    async stream(method, signal, ...call) {
      const response = await inner
        .stream(method, signal, ...call)
        .catch((thrown) => rethrow(thrown, signal));
      return { ...response, message: each(response.message, signal) };
    },
  };
}
