import { worthAfterGood } from "#ingest/board-gain.ts";
import { hostQueueOf } from "#ingest/host-queue.ts";
import { sourceById } from "#sources/registry.ts";
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
  /** Whether the opening is remote; the others never reach the catalogue. */
  remote: boolean;
  /** For a removal: when a run missed it first. */
  missedAtMs: number | null;
}

/** A row of the simulated table `board`. */
export interface SimulatedRow extends Board {
  lastRunAt: Date | null;
}

/** A board of the simulated web with its row in the simulated database. */
export interface SimulatedBoard {
  row: SimulatedRow;
  hostQueue: string;
  nextRunAtMs: number;
  /** The worker whose run holds the board, and since when. */
  lease: { worker: string; atMs: number } | null;
  openings: number;
  /** How many of the openings are remote. */
  remote: number;
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
  const token = tokenOf(source, index, chance);
  const { openings, moments } = drawSize(rates, chance);
  const intervalS = Math.round(3600 * (1 + chance.next() * 23));
  const before = { expectedRemote: openings, changesPerDay: null, gainPerDay: null, gainClass: null };
  const seen = { kept: openings, complete: true, changes: 0, elapsedS: null, requests: 1, watchers: 0 };
  return newBoard({
    row: {
      ...unreadRow(index, { source, token, expectedRemote: openings }),
      ...worthAfterGood(before, seen),
      intervalS,
      rulesVersion: 1,
      lastGoodCount: openings,
      lastSuccessAt: new Date(startMs - intervalS * 1000),
    },
    nextRunAtMs: startMs + chance.next() * intervalS * 1000,
    openings,
    remote: openings,
    momentsPerDay: moments,
    nextMomentMs: startMs + chance.wait(moments) * DAY_MS,
    // Of 3,131 boards 18 were gone two days later.
    goneAtMs: startMs + chance.wait(0.0029) * DAY_MS,
  });
}

/** Draws the openings of a board and how often they change. Large boards change most, so one draw decides both. */
export function drawSize(rates: BoardRates, chance: Chance): { openings: number; moments: number } {
  const draw = chance.next();
  const changes = valueAt(rates.changesInTwoDays, Math.min(1, Math.max(0, draw + chance.normal() * 0.1)));
  return {
    openings: Math.max(1, Math.round(valueAt(rates.openings, draw))),
    moments: momentsPerDay(Math.round(changes)),
  };
}

type Drawn = Pick<
  SimulatedBoard,
  "row" | "nextRunAtMs" | "openings" | "remote" | "momentsPerDay" | "nextMomentMs" | "goneAtMs"
>;

/** Creates a board with what was drawn for it, before any change. */
export function newBoard(drawn: Drawn): SimulatedBoard {
  const perPage = OPENINGS_PER_PAGE[drawn.row.source] ?? Infinity;
  const pages = Math.ceil(drawn.openings / perPage) || 1;
  const { source, token } = drawn.row;
  const hostQueue = hostQueueOf(sourceById(source), token);
  return { ...drawn, hostQueue, lease: null, version: 1, seenVersion: 1, unseen: [], pages };
}

/** Returns the row of a board that was never read. */
export function unreadRow(
  index: number,
  { source, token, expectedRemote }: { source: string; token: string; expectedRemote: number },
): SimulatedRow {
  return {
    id: String(index),
    source,
    token,
    companyName: null,
    origin: "directory",
    state: "live",
    etag: null,
    lastModified: null,
    payloadHash: null,
    rulesVersion: null,
    intervalS: 3600,
    failures: 0,
    goneCount: 0,
    lastGoodCount: null,
    doubtedSince: null,
    doubtedCount: null,
    grownAt: null,
    earlierCount: null,
    deadSince: null,
    lastSuccessAt: null,
    lastRunAt: null,
    expectedRemote,
    changesPerDay: null,
    gainPerDay: null,
    gainClass: null,
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

/** Even on a board without a remote opening, about one new opening in a hundred is remote. */
const LEAST_REMOTE_SHARE = 0.01;

/** Advances a board to `nowMs`: its changes until then become unseen changes. */
export function advanceBoard(board: SimulatedBoard, nowMs: number, chance: Chance): void {
  while (board.nextMomentMs <= nowMs) {
    const kind = chance.next() < 0.57 || board.openings <= 1 ? "added" : "removed";
    const share = board.remote / board.openings;
    const remote = chance.next() < (kind === "added" ? Math.max(share, LEAST_REMOTE_SHARE) : share);
    const by = kind === "added" ? 1 : -1;
    board.openings += by;
    if (remote) board.remote += by;
    board.unseen.push({ atMs: board.nextMomentMs, kind, remote, missedAtMs: null });
    board.version += 1;
    board.nextMomentMs += chance.wait(board.momentsPerDay) * DAY_MS;
  }
}
