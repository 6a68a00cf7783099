import { readToken, writeToken } from "#web/session/session-token.ts";

/** An answer that is no success, or no answer at all (`status` 0). `message` is the server's text, or empty when it gave none. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, message: string, code = "") {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
  }
}

/** When and how often a call is tried again. `attempt` counts from 1. */
export interface RetryPolicy {
  retries: number;
  retryable: (error: ApiError) => boolean;
  waitMs: (attempt: number) => number;
  timeoutMs?: number;
}

/** General calls: up to 3 retries, the attempt number in seconds apart, on no answer and on 500 and above. Every call of this API is safe to repeat. */
export const GENERAL: RetryPolicy = {
  retries: 3,
  retryable: (error) => error.status === 0 || error.status >= 500,
  waitMs: (attempt) => attempt * 1_000,
};

/** Verifying and resending: 10 s for an answer; again after 2^n s plus up to a fifth, on no answer, 5xx and 429. */
export const VERIFY: RetryPolicy = {
  retries: 3,
  retryable: (error) => error.status === 0 || error.status >= 500 || error.status === 429,
  waitMs: (attempt) => 2 ** attempt * 1_000 * (1 + Math.random() * 0.2),
  timeoutMs: 10_000,
};

/** Job queries: one retry. */
export const JOBS: RetryPolicy = { ...GENERAL, retries: 1 };

interface Call {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  body?: unknown;
  policy?: RetryPolicy;
  signal?: AbortSignal | undefined;
}

/** One call of the API: JSON in and out, the stored token as bearer, retried by its policy. Any 401 removes the stored token. Throws ApiError. */
export async function callApi<T>(
  path: string,
  { method = "GET", body, policy = GENERAL, signal }: Call = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once<T>(path, method, body, policy.timeoutMs, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || attempt > policy.retries || !policy.retryable(error)) throw error;
      await wait(policy.waitMs(attempt), signal);
    }
  }
}

async function once<T>(
  path: string,
  method: string,
  body: unknown,
  timeoutMs: number | undefined,
  signal: AbortSignal | undefined,
): Promise<T> {
  const token = readToken();
  const headers = new Headers({ accept: "application/json" });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  const limits = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)].filter(
    (limit) => limit !== undefined,
  );
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(limits.length > 0 && { signal: AbortSignal.any(limits) }),
    });
    answer = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError(0, "", error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "network");
  }
  if (response.ok) return answer as T;
  // Only the token that was refused: one stored meanwhile is newer.
  if (response.status === 401 && token === readToken()) writeToken(null);
  const told = answer as { message?: unknown; code?: unknown } | null;
  throw new ApiError(
    response.status,
    typeof told?.message === "string" ? told.message : "",
    typeof told?.code === "string" ? told.code : "",
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
