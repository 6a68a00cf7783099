import type { Source } from "#sources/source.ts";
import type { Board } from "#store/catalogue/boards.ts";
import {
  momentsPerDay,
  OPENINGS_PER_PAGE,
  SOURCE_SHARES,
  valueAt,
  WORKDAY_CENTRES,
  type BoardRates,
} from "./board-rates.ts";
import type { Chance } from "./chance.ts";

const DAY_MS = 24 * 3_600_000;

/** A change on a board that no run has seen yet. */
export interface Change {
  atMs: number;
  kind: "added" | "removed";
  /** For a removal: when a run missed it first. */
  missedAtMs: number | null;
}

/** A board of the simulated web with its row in the simulated database. */
export interface SimulatedBoard {
  row: Board;
  nextRunAtMs: number;
  /** The worker whose run holds the board, and since when. */
  lease: { worker: string; atMs: number } | null;
  openings: number;
  momentsPerDay: number;
  nextMomentMs: number;
  /** Increases with each change; the ETag is made from it. */
  version: number;
  seenVersion: number;
  unseen: Change[];
  pages: number;
  /** When the board disappears from the web. */
  goneAtMs: number;
}

/** Creates boards in the proportions of the real catalogue, with next runs spread over their intervals. */
export function makeBoards(
  count: number,
  sources: ReadonlyMap<string, Source>,
  rates: BoardRates,
  chance: Chance,
  startMs: number,
): SimulatedBoard[] {
  const shares = Object.entries(SOURCE_SHARES).filter(([id]) => sources.has(id));
  const all = shares.reduce((sum, [, share]) => sum + share, 0);
  const boards: SimulatedBoard[] = [];
  for (const [source, share] of shares) {
    for (let left = Math.round((share / all) * count); left > 0; left -= 1)
      boards.push(makeBoard(boards.length, source, rates, chance, startMs));
  }
  return boards;
}

function makeBoard(index: number, source: string, rates: BoardRates, chance: Chance, startMs: number): SimulatedBoard {
  // Large boards change most, so one draw decides both.
  const draw = chance.next();
  const openings = Math.max(1, Math.round(valueAt(rates.openings, draw)));
  const moments = momentsPerDay(
    Math.round(valueAt(rates.changesInTwoDays, Math.min(1, Math.max(0, draw + chance.normal() * 0.1)))),
  );
  const intervalS = 3600 * (1 + chance.next() * 23);
  return {
    row: emptyRow({ index, source, token: tokenOf(source, index, chance), intervalS, openings, startMs }),
    nextRunAtMs: startMs + chance.next() * intervalS * 1000,
    lease: null,
    openings,
    momentsPerDay: moments,
    nextMomentMs: startMs + chance.wait(moments) * DAY_MS,
    version: 1,
    seenVersion: 1,
    unseen: [],
    pages: Math.ceil(openings / (OPENINGS_PER_PAGE[source] ?? Infinity)) || 1,
    // Of 3,131 boards 18 were gone two days later.
    goneAtMs: startMs + chance.wait(0.0029) * DAY_MS,
  };
}

interface NewRow {
  index: number;
  source: string;
  token: string;
  intervalS: number;
  openings: number;
  startMs: number;
}

function emptyRow({ index, source, token, intervalS, openings, startMs }: NewRow): Board {
  return {
    id: String(index),
    source,
    token,
    companyName: null,
    origin: "import",
    state: "live",
    etag: null,
    lastModified: null,
    payloadHash: null,
    rulesVersion: 1,
    intervalS: Math.round(intervalS),
    failures: 0,
    goneCount: 0,
    lastGoodCount: openings,
    shrunkSince: null,
    shrunkCount: null,
    deadSince: null,
    lastSuccessAt: new Date(startMs - intervalS * 1000),
  };
}

function tokenOf(source: string, index: number, chance: Chance): string {
  const name = `board${index}`;
  const draw = chance.next();
  if (source === "workday")
    return `${name}.wd${WORKDAY_CENTRES.find(([share]) => draw <= share)?.[1] ?? 1}.myworkdayjobs.com/careers`;
  if (source === "paylocity") return `00000000-0000-4000-8000-${index.toString(16).padStart(12, "0")}`;
  if (source === "icims") return `careers-${name}.icims.com`;
  if (source === "teamtailor") return `${name}.teamtailor.com`;
  if (source === "zohorecruit") return `${name}.zohorecruit.com`;
  if (source === "oracle") return `${name}.fa.us2.oraclecloud.com/CX_1`;
  if (source === "eightfold") return `${name}.eightfold.ai/${name}.com`;
  return name;
}

/** Advances a board to `nowMs`: its changes until then become unseen changes. */
export function advanceBoard(board: SimulatedBoard, nowMs: number, chance: Chance): void {
  while (board.nextMomentMs <= nowMs) {
    const kind = chance.next() < 0.57 || board.openings <= 1 ? "added" : "removed";
    board.openings += kind === "added" ? 1 : -1;
    board.unseen.push({ atMs: board.nextMomentMs, kind, missedAtMs: null });
    board.version += 1;
    board.nextMomentMs += chance.wait(board.momentsPerDay) * DAY_MS;
  }
}
