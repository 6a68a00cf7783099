import { expect, test } from "vitest";
import type { Job } from "#contract/schemas/job.ts";
import { createCardCache } from "./card-cache.ts";

/** A cache whose source titles each card with the number of reads so far. */
function testCache() {
  let now = 1;
  let reads = 0;
  let notify: (ids: readonly string[] | null) => void = () => {};
  let duringRead = (): void => {};
  const readCards = (ids: readonly string[]) => {
    reads += 1;
    const cards = ids.filter((id) => id !== "gone").map((id) => ({ id, role: `read ${reads}` }) as Job);
    duringRead();
    return Promise.resolve(cards);
  };
  const cache = createCardCache(readCards, { onChange: (listener) => (notify = listener) }, { now: () => now });
  return {
    titles: async (...ids: string[]) => (await cache.byIds(ids)).map(({ id, role }) => `${id}: ${role}`),
    change: (ids: readonly string[] | null) => notify(ids),
    advance: (ms: number) => (now += ms),
    duringRead: (act: () => void) => (duringRead = act),
  };
}

test("reads only missing cards, keeps the requested order and leaves out deleted jobs", async () => {
  const { titles } = testCache();
  expect(await titles("1", "2")).toEqual(["1: read 1", "2: read 1"]);
  expect(await titles("3", "gone", "1")).toEqual(["3: read 2", "1: read 1"]);
});

test("reads a card again when its job changes, when any job may have changed, and when it expires", async () => {
  const { titles, change, advance } = testCache();
  await titles("1", "2");
  change(["1"]);
  expect(await titles("1", "2")).toEqual(["1: read 2", "2: read 1"]);
  change(null);
  expect(await titles("2")).toEqual(["2: read 3"]);
  advance(60_000);
  expect(await titles("2")).toEqual(["2: read 4"]);
});

test("does not cache a card whose job changed during the read", async () => {
  const { titles, change, duringRead } = testCache();
  duringRead(() => change(["1"]));
  await titles("1");
  duringRead(() => {});
  expect(await titles("1")).toEqual(["1: read 2"]);
});
