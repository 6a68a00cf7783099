import { brand } from "#contract/values/brand.ts";
import { ACCEPT_ENCODING } from "./decompress-body.ts";

/** Names the bot and how to reach us. */
export const USER_AGENT = `${brand.name}Bot/1.0 (+${brand.botContactUrl}; ${brand.supportEmail})`;

const ACCEPT = "application/json, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5";
/** Headers that this module or HTTP itself sets; a caller that sends one has a bug. */
const NOT_FOR_CALLERS =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|user-agent|accept-encoding|cookie|referer|range|if-.*|proxy-.*)$/;
/** Caller headers without secrets, which may follow a redirect to another host. */
const HARMLESS = new Set(["accept", "accept-language", "content-type"]);
/** Validators that may be stored and sent. */
const VALIDATOR = /^[\t\u0020-\u007e\u0080-\u00ff]{1,1024}$/;

const HEADER_VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/**
 * Builds the headers of one request. Validators are sent back byte for byte. Throws TypeError for a header that callers
 * must not set or that HTTP does not allow.
 */
export function requestHeaders(own: Record<string, string>, validators: Validators): Record<string, string> {
  const headers: Record<string, string> = {
    accept: ACCEPT,
    "user-agent": USER_AGENT,
    "accept-encoding": ACCEPT_ENCODING,
  };
  for (const [name, value] of Object.entries(own)) {
    const key = name.toLowerCase();
    if (NOT_FOR_CALLERS.test(key))
      throw new TypeError(`The request header "${name}" is set by OutboundHttp, not by its callers`);
    if (!HEADER_VALUE.test(value))
      throw new TypeError(`The request header "${name}" contains a character that HTTP does not allow`);
    headers[key] = value;
    // The operator's mail address (RFC 9110 10.1.2); some services expect it in the User-Agent.
    if (key === "from" && value !== "") headers["user-agent"] = `${USER_AGENT} ${value}`;
  }
  const etag = usableValidator(validators.etag);
  const lastModified = usableValidator(validators.lastModified);
  if (etag !== null) headers["if-none-match"] = etag;
  if (lastModified !== null) headers["if-modified-since"] = lastModified;
  return headers;
}

/** Returns the caller headers that may follow a redirect to another host; API keys and accounts stay behind. */
export function headersForOtherHost(own: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(own).filter(([name]) => HARMLESS.has(name.toLowerCase())));
}

/** Returns an ETag or Last-Modified that may be stored and sent back, or null. */
export function usableValidator(value: string | null): string | null {
  return value !== null && VALIDATOR.test(value) ? value : null;
}
