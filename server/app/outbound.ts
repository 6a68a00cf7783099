import type { Config } from "./config.ts";
import type { Logger } from "./log.ts";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { VENDOR_GAPS_MS } from "#http/vendor-hosts.ts";

/**
 * Opens the outbound HTTP client: to the internet, or to FEED_REPLAY when that is set. With `watchNetwork` an outage of the network
 * pauses all requests; without it each request fails by itself, as a command should.
 */
export function openOutboundHttp(
  config: Config,
  log: Logger,
  { watchNetwork = false }: { watchNetwork?: boolean } = {},
): OutboundHttp {
  return createOutboundHttp({
    watchNetwork,
    gapMsByHost: VENDOR_GAPS_MS,
    log: log.child({ subsystem: "fetch" }),
    ...(config.feedReplay && { replayOrigin: config.feedReplay }),
  });
}
