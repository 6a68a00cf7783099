import { expect, test } from "vitest";
import { type BoardAnswer, hasChangedShape, judgeAnswer } from "./plausible.ts";

const now = new Date("2026-06-10T00:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** Returns an answer with this many postings, of which `known` are stored, all by default. */
function answer(seen: number, given: Partial<BoardAnswer> = {}): BoardAnswer {
  return {
    seen,
    listed: seen,
    known: seen,
    earlier: 0,
    isWindow: false,
    isEmployers: true,
    namesOther: false,
    lastGoodCount: 10,
    doubtedSince: null,
    doubtedCount: null,
    earlierCount: null,
    now,
    ...given,
  };
}

const doubted = { doubt: expect.any(String) as string, isBelieved: false };
const plausible = { doubt: null, isBelieved: true };

test("doubts fewer than half of the last good count, and none after five", () => {
  expect(judgeAnswer(answer(5))).toEqual(plausible);
  expect(judgeAnswer(answer(4))).toEqual({ doubt: "shrunk", isBelieved: false });
  expect(judgeAnswer(answer(0, { lastGoodCount: 5 }))).toEqual(doubted);
  expect(judgeAnswer(answer(0, { lastGoodCount: 4 }))).toEqual(plausible);
  expect(judgeAnswer(answer(0, { lastGoodCount: null }))).toEqual(plausible);
});

test("believes a board that stays small for a week", () => {
  const small = answer(2, { doubtedCount: 2 });
  expect(judgeAnswer({ ...small, doubtedSince: hoursAgo(7 * 24) })).toEqual({ doubt: "shrunk", isBelieved: true });
  expect(judgeAnswer({ ...small, doubtedSince: hoursAgo(7 * 24 - 1) })).toEqual(doubted);
});

test("doubts more than three times the last good count until a run an hour later", () => {
  const known = 100;
  const grown = (seen: number, given: Partial<BoardAnswer> = {}) =>
    answer(seen, { lastGoodCount: 100, known, ...given });
  expect(judgeAnswer(grown(300))).toEqual(plausible);
  expect(judgeAnswer(grown(301))).toEqual({ doubt: "grown", isBelieved: false });
  expect(judgeAnswer(grown(5000, { doubtedSince: hoursAgo(0.9), doubtedCount: 5000 }))).toEqual(doubted);
  expect(judgeAnswer(grown(5000, { doubtedSince: hoursAgo(1), doubtedCount: 5000 }))).toMatchObject({
    isBelieved: true,
  });
  expect(judgeAnswer(grown(5000, { doubtedSince: hoursAgo(1), doubtedCount: 40 }))).toEqual(doubted);
});

test("never doubts a first reading, the growth of a small board, or a list of the newest postings", () => {
  expect(judgeAnswer(answer(5000, { lastGoodCount: null, known: 0 }))).toEqual(plausible);
  for (const lastGoodCount of [0, 1, 9])
    expect(judgeAnswer(answer(60, { lastGoodCount, known: 0 }))).toEqual(plausible);
  expect(judgeAnswer(answer(5000, { isWindow: true, known: 0 }))).toEqual(plausible);
  expect(judgeAnswer(answer(61, { lastGoodCount: 0, known: 0 }))).toEqual(doubted);
});

test("doubts an employer's board whose postings are all other ones until the day after", () => {
  const foreign = answer(12, { known: 1, lastGoodCount: 12 });
  expect(judgeAnswer(foreign)).toEqual({ doubt: "foreign", isBelieved: false });
  expect(judgeAnswer({ ...foreign, doubtedSince: hoursAgo(23), doubtedCount: 12 })).toEqual(doubted);
  expect(judgeAnswer({ ...foreign, doubtedSince: hoursAgo(24), doubtedCount: 12 })).toMatchObject({ isBelieved: true });
  expect(judgeAnswer({ ...foreign, known: 2 })).toEqual(plausible);
  expect(judgeAnswer({ ...foreign, isEmployers: false })).toEqual(plausible);
  expect(judgeAnswer(answer(9, { known: 0 }))).toEqual(plausible);
  expect(judgeAnswer(answer(12, { known: 0, lastGoodCount: 9 }))).toEqual(plausible);
});

test("doubts postings that name another company for a week", () => {
  const other = answer(200, { known: 0, namesOther: true, doubtedCount: 200 });
  expect(judgeAnswer({ ...other, doubtedSince: hoursAgo(6 * 24) })).toEqual(doubted);
  expect(judgeAnswer({ ...other, doubtedSince: hoursAgo(7 * 24) })).toMatchObject({ isBelieved: true });
});

test("never doubts a return to what the board was before it grew", () => {
  const back = { lastGoodCount: 3000, earlierCount: 60 };
  expect(judgeAnswer(answer(60, { ...back, earlier: 60 }))).toEqual(plausible);
  expect(judgeAnswer(answer(31, { ...back, earlier: 25 }))).toEqual(plausible);
  expect(judgeAnswer(answer(29, { ...back, earlier: 29 }))).toEqual(doubted);
  expect(judgeAnswer(answer(60, { ...back, earlier: 40 }))).toEqual(doubted);
  expect(judgeAnswer(answer(0, { ...back, earlier: 0 }))).toEqual(doubted);
});

test("takes more than a tenth of unreadable items for a change of format", () => {
  expect(hasChangedShape(10, 1)).toBe(false);
  expect(hasChangedShape(10, 2)).toBe(true);
  expect(hasChangedShape(0, 0)).toBe(false);
});
