import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createResponseCache } from "./response-cache.ts";

function countingCache() {
  const search = { version: 1 };
  const cache = createResponseCache(search);
  let made = 0;
  const request = (key: string) => cache.get(key, () => Promise.resolve((made += 1)), String);
  return { search, cache, request };
}

test("makes a response once for everyone who requests the same, at once or later", async () => {
  const { request } = countingCache();
  const [first, second] = await Promise.all([request("a"), request("a")]);
  expect([first.text, second.text, (await request("a")).text, (await request("b")).text]).toEqual(["1", "1", "1", "2"]);
  expect(first.etag).toMatch(/^"[\w-]+"$/);
});

test("makes a new response when jobs have changed, even while the old one is being made", async () => {
  const { search, request } = countingCache();
  const early = request("a");
  search.version = 2;
  const late = request("a");
  expect([(await early).text, (await late).text, (await request("a")).text]).toEqual(["1", "2", "2"]);
});

test("finds a response by URL while it is fresh", async () => {
  const { search, cache, request } = countingCache();
  expect(cache.getByUrl("/a?x=1")).toBeNull();
  cache.alias("/a?x=1", "a");
  expect(cache.getByUrl("/a?x=1")).toBeNull();
  await request("a");
  expect((await cache.getByUrl("/a?x=1"))?.text).toBe("1");
  search.version = 2;
  expect(cache.getByUrl("/a?x=1")).toBeNull();
});

test("does not cache a failure", async () => {
  const { cache, request } = countingCache();
  await expect(cache.get("a", () => Promise.reject(new Error("away")), String)).rejects.toThrow("away");
  expect((await request("a")).text).toBe("1");
});

test("evicts the least recently requested responses when memory is short", async () => {
  const { cache } = countingCache();
  const large = (key: string) => cache.get(key, () => Promise.resolve(key.repeat(7_000_000)), String);
  for (const key of ["a", "b", "a", "c"]) {
    cache.alias(`/${key}`, key);
    await large(key);
  }
  expect(["a", "b", "c"].filter((key) => cache.getByUrl(`/${key}`) !== null)).toEqual(["a", "c"]);
});

test("forgets responses that have expired, even if nobody asks any more", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { cache, request } = countingCache();
  const response = new WeakRef(await request("a"));
  await expect
    .poll(
      async () => {
        await sleep(100);
        collectGarbage();
        return response.deref() === undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  expect(cache.getByUrl("/a")).toBeNull();
});
