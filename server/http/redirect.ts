import { FetchError } from "./fetch-error.ts";
import { headersForOtherHost } from "./request-headers.ts";
import { guardParsedUrl } from "./url-guard.ts";

/** One request of a redirect chain. */
export interface Hop {
  url: URL;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string | Buffer | null;
}

export const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Returns the request that a redirect leads to. Rejects a missing target, a downgrade from https to http and every target
 * that `guardParsedUrl` rejects. The body and all but harmless caller headers never reach another host.
 */
export function nextHop(hop: Hop, status: number, location: string | null): Hop {
  const from = hop.url.href;
  if (location === null || location === "") {
    throw new FetchError("redirects", `${hop.url.host} answered ${status} without a Location.`, {
      url: from,
      status,
    });
  }
  if (!URL.canParse(location, from)) {
    throw new FetchError("bad-url", `${hop.url.host} redirects to an invalid URL.`, { url: from, status });
  }
  const url = guardParsedUrl(new URL(location, from));
  if (hop.url.protocol === "https:" && url.protocol === "http:") {
    throw new FetchError("redirects", `${hop.url.host} redirects from https to http, which is not followed.`, {
      url: from,
      status,
    });
  }
  const keepsMethod = status === 307 || status === 308;
  const sameHost = url.host === hop.url.host;
  if (hop.body !== null && keepsMethod && !sameHost) {
    throw new FetchError(
      "redirects",
      `${hop.url.host} redirects a request body to another host, which is not followed.`,
      { url: from, status },
    );
  }
  return {
    url,
    method: keepsMethod ? hop.method : "GET",
    headers: sameHost ? hop.headers : headersForOtherHost(hop.headers),
    body: keepsMethod ? hop.body : null,
  };
}
