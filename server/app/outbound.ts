import type { Config } from "./config.ts";
import type { Logger } from "./log.ts";
import { createDoor, type Door } from "#http/outbound-http.ts";
import { VENDOR_GAPS_MS } from "#http/vendor-hosts.ts";

/** The door to the internet, or to FEED_REPLAY when that is set. */
export function openDoor(config: Config, log: Logger): Door {
  return createDoor({
    gapMsByHost: VENDOR_GAPS_MS,
    log: log.child({ subsystem: "fetch" }),
    ...(config.feedReplay && { replayOrigin: config.feedReplay }),
  });
}
