/** The services of a Dozor server, over any transport. */

import { type Client, createClient, type Transport } from "@connectrpc/connect";
import { RaidService } from "./gen/dozor/v1/raid_service_pb.ts";
import { RulebookService } from "./gen/dozor/v1/rulebook_service_pb.ts";
import { StationService } from "./gen/dozor/v1/station_service_pb.ts";
import { publishedServiceConfig } from "./gen/service_config.ts";
import type { ServiceConfig } from "./service-config.ts";
import { careful } from "./transport.ts";

/** The services of a Dozor server. Every call that fails throws a DozorError. */
export interface Dozor {
  /** Resolves fights for a station, and whole turns. */
  readonly station: Client<typeof StationService>;
  /** Resolves raids, and forecasts them. */
  readonly raids: Client<typeof RaidService>;
  /** Tells the rulebooks. */
  readonly rulebooks: Client<typeof RulebookService>;
}

/** How a server is called, however it is reached. */
export interface CallOptions {
  /** The server's address, such as `http://localhost:8080`. */
  readonly baseUrl: string;
  /** A bearer token to send with every call; it wants https. */
  readonly token?: string;
  /** Sends the token also over http, where everybody on the way can read it. */
  readonly plaintextToken?: boolean;
  /** Takes the place of the published service config; `{}` is one attempt without a timeout. */
  readonly serviceConfig?: ServiceConfig;
}

/**
 * Clients of all services of one server.
 *
 * @throws Error where the options are wrong.
 */
export function overTransport(transport: Transport, options: CallOptions): Dozor {
  const { baseUrl, token, plaintextToken = false } = options;
  // The complaint of fetch or gRPC about such a header would show it.
  if (token !== undefined && !/^[!-~]+$/.test(token)) {
    throw new Error(
      "the token cannot be sent: it must be visible ASCII characters, without spaces and line breaks",
    );
  }
  if (token !== undefined && !plaintextToken && !baseUrl.startsWith("https:")) {
    throw new Error(
      `a token sent to ${baseUrl} can be read by everybody on the way: ` +
        "give an https address, or plaintextToken where that is meant",
    );
  }
  const calling = careful(transport, options.serviceConfig ?? publishedServiceConfig, token);
  return {
    station: createClient(StationService, calling),
    raids: createClient(RaidService, calling),
    rulebooks: createClient(RulebookService, calling),
  };
}
