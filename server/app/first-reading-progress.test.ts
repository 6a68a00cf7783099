import { expect, test } from "vitest";
import { reportFirstReading } from "./first-reading-progress.ts";

function report(canPin: boolean, part: "starter" | "all" = "starter") {
  const lines: string[] = [];
  const pins: (string | null)[] = [];
  const reporter = reportFirstReading(part, (_step, text) => void lines.push(text), {
    canPin,
    pin: (line) => void pins.push(line),
  });
  const read = (boardsRead: number, jobs: number, ended = false) =>
    reporter.onCount({ boards: 1500, boardsRead, jobs, ended });
  return { lines, pins, read, ...reporter };
}

test("a log gets a line for the import, one for each of four steps and one at the end", () => {
  const { lines, pins, onImport, read } = report(false);
  onImport("import", 1500);
  for (let boards = 0; boards < 1425; boards += 3) read(boards, boards * 8);
  read(1425, 11_400, true);
  expect(lines).toEqual([
    "1,500 boards of the starter set added; reading them now (BOARDS=none prevents this)",
    "Reading real boards: 150 of 1,500 · 1,200 jobs",
    "Reading real boards: 375 of 1,500 · 3,000 jobs",
    "Reading real boards: 750 of 1,500 · 6,000 jobs",
    "Reading real boards: 1,125 of 1,500 · 9,000 jobs",
    "Reading real boards: 1,425 of 1,500 · 11,400 jobs; the first reading is done",
  ]);
  expect(pins.filter((line) => line !== null)).toEqual([]);
});

test("a terminal shows one line that changes, and writes only its last state", () => {
  const { lines, pins, read } = report(true);
  read(0, 0);
  read(212, 8412);
  read(1425, 11_400, true);
  expect(pins).toEqual([
    "  Reading real boards: 0 of 1,500 · 0 jobs",
    "  Reading real boards: 212 of 1,500 · 8,412 jobs",
    null,
  ]);
  expect(lines).toEqual(["Reading real boards: 1,425 of 1,500 · 11,400 jobs; the first reading is done"]);
});

test("an operator's own list is mentioned only to someone who asked for the whole directory", () => {
  const starter = report(false);
  starter.onImport("own-boards", 0);
  starter.onImport("imported", 0);
  expect(starter.lines).toEqual([]);
  const all = report(false, "all");
  all.onImport("own-boards", 0);
  expect(all.lines).toEqual([expect.stringContaining("boards use all")]);
});
