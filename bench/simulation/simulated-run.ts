import type { Clock } from "#http/clock.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import type { ClaimedBoard } from "#ingest/board-scheduler.ts";
import { afterFailure, afterGood, type RunMoment } from "#ingest/run/board-after-run.ts";
import type { FetchedBoard } from "#ingest/run/fetch-board.ts";
import type { CrawlBudget } from "#ingest/crawl-budget.ts";
import { runFailure } from "#ingest/run/run-failure.ts";
import { SECOND_LOOK_AFTER_S } from "#ingest/schedule.ts";
import { sourceById } from "#sources/registry.ts";
import type { Source } from "#sources/source.ts";
import { HINTED_SHARE, WITH_DETAILS } from "./board-rates.ts";
import type { Chance } from "./chance.ts";
import type { SimulatedBoard } from "./simulated-boards.ts";
import type { SimulatedQueue } from "./simulated-queue.ts";
import { BOARD_PARAMETER, PART_PARAMETER } from "./simulated-web.ts";

export interface RunWorld {
  clock: Clock;
  chance: Chance;
  queue: SimulatedQueue;
  http: OutboundHttp;
  budget: CrawlBudget;
  /** Called for every stored run; `first` for the first of its board. */
  onStored(board: SimulatedBoard, first: boolean): void;
  /** Called for every change that a run sees, and for every removal that closes a posting; ages in ms. */
  onSeen(kind: "added" | "removed" | "closed", ageMs: number): void;
}

const MOST_DETAILS = 500;

/** Simulates a run of server/ingest/run/run-board.ts without texts and tables: same requests, same next run. */
export async function runSimulatedBoard(
  { board: claimed, owner }: ClaimedBoard,
  world: RunWorld,
  signal: AbortSignal,
): Promise<void> {
  const { clock, chance, queue, budget } = world;
  const source = sourceById(claimed.source);
  const startedMs = clock.now();
  const moment: RunMoment = {
    elapsedMs: () => clock.now() - startedMs,
    now: new Date(clock.now()),
    random: chance.next(),
    spread: (intervalS) => budget.intervalS(claimed.source, intervalS),
  };
  const asked = { requests: 0 };
  try {
    const board = queue.held(claimed.id, owner);
    if (board === null) return;
    const { row } = board;
    const fetched = await fetchSimulated(board, source, world, asked, signal);
    if (queue.held(row.id, owner) === null) return;
    const { changes, secondLookDue } = takeChanges(board, fetched.changed, moment.now.getTime(), world.onSeen);
    const seen = fetched.changed ? board.openings : null;
    const { nextRunAt, ...update } = afterGood(
      row,
      source,
      {
        fetched,
        rulesVersion: 1,
        seen,
        kept: board.remote,
        changes,
        changed: changes > 0,
        secondLookDue,
        watchers: 0,
        believed: null,
      },
      moment,
    );
    const first = row.lastSuccessAt === null;
    Object.assign(row, update);
    world.onStored(board, first);
    queue.noteRequests(row.source, asked.requests);
    queue.finish(board, nextRunAt.getTime());
  } catch (error) {
    const board = queue.held(claimed.id, owner);
    if (board === null) return;
    const { row } = board;
    const failure = runFailure(error);
    const { nextRunAt, ...update } = afterFailure(row, failure, moment);
    Object.assign(row, { ...update, lastRunAt: update.lastRunAt ?? board.row.lastRunAt });
    queue.finish(board, nextRunAt.getTime());
  }
}

/** Makes the requests of a run: the pages of the list, then the details of what is new. */
async function fetchSimulated(
  board: SimulatedBoard,
  source: Source,
  { http, chance }: RunWorld,
  asked: { requests: number },
  signal: AbortSignal,
): Promise<FetchedBoard> {
  const { row } = board;
  const request = source.requests({ token: row.token })[0]!;
  const url = new URL(request.url);
  url.searchParams.set(BOARD_PARAMETER, row.id);
  const ask = (part: number, etag: string | null) => {
    url.searchParams.set(PART_PARAMETER, String(part));
    asked.requests += 1;
    const body = request.body === undefined ? {} : { body: request.body };
    return http.fetch({
      url: url.href,
      ...(request.method && { method: request.method }),
      ...body,
      etag,
      share: row.id,
      signal,
    });
  };
  const first = await ask(0, row.etag);
  const unseen = board.unseen.filter((change) => change.missedAtMs === null).length;
  let part = 1;
  for (; part < board.pages; part += 1) await ask(part, null);
  const hinted = source.id === "workday" ? HINTED_SHARE : 1;
  const unknown = row.lastSuccessAt === null ? board.openings : unseen * 0.57;
  const details =
    WITH_DETAILS.has(source.id) && !first.notModified ? Math.round(unknown * hinted + chance.next() * 0.5) : 0;
  for (let at = 0; at < Math.min(details, MOST_DETAILS); at += 1) await ask(part + at, null);
  return {
    changed: !first.notModified,
    postings: [],
    unchangedIds: [],
    rejected: [],
    complete: true,
    payloadHash: null,
    etag: first.notModified ? null : first.etag,
    lastModified: null,
    requests: asked.requests,
    bytes: 0,
  };
}

/** Applies a good run to the changes that had happened when it began. Only remote openings count. */
function takeChanges(
  board: SimulatedBoard,
  isNewAnswer: boolean,
  atMs: number,
  onSeen: RunWorld["onSeen"],
): { changes: number; secondLookDue: boolean } {
  let changes = 0;
  const left = board.unseen.filter((change) => {
    if (change.atMs > atMs) return true;
    if (change.missedAtMs === null && !isNewAnswer) return true;
    if (!change.remote) return false;
    if (change.kind === "added") {
      onSeen("added", atMs - change.atMs);
      changes += 1;
      return false;
    }
    if (change.missedAtMs === null) {
      onSeen("removed", atMs - change.atMs);
      change.missedAtMs = atMs;
      return true;
    }
    if (atMs - change.missedAtMs < SECOND_LOOK_AFTER_S * 1000) return true;
    onSeen("closed", atMs - change.atMs);
    changes += 1;
    return false;
  });
  board.unseen = left;
  return { changes, secondLookDue: left.some((change) => change.missedAtMs !== null) };
}
