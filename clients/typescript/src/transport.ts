/** A transport that does what the service config says, and throws errors that tell the fields. */

import type { Transport } from "@connectrpc/connect";
import { attempts, Throttle } from "./attempts.ts";
import { DozorError } from "./errors.ts";
import { Replayable } from "./replayable.ts";
import { planner, type ServiceConfig } from "./service-config.ts";

/**
 * Puts timeouts, attempts, throttling, the token and typed errors around a transport.
 *
 * @throws Error where the service config is wrong.
 */
export function careful(inner: Transport, config: ServiceConfig, token?: string): Transport {
  const plan = planner(config);
  const throttle = new Throttle(config.retryThrottling);
  return {
    unary(method, signal, timeoutMs, header, input, contextValues) {
      const headers = authorized(header, token);
      return attempts(
        plan(method.parent.typeName, method.name),
        throttle,
        { timeoutMs, signal },
        (leftMs) => inner.unary(method, signal, leftMs, headers, input, contextValues),
      );
    },

    async stream(method, signal, timeoutMs, header, input, contextValues) {
      const headers = authorized(header, token);
      const messages = new Replayable(input);
      try {
        const begun = await attempts(
          plan(method.parent.typeName, method.name),
          throttle,
          { timeoutMs, signal },
          async (leftMs) => {
            const sent = messages.attempt();
            const response = await inner.stream(
              method,
              signal,
              leftMs,
              headers,
              sent,
              contextValues,
            );
            const rest = response.message[Symbol.asyncIterator]();
            return { response, first: await rest.next(), rest };
          },
        );
        messages.settle();
        return { ...begun.response, message: answers(begun.first, begun.rest, messages) };
      } catch (error) {
        messages.close();
        throw error;
      }
    },
  };
}

/** The answers of a stream that has begun: nothing is tried again any more. */
async function* answers<T>(
  first: IteratorResult<T>,
  rest: AsyncIterator<T>,
  messages: Replayable<unknown>,
): AsyncGenerator<T> {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) {
      yield next.value;
    }
  } catch (thrown) {
    throw DozorError.from(thrown);
  } finally {
    messages.close();
    await rest.return?.();
  }
}

function authorized(header: HeadersInit | undefined, token: string | undefined): Headers {
  const headers = new Headers(header);
  if (token !== undefined) {
    headers.set("authorization", `Bearer ${token}`);
  }
  return headers;
}
