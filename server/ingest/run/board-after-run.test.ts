import { expect, test } from "vitest";
import { FetchError } from "#http/fetch-error.ts";
import type { Board } from "#store/catalogue/boards.ts";
import { afterDoubtful, afterFailure } from "./board-after-run.ts";
import { runFailure } from "./run-failure.ts";

const moment = { now: new Date("2026-06-01T12:00:00Z"), random: 0 };
const url = "https://api.lever.co/v0/postings/acme";
const board: Board = {
  id: "1",
  source: "lever",
  token: "acme",
  companyName: null,
  origin: "manual",
  state: "live",
  etag: '"one"',
  lastModified: null,
  payloadHash: Buffer.from("hash"),
  rulesVersion: 1,
  intervalS: 3600,
  failures: 0,
  goneCount: 0,
  lastGoodCount: 20,
  doubtedSince: null,
  doubtedCount: null,
  grownAt: null,
  earlierCount: null,
  deadSince: null,
  lastSuccessAt: moment.now,
  expectedRemote: 8,
  changesPerDay: null,
  gainPerDay: null,
  gainClass: null,
};

test("404 and 410 count towards the death of a board; other failures reset the count", () => {
  const gone = runFailure(new FetchError("bad-status", "answered 404", { url, status: 404 }));
  const down = runFailure(new FetchError("bad-status", "answered 503", { url, status: 503 }));
  expect(afterFailure({ ...board, goneCount: 2 }, gone, moment)).toMatchObject({
    state: "dead",
    goneCount: 3,
    deadSince: moment.now,
  });
  expect(afterFailure({ ...board, goneCount: 2 }, down, moment)).toMatchObject({
    state: "live",
    goneCount: 0,
    failures: 1,
  });
});

test("a board with a paused host is postponed without counting a failure", () => {
  const resting = runFailure(new FetchError("breaker-open", "api.lever.co failed", { url, retryAfterS: 900 }));
  const after = afterFailure(board, resting, moment);
  expect(after).toMatchObject({ failures: 0, state: "live" });
  expect(after.nextRunAt.getTime() - moment.now.getTime()).toBe(1_800_000);
});

test("a postponed board stays unread, and each failure halves what a never-read board promises", () => {
  const resting = runFailure(new FetchError("breaker-open", "api.lever.co failed", { url, retryAfterS: 900 }));
  expect(afterFailure(board, resting, moment)).toMatchObject({ gainClass: null, lastRunAt: null });
  const down = runFailure(new FetchError("bad-status", "answered 503", { url, status: 503 }));
  expect(afterFailure(board, down, moment)).toMatchObject({ gainPerDay: 4, gainClass: 2, lastRunAt: moment.now });
  expect(afterFailure({ ...board, failures: 1 }, down, moment)).toMatchObject({ gainPerDay: 2 });
  const read = { ...board, changesPerDay: 3, gainPerDay: 3, gainClass: 2 };
  expect(afterFailure(read, down, moment)).toMatchObject({ gainPerDay: 3, gainClass: 2 });
});

test("after an implausible run the board is read in full, and remembers since when it has been small", () => {
  const small = { kind: "implausible" as const, seen: 4, message: "too few" };
  const first = afterDoubtful(board, small, moment);
  expect(first).toMatchObject({
    etag: null,
    payloadHash: null,
    doubtedSince: moment.now,
    doubtedCount: 4,
    lastGoodCount: 20,
  });
  const later = { now: new Date("2026-06-03T12:00:00Z"), random: 0 };
  expect(afterDoubtful({ ...board, ...first }, small, later)).toMatchObject({ doubtedSince: moment.now });
  expect(afterDoubtful({ ...board, ...first }, { ...small, seen: 9 }, later)).toMatchObject({
    doubtedSince: later.now,
    doubtedCount: 9,
  });
});

test("an error is one short line without control characters", () => {
  expect(runFailure(new Error(`first\n\u0000second ${"x".repeat(900)}`)).message).toMatch(/^first second x{1,490}$/);
});
