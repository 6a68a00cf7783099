import type { Config } from "./config.ts";
import type { Logger } from "./log.ts";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { VENDOR_GAPS_MS } from "#http/vendor-hosts.ts";
import { sharedHostLeases } from "#ingest/shared-host-leases.ts";
import type { Database } from "#postgres/database.ts";

/**
 * Opens the outbound HTTP client: to the internet, or to FEED_REPLAY when that is set. With `watchNetwork` an outage of the network
 * pauses all requests; without it each request fails by itself, as a command should. With a database it shares each host's pace with the
 * other processes.
 */
export function openOutboundHttp(
  config: Config,
  log: Logger,
  { watchNetwork = false, database }: { watchNetwork?: boolean; database?: Database } = {},
): OutboundHttp {
  return createOutboundHttp({
    watchNetwork,
    gapMsByHost: VENDOR_GAPS_MS,
    ...(database && { leases: sharedHostLeases(database) }),
    log: log.child({ subsystem: "fetch" }),
    ...(config.feedReplay && { replayOrigin: config.feedReplay }),
  });
}
