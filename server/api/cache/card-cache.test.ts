import { expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { createCardCache } from "./card-cache.ts";

/** A cache over a database whose cards are titled by how often they were read. */
function cards() {
  let now = 0;
  let reads = 0;
  let changed: (ids: readonly string[] | null) => void = () => {};
  let beforeAnswer = (): void => {};
  const query = (_text: string, [ids]: [string[]]) => {
    reads += 1;
    const date = new Date(0);
    const rows = ids
      .filter((id) => id !== "gone")
      .map((id) => ({
        id,
        title: `read ${reads}`,
        levels: [],
        tech_stack: [],
        industries: [],
        posted_at: date,
        first_seen_at: date,
        last_seen_at: date,
        sources: null,
        closed_at: null,
        closed_reason: null,
        salary: null,
        education: null,
      }));
    beforeAnswer();
    return Promise.resolve({ rows });
  };
  const cache = createCardCache(
    { pool: { query } } as unknown as Database,
    { onChange: (listener) => (changed = listener) },
    () => now,
  );
  const titles = async (...ids: string[]) => (await cache.byIds(ids)).map(({ id, role }) => `${id}: ${role}`);
  return {
    titles,
    change: (ids: readonly string[] | null) => changed(ids),
    pass: (ms: number) => (now += ms),
    duringRead: (act: () => void) => (beforeAnswer = act),
  };
}

test("reads only what it has not, in the order asked, and leaves out what is gone", async () => {
  const { titles } = cards();
  expect(await titles("1", "2")).toEqual(["1: read 1", "2: read 1"]);
  expect(await titles("3", "gone", "1")).toEqual(["3: read 2", "1: read 1"]);
});

test("reads a card again when its job has changed, when anything may have, and after a while", async () => {
  const { titles, change, pass } = cards();
  await titles("1", "2");
  change(["1"]);
  expect(await titles("1", "2")).toEqual(["1: read 2", "2: read 1"]);
  change(null);
  expect(await titles("2")).toEqual(["2: read 3"]);
  pass(60_000);
  expect(await titles("2")).toEqual(["2: read 4"]);
});

test("does not keep what a change overtook while it was read", async () => {
  const { titles, change, duringRead } = cards();
  duringRead(() => change(["1"]));
  await titles("1");
  duringRead(() => {});
  expect(await titles("1")).toEqual(["1: read 2"]);
});
