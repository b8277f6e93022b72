/** The client of Dozor for browsers and for every other runtime that has `fetch`. */

import { createClient, type Client, type Transport } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";

import { RaidService } from "./gen/dozor/v1/raid_service_pb.ts";
import { RulebookService } from "./gen/dozor/v1/rulebook_service_pb.ts";
import { StationService } from "./gen/dozor/v1/station_service_pb.ts";

/** The services of a Dozor server. */
export interface Dozor {
  /** Resolves fights for a station, and whole turns. */
  readonly station: Client<typeof StationService>;
  /** Resolves raids, and forecasts them. */
  readonly raids: Client<typeof RaidService>;
  /** Tells the rulebooks. */
  readonly rulebooks: Client<typeof RulebookService>;
}

/** Where a server is, and how it is reached. */
export interface DozorOptions {
  /** The server's address over HTTP, such as `http://localhost:8080`. */
  readonly baseUrl: string;
  /** Takes the place of Connect over `fetch`. */
  readonly transport?: Transport;
}

/** Clients of all services of one server. */
export function createDozor(options: DozorOptions): Dozor {
  const transport = options.transport ?? createConnectTransport({ baseUrl: options.baseUrl });
  return {
    station: createClient(StationService, transport),
    raids: createClient(RaidService, transport),
    rulebooks: createClient(RulebookService, transport),
  };
}

export { type Violation, violationsOf } from "./violations.ts";
