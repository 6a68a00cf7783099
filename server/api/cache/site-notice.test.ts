import { expect, test, vi } from "vitest";
import { createSiteNoticeReader } from "./site-notice.ts";

function pool() {
  let rows: object[] = [];
  let broken = false;
  const query = vi.fn<() => Promise<{ rows: object[] }>>(() =>
    broken ? Promise.reject(new Error("away")) : Promise.resolve({ rows }),
  );
  return {
    query,
    set(next: object[]) {
      rows = next;
    },
    fail(isBroken: boolean) {
      broken = isBroken;
    },
  };
}
const notice = { id: "7", kind: "info", words: "Hello", fromAt: new Date(), untilAt: new Date(), isShown: true };
const later = () => vi.advanceTimersByTime(6000);

test("pages hear once of a notice that begins, and once of its end", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const database = pool();
  const reader = createSiteNoticeReader(database as never);
  expect([await reader.hasChanged(), reader.shown]).toEqual([false, null]);
  database.set([notice]);
  later();
  expect([await reader.hasChanged(), reader.shown?.words]).toEqual([true, "Hello"]);
  expect(await reader.hasChanged()).toBe(false);
  database.fail(true);
  later();
  expect([await reader.hasChanged(), reader.shown?.words], "an outage").toEqual([false, "Hello"]);
  database.fail(false);
  database.set([{ ...notice, isShown: false }]);
  expect([await reader.hasChanged(), reader.shown]).toEqual([true, null]);
  vi.useRealTimers();
});

test("many pages share a look at the database", async () => {
  const database = pool();
  const reader = createSiteNoticeReader(database as never);
  await Promise.all(Array.from({ length: 50 }, () => reader.hasChanged()));
  expect(database.query).toHaveBeenCalledTimes(1);
});
