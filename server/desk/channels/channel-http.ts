import type { Config } from "#app/config.ts";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";

/** People name these hosts, so each answers soon or not at all, and none of them may slow another one or be left alone for what it answered one person. */
const NEVER_OPENS = { failures: Infinity };
const CHANNEL_LIMITS = { redirects: 0, totalMs: 15_000, bodyMiB: 1 };

/** Opens the client that sends alerts to webhooks and browsers. It shares neither pace nor health of hosts with the reading of boards, and logs no address. */
export function openChannelHttp(config: Pick<Config, "feedReplay">): OutboundHttp {
  return createOutboundHttp({
    gapMs: 0,
    breaker: NEVER_OPENS,
    limits: CHANNEL_LIMITS,
    ...(config.feedReplay && { replayOrigin: config.feedReplay }),
  });
}
