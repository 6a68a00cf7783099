export type FetchErrorCode =
  | "blocked-address"
  | "bad-url"
  | "too-large"
  | "timeout"
  | "bad-status"
  | "redirects"
  | "encoding"
  | "network"
  | "breaker-open"
  | "offline"
  | "no-room"
  | "aborted";

export interface FetchErrorDetail {
  url: string;
  /** HTTP status, for `bad-status` and for unusable redirects. */
  status?: number;
  /** Seconds until the next request may go out, where the host or its breaker says so. */
  retryAfterS?: number;
  /** Bytes decompressed when a `too-large` answer was cut off. */
  decodedBytes?: number;
  cause?: unknown;
}

/** Why an outbound request yielded no usable answer. `url` and `message` contain no secrets: see `redactUrl`. */
export class FetchError extends Error {
  readonly code: FetchErrorCode;
  readonly url: string;
  readonly status?: number;
  readonly retryAfterS?: number;
  readonly decodedBytes?: number;

  constructor(code: FetchErrorCode, message: string, detail: FetchErrorDetail) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = "FetchError";
    this.code = code;
    this.url = redactUrl(detail.url);
    if (detail.status !== undefined) this.status = detail.status;
    if (detail.retryAfterS !== undefined) this.retryAfterS = detail.retryAfterS;
    if (detail.decodedBytes !== undefined) this.decodedBytes = detail.decodedBytes;
  }
}

/** Whether a request failed because no host can be reached. */
export function isOffline(error: unknown): boolean {
  return error instanceof FetchError && error.code === "offline";
}

/** Whether a request failed for a reason of our own that says nothing about its host: it can go out again soon. */
export function isPostponed(error: unknown): error is FetchError {
  return error instanceof FetchError && (error.code === "offline" || error.code === "no-room");
}

const SECRET_PARAMETER = /key|token|secret|passw|auth|signature|^sig$|^app_?id$/i;
const LONGEST_LOGGED_URL = 300;

/** Redacts a URL for logs and errors: removes user, password, fragment and the values of secret query parameters. */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return shorten(url.replace(/\/\/[^/@]*@/, "//…@"));
  const parsed = new URL(url);
  parsed.username = "";
  parsed.password = "";
  parsed.hash = "";
  for (const name of new Set(parsed.searchParams.keys())) {
    if (SECRET_PARAMETER.test(name)) parsed.searchParams.set(name, "hidden");
  }
  return shorten(parsed.href);
}

function shorten(text: string): string {
  return text.length > LONGEST_LOGGED_URL ? `${text.slice(0, LONGEST_LOGGED_URL)}…` : text;
}
