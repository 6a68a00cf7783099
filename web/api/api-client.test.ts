import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLocalStorage } from "#test/local-storage.ts";
import { ApiError, callApi, GENERAL, JOBS, VERIFY } from "./api-client.ts";

let stored: Map<string, string>;
const fetched = vi.fn<typeof fetch>();
const respond = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.useFakeTimers();
  stored = stubLocalStorage();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcome(call: Promise<unknown>): Promise<unknown> {
  const settled = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

test("sends the stored token as bearer and removes it on a 401", async () => {
  stored.set("afield.token", "secret");
  fetched.mockImplementation(respond(401, { message: "Session is over.", code: "unauthenticated" }));
  const error = (await outcome(callApi("/api/jobs"))) as ApiError;
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("authorization")).toBe("Bearer secret");
  expect(error.message).toBe("Session is over.");
  expect(stored.has("afield.token")).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("keeps a token that was stored while the rejected call was in flight", async () => {
  stored.set("afield.token", "old");
  fetched.mockImplementation(() => {
    stored.set("afield.token", "new");
    return respond(401, { message: "over" })();
  });
  await outcome(callApi("/api/jobs"));
  expect(stored.get("afield.token")).toBe("new");
});

test.each([
  ["500", respond(500, { message: "out" }), 4],
  ["a network error", () => Promise.reject(new TypeError("network")), 4],
  ["400", respond(400, { message: "bad" }), 1],
  ["429", respond(429, { message: "slow down" }), 1],
])("retries a general call after %s as the specification says", async (_name, reply, times) => {
  fetched.mockImplementation(reply);
  expect(await outcome(callApi("/api/x", { method: "POST", body: {} }))).toBeInstanceOf(ApiError);
  expect(fetched).toHaveBeenCalledTimes(times);
});

test("retries job queries once, and verification also on 429", async () => {
  fetched.mockImplementation(respond(503, {}));
  await outcome(callApi("/api/jobs", { policy: JOBS }));
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockReset().mockImplementation(respond(429, {}));
  await outcome(callApi("/api/auth/verify/t", { policy: VERIFY }));
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("waits the attempt in seconds, or 2^n seconds with jitter, and times verification out after 10 s", () => {
  expect([1, 2, 3].map(GENERAL.waitMs)).toEqual([1000, 2000, 3000]);
  for (const attempt of [1, 2, 3]) {
    expect(VERIFY.waitMs(attempt)).toBeGreaterThanOrEqual(2 ** attempt * 1000);
    expect(VERIFY.waitMs(attempt)).toBeLessThanOrEqual(2 ** attempt * 1200);
  }
  expect(VERIFY.timeoutMs).toBe(10_000);
});
