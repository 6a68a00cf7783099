import type { Logger } from "#app/log.ts";
import { BUDGET_REFRESH_MS, createCrawlBudget } from "#ingest/crawl-budget.ts";
import type { DirectoryBoard } from "#ingest/directory/read-directory.ts";
import { sources } from "#sources/registry.ts";
import { createVirtualClock } from "#test/http/virtual-clock.ts";
import type { BoardRates } from "./board-rates.ts";
import { createChance } from "./chance.ts";
import { makeDirectoryBoards, type TruthModel } from "./directory-boards.ts";
import { startCrew } from "./simulated-crew.ts";
import { createSimulatedQueue, type BoardOrder } from "./simulated-queue.ts";
import { createSimulatedWeb } from "./simulated-web.ts";

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 0, 5);
/** When the share of known openings is reported. */
export const CHECKPOINTS_MIN = [10, 60, 360, 1440];
const TARGET_SHARE = 0.8;

export interface DirectoryOptions {
  directory: readonly DirectoryBoard[];
  order: BoardOrder;
  workers: number;
  hours: number;
  truth: TruthModel;
  rates: BoardRates;
  seed: number;
  log: Logger;
}

export interface DirectoryReport {
  order: BoardOrder;
  workers: number;
  boards: number;
  /** Remote openings on the web at the start. */
  openings: number;
  /** Share of them known after so many minutes. */
  known: { minutes: number; share: number }[];
  /** When 80 % were known; null if later than the end. */
  minutesToTarget: number | null;
  boardsRead: number;
  requests: number;
  violations: number;
  workersKilled: number;
}

/** Reads a directory of which no board has been read, and reports how soon the remote openings are known. */
export async function simulateDirectory(options: DirectoryOptions): Promise<DirectoryReport> {
  const { log, hours } = options;
  const clock = createVirtualClock(START_MS);
  const chance = createChance(options.seed);
  const boards = makeDirectoryBoards(options.directory, { ...options, startMs: START_MS }, chance);
  const atStart = boards.map((board) => board.remote);
  const openings = atStart.reduce((sum, remote) => sum + remote, 0);
  const web = createSimulatedWeb(boards, clock, chance);
  const queue = createSimulatedQueue(boards, clock.now, options.order);
  const budget = createCrawlBudget(sources, async () => queue.loads());
  let known = 0;
  let boardsRead = 0;
  let minutesToTarget: number | null = null;
  const world = {
    clock,
    chance,
    queue,
    budget,
    onSeen: () => {},
    onStored(board: (typeof boards)[number], first: boolean) {
      web.noteStored(board);
      if (!first) return;
      boardsRead += 1;
      known += atStart[Number(board.row.id)]!;
      if (minutesToTarget === null && known >= TARGET_SHARE * openings)
        minutesToTarget = Math.round((clock.now() - START_MS) / MINUTE_MS);
    },
  };
  const crew = startCrew({
    world,
    web,
    log,
    workers: options.workers,
    ...(options.order === "round-robin" && { gain: ({ nextRunAt }, _isFeed, nowMs) => nowMs - nextRunAt.getTime() }),
  });
  await budget.refresh();
  const shares: DirectoryReport["known"] = [];
  for (let minutes = 10; minutes <= hours * 60; minutes += 10) {
    await clock.advance(BUDGET_REFRESH_MS);
    await budget.refresh();
    if (CHECKPOINTS_MIN.includes(minutes)) shares.push({ minutes, share: Number((known / openings).toFixed(3)) });
    if (minutes === 3 * 60) await crew.replaceOldest();
  }
  await crew.stop();
  return {
    order: options.order,
    workers: options.workers,
    boards: boards.length,
    openings,
    known: shares,
    minutesToTarget,
    boardsRead,
    requests: [...web.hosts.values()].reduce((sum, host) => sum + host.requests, 0),
    violations: Object.values(web.violations).reduce((sum, each) => sum + each, queue.doubleRuns),
    workersKilled: crew.killed(),
  };
}
