import { expect, test } from "vitest";
import type { ReportedCount } from "#store/employers/figures.ts";
import { createViewCounter } from "./view-counter.ts";

function counter() {
  const stored: ReportedCount[][] = [];
  const failures: unknown[] = [];
  let isDown = false;
  const views = createViewCounter(
    async (counts) => {
      if (isDown) throw new Error("no database");
      stored.push([...counts]);
    },
    (error) => failures.push(error),
  );
  return { views, stored, failures, setDown: (down: boolean) => (isDown = down) };
}

test("adds up what is reported of a page, and stores all pages in one go", async () => {
  const { views, stored } = counter();
  views.count({ kind: "job-view", job: "7" });
  views.count({ kind: "job-view", job: "7" });
  views.count({ kind: "apply", job: "7" });
  views.count({ kind: "company-view", company: "7" });
  await views.store();
  await views.store();
  expect(stored).toEqual([
    [
      { kind: "job-view", key: "7", count: 2 },
      { kind: "apply", key: "7", count: 1 },
      { kind: "company-view", key: "7", count: 1 },
    ],
  ]);
});

test("what can't be stored waits, and counts on", async () => {
  const { views, stored, failures, setDown } = counter();
  setDown(true);
  views.count({ kind: "job-view", job: "7" });
  await views.store();
  views.count({ kind: "job-view", job: "7" });
  setDown(false);
  await views.store();
  expect(failures).toHaveLength(1);
  expect(stored).toEqual([[{ kind: "job-view", key: "7", count: 2 }]]);
});

test("what is counted while it stores waits for the next time", async () => {
  const stored: ReportedCount[][] = [];
  const views = createViewCounter(
    async (counts) => {
      views.count({ kind: "job-view", job: "7" });
      stored.push([...counts]);
    },
    () => expect.fail(),
  );
  views.count({ kind: "job-view", job: "7" });
  await views.store();
  await views.store();
  expect(stored.map(([first]) => first!.count)).toEqual([1, 1]);
});

test("invented pages don't fill the memory, and known ones still count", async () => {
  const { views, stored } = counter();
  for (let page = 1; page <= 30_000; page += 1) views.count({ kind: "job-view", job: String(page) });
  views.count({ kind: "job-view", job: "1" });
  await views.store();
  expect(stored[0]).toHaveLength(20_000);
  expect(stored[0]![0]).toMatchObject({ key: "1", count: 2 });
});
