import { readToken, writeToken } from "#web/session/session-token.ts";

/** An error response, or no response at all (`status` 0). `message` is the server's text, or empty if it sent none. */
export class ApiError extends Error {
  // Only declared: the home page's scripts have no byte to spare.
  declare readonly status: number;
  declare readonly code: string;
  constructor(status: number, message: string, code = "") {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** When and how often a call is retried. `attempt` starts at 1. */
export interface RetryPolicy {
  retries: number;
  retryable: (error: ApiError) => boolean;
  waitMs: (attempt: number) => number;
  timeoutMs?: number;
}

/**
 * For most calls: up to 3 retries on network errors and 5xx, waiting `attempt` seconds. Every call of this API is safe
 * to repeat.
 */
export const GENERAL: RetryPolicy = {
  retries: 3,
  retryable: (error) => error.status === 0 || error.status >= 500,
  waitMs: (attempt) => attempt * 1_000,
};

/**
 * For verifying and resending: a 10 s timeout and exponential backoff with up to 20% jitter, on network errors, 5xx and
 * 429.
 */
export const VERIFY: RetryPolicy = {
  retries: 3,
  retryable: (error) => error.status === 0 || error.status >= 500 || error.status === 429,
  waitMs: (attempt) => 2 ** attempt * 1_000 * (1 + Math.random() * 0.2),
  timeoutMs: 10_000,
};

/** For job queries: one retry. */
export const JOBS: RetryPolicy = { ...GENERAL, retries: 1 };

interface Call {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  body?: unknown;
  policy?: RetryPolicy;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the API with JSON and the stored token as bearer, and retries by `policy`. A 401 removes the stored token.
 * Throws ApiError.
 */
export async function callApi<T>(path: string, call: Call = {}): Promise<T> {
  const { policy = GENERAL, signal } = call;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send<T>(path, call, policy.timeoutMs);
    } catch (error) {
      if (!(error instanceof ApiError) || attempt > policy.retries || !policy.retryable(error)) throw error;
      await wait(policy.waitMs(attempt), signal);
    }
  }
}

async function send<T>(
  path: string,
  { method = "GET", body, signal }: Call,
  timeoutMs: number | undefined,
): Promise<T> {
  const token = readToken();
  const headers = new Headers({ accept: "application/json" });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)].filter(
    (each) => each !== undefined,
  );
  let response: Response;
  let content: unknown;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    });
    content = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError(0, "", error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "network");
  }
  if (response.ok) return content as T;
  // Remove only the rejected token; a different one is newer.
  if (response.status === 401 && token === readToken()) writeToken(null);
  const failure = content as { message?: unknown; code?: unknown } | null;
  throw new ApiError(
    response.status,
    typeof failure?.message === "string" ? failure.message : "",
    typeof failure?.code === "string" ? failure.code : "",
  );
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
