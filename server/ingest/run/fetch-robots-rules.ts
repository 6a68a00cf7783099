import type { OutboundHttp } from "#http/outbound-http.ts";
import { FetchError } from "#http/fetch-error.ts";
import { USER_AGENT } from "#http/request-headers.ts";
import { robotsOfAnswer, type RobotsRules } from "#http/robots.ts";

/** Our product token in robots.txt. */
const PRODUCT = USER_AGENT.split("/")[0]!.toLowerCase();

/**
 * Fetches a site's robots.txt (RFC 9309); without one, everything is allowed. Throws FetchError when the site is
 * unreachable, which the RFC treats as a ban, so that the run fails and is retried.
 */
export async function fetchRobotsRules(http: OutboundHttp, address: string, signal: AbortSignal): Promise<RobotsRules> {
  try {
    const answer = await http.fetch({ url: new URL("/robots.txt", address).href, maxBodyMiB: 1, signal });
    return robotsOfAnswer(200, answer.notModified ? "" : answer.body.toString("utf8"), PRODUCT);
  } catch (error) {
    const status = error instanceof FetchError && error.code === "bad-status" ? error.status : undefined;
    if (status !== undefined && status >= 400 && status < 500 && status !== 429)
      return robotsOfAnswer(status, "", PRODUCT);
    throw error;
  }
}
