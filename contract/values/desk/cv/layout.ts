import type { CvLine } from "./cv-reading.ts";
import { headingKind } from "./sections.ts";

/** A piece of text on a page. `y` grows upwards, as in a PDF. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
}

/** Pieces of text that follow each other on one baseline without a wide gap. */
type Run = PlacedText;

/** A gap wider than this many letters' height separates columns. */
const COLUMN_GAP = 1.1;
const SPACE = 0.15;
/** Least runs on either side of a gutter. */
const LEAST_IN_COLUMN = 3;

/** Returns a page's lines in reading order: columns one after the other, the rows of a table as one line each. */
export function linesOfPage(pieces: readonly PlacedText[]): CvLine[] {
  const runs = runsOf(pieces.filter(({ text }) => text.trim() !== ""));
  const usual = usualSize(runs);
  return ordered(runs).map(({ text, size, bold }) => ({
    text: text.trim(),
    size: Math.round((size / usual) * 100) / 100,
    bold,
  }));
}

function usualSize(runs: readonly Run[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  let best = 1;
  for (const [size, count] of letters) if (count > (letters.get(best) ?? 0)) best = size;
  return best;
}

const isSameRow = (one: PlacedText, other: PlacedText) =>
  Math.abs(one.y - other.y) < Math.max(one.size, other.size) * 0.4;

/** The cells of a table have one baseline; the lines of two columns rarely do. */
const isBeside = (one: PlacedText, other: PlacedText) =>
  Math.abs(one.y - other.y) < Math.max(one.size, other.size) * 0.15;

/** Rows from top to bottom, each from left to right. */
function rowsOf<Piece extends PlacedText>(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    if (row !== undefined && isSameRow(row[0]!, piece)) row.push(piece);
    else rows.push([piece]);
  }
  for (const row of rows) row.sort((one, other) => one.x - other.x);
  return rows;
}

function runsOf(pieces: readonly PlacedText[]): Run[] {
  const runs: Run[] = [];
  for (const row of rowsOf(pieces)) {
    let run: Run | undefined;
    for (const piece of row) {
      const gap = run === undefined ? Infinity : piece.x - (run.x + run.width);
      if (run === undefined || gap > COLUMN_GAP * Math.min(run.size, piece.size)) {
        run = { ...piece };
        runs.push(run);
        continue;
      }
      const spaced = gap > SPACE * piece.size && !run.text.endsWith(" ") && !piece.text.startsWith(" ");
      run.text += spaced ? ` ${piece.text}` : piece.text;
      run.width = piece.x + piece.width - run.x;
      run.bold &&= piece.bold;
      run.size = Math.max(run.size, piece.size);
    }
  }
  return runs;
}

/** Orders runs: between those that cross the gutter, the left column first, then the right one. */
function ordered(runs: readonly Run[], depth = 0): Run[] {
  const gutter = depth > 3 ? undefined : gutterOf(runs);
  if (gutter === undefined) return rowsOf(runs).map(joined);
  const result: Run[] = [];
  let left: Run[] = [];
  let right: Run[] = [];
  const flush = () => {
    result.push(
      ...(isTable(left, right)
        ? rowsOf([...left, ...right]).map(joined)
        : [...ordered(left, depth + 1), ...ordered(right, depth + 1)]),
    );
    left = [];
    right = [];
  };
  for (const row of rowsOf(runs)) {
    for (const run of row) {
      if (crosses(run, gutter)) {
        flush();
        result.push(run);
      } else (run.x >= gutter ? right : left).push(run);
    }
  }
  flush();
  return result;
}

const crosses = (run: Run, gutter: number) => run.x < gutter - 1 && run.x + run.width > gutter + 1;

/** Returns where a second column begins; undefined when the text has one column. */
function gutterOf(runs: readonly Run[]): number | undefined {
  const starts = new Map<number, number>();
  for (const { x } of runs) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  const leftmost = Math.min(...runs.map(({ x }) => x));
  let best: number | undefined;
  let bestScore = 0;
  for (const [start, count] of starts) {
    if (count < LEAST_IN_COLUMN || start < leftmost + 20) continue;
    const at = start - 1;
    const crossing = runs.filter((run) => crosses(run, at)).length;
    const right = runs.filter((run) => run.x >= at).length;
    const left = runs.length - right - crossing;
    const score = Math.min(left, right) - 2 * crossing;
    if (Math.min(left, right) >= LEAST_IN_COLUMN && score > bestScore) [best, bestScore] = [at, score];
  }
  return best;
}

/** A row's label, or the time of what stands beside it. */
const ROW_LABEL = /^(?:[^\d]{0,12}\d{1,2}[./])?[^\d]{0,12}\d{4}|:$/;

const LABEL_WORDS = 3;

/** Returns whether two columns are a table's: what stands on the left labels what stands beside it. */
function isTable(left: readonly Run[], right: readonly Run[]): boolean {
  if (left.length === 0 || right.length === 0) return false;
  const labels = (side: readonly Run[], other: readonly Run[]) =>
    side.filter((run) => other.some((each) => isBeside(run, each)) && ROW_LABEL.test(run.text)).length;
  const beside = left.filter((run) => right.some((each) => isBeside(run, each)));
  if (beside.length === 0) return false;
  if (labels(left, right) >= beside.length * 0.5 || labels(right, left) >= right.length * 0.6) return true;
  // Labels such as "Tools": each stands beside something, and only headings stand alone.
  const alone = left.filter((run) => !beside.includes(run) && headingKind(run.text) === undefined);
  return alone.length === 0 && beside.length > 1 && beside.every(({ text }) => text.split(" ").length <= LABEL_WORDS);
}

function joined(row: readonly Run[]): Run {
  const [first] = row;
  return {
    ...first!,
    text: row.map(({ text }) => text.trim()).join("\t"),
    size: Math.max(...row.map(({ size }) => size)),
    bold: row.every(({ bold }) => bold),
  };
}
