import { expect, test } from "vitest";
import { createAnswerCache } from "./response-cache.ts";

function counted() {
  const search = { version: 1 };
  const cache = createAnswerCache(search);
  let made = 0;
  const ask = (key: string) => cache.answer(key, () => Promise.resolve((made += 1)), String);
  return { search, cache, ask };
}

test("makes an answer once for all who ask the same, at once or later", async () => {
  const { ask } = counted();
  const [first, second] = await Promise.all([ask("a"), ask("a")]);
  expect([first.text, second.text, (await ask("a")).text, (await ask("b")).text]).toEqual(["1", "1", "1", "2"]);
  expect(first.etag).toMatch(/^"[\w-]+"$/);
});

test("makes it anew when jobs have changed, also while it was being made", async () => {
  const { search, ask } = counted();
  const early = ask("a");
  search.version = 2;
  const late = ask("a");
  expect([(await early).text, (await late).text, (await ask("a")).text]).toEqual(["1", "2", "2"]);
});

test("an address leads to its answer while that serves", async () => {
  const { search, cache, ask } = counted();
  expect(cache.at("/a?x=1")).toBeNull();
  cache.lead("/a?x=1", "a");
  expect(cache.at("/a?x=1")).toBeNull();
  await ask("a");
  expect((await cache.at("/a?x=1"))?.text).toBe("1");
  search.version = 2;
  expect(cache.at("/a?x=1")).toBeNull();
});

test("does not keep a failure", async () => {
  const { cache, ask } = counted();
  await expect(cache.answer("a", () => Promise.reject(new Error("away")), String)).rejects.toThrow("away");
  expect((await ask("a")).text).toBe("1");
});
