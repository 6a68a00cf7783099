import { isIP } from "node:net";
import { addressProblem } from "./address-guard.ts";
import { FetchError, redactUrl } from "./fetch-error.ts";

const LONGEST_URL = 4096;
const PORT_BY_SCHEME: Record<string, string> = { "http:": "80", "https:": "443" };
/** Names that never mean a public host (RFC 6761, RFC 8375, ICANN's private-use name). */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|onion|alt|invalid)$/;

/**
 * Parses a URL to fetch. Rejects schemes and ports other than http on 80 and https on 443, user names, local names,
 * non-public literal addresses, and spaces, control characters and backslashes, which URL parsers interpret differently.
 */
export function guardUrl(text: string): URL {
  // oxlint-disable-next-line no-control-regex -- this looks for control characters
  if (/[\u0000-\u0020\u007f\\]/.test(text))
    throw badUrl(text, "it contains a space, a control character or a backslash");
  if (!/^https?:\/\/[^/]/i.test(text)) throw badUrl(text, "only http:// and https:// addresses are fetched");
  if (!URL.canParse(text)) throw badUrl(text, "it is not a valid URL");
  return guardParsedUrl(new URL(text));
}

/** Checks a parsed URL, such as a redirect's target, in the same way. */
export function guardParsedUrl(url: URL): URL {
  const text = url.href;
  const port = PORT_BY_SCHEME[url.protocol];
  if (port === undefined) throw badUrl(text, "only http and https are fetched");
  if (text.length > LONGEST_URL) throw badUrl(text, `it is longer than ${LONGEST_URL} characters`);
  if (url.username !== "" || url.password !== "") throw badUrl(text, "it contains a user name or password");
  if (url.port !== "") throw badUrl(text, `port ${url.port} is not ${port}`);

  const host = bareHost(url);
  if (isIP(host) > 0) {
    const problem = addressProblem(host);
    if (problem !== null)
      throw new FetchError("blocked-address", `${host} is not a public address (${problem})`, { url: text });
    return url;
  }
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  if (name === "" || !/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name)) throw badUrl(text, "its host name is invalid");
  if (!name.includes(".")) throw blockedName(text, name);
  if (LOCAL_NAME.test(name)) throw blockedName(text, name);
  // One spelling per host, so that a trailing dot cannot bypass pace and breaker.
  if (host !== name) url.hostname = name;
  return url;
}

/** Returns the host name without the brackets of an IPv6 literal. */
export function bareHost(url: URL): string {
  return url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname;
}

function badUrl(text: string, why: string): FetchError {
  return new FetchError("bad-url", `Cannot fetch "${redactUrl(text)}": ${why}.`, { url: text });
}

function blockedName(text: string, name: string): FetchError {
  return new FetchError("blocked-address", `"${name}" is a local name, not a public host.`, { url: text });
}
