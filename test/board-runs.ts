import { randomUUID } from "node:crypto";
import { runBoard } from "#ingest/run/run-board.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import type { RunReport } from "#store/catalogue/board-runs.ts";
import { addBoards, ensureSources, findBoard, type Board, type BoardOrigin } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { startFeed, type Feed, type FeedOpening } from "./feed.ts";
import { silentLog } from "./log.ts";

/** The moment of the first run of a test. */
export const start = new Date("2026-06-01T12:00:00Z");

/** Returns the moment `count` hours later. */
export function hours(count: number): Date {
  return new Date(start.getTime() + count * 3_600_000);
}

/** Creates remote openings with these ids and distinct texts. */
export function openings(...ids: string[]): FeedOpening[] {
  return ids.map((id) => ({ id }));
}

export interface BoardRuns {
  feed: Feed;
  /** Adds a board that lists these openings. Returns its token. */
  newBoard(listed?: readonly FeedOpening[], options?: { companyName?: string; origin?: BoardOrigin }): Promise<string>;
  run(token: string, now: Date): Promise<RunReport>;
  boardOf(token: string): Promise<Board & { nextRunAt: Date; lastError: string | null }>;
  /** Returns the external ids of a board's published postings, and of those whose job is open. */
  open(token: string): Promise<{ postings: string[]; jobs: string[] }>;
  /** Returns the recorded changes of a board's jobs. */
  changesOf(token: string): Promise<string[]>;
}

/** Starts invented boards over HTTP and runs them on a database. */
export async function startBoardRuns(database: Database): Promise<BoardRuns> {
  await ensureSources(database, sources.values());
  const feed = await startFeed();
  return {
    feed,
    async newBoard(listed = [], options = {}) {
      const token = `board-${randomUUID()}`;
      feed.list(token, listed);
      await addBoards(
        database,
        [{ source: "lever", token, companyName: options.companyName ?? `Company ${token}` }],
        options.origin ?? "manual",
      );
      return token;
    },
    async run(token, now) {
      const found = await findBoard(database, "lever", token);
      const owner = randomUUID();
      const board = await claimBoard(database, { owner, boardId: found!.id });
      return runBoard({ database, http: feed.http, board: board!, owner, now, log: silentLog, random: 0 });
    },
    async boardOf(token) {
      const { rows } = await database.pool.query<{ nextRunAt: Date; lastError: string | null }>(
        `select next_run_at as "nextRunAt", last_error as "lastError" from board where token = $1`,
        [token],
      );
      return { ...(await findBoard(database, "lever", token))!, ...rows[0]! };
    },
    async open(token) {
      const { rows } = await database.pool.query<{ external_id: string; job_open: boolean }>(
        `select p.external_id, j.closed_at is null as job_open from posting p join board b on b.id = p.board_id
         left join job_posting jp on jp.posting_id = p.id left join job j on j.id = jp.job_id
         where b.token = $1 and p.closed_at is null and p.dropped_reason is null order by 1`,
        [token],
      );
      return {
        postings: rows.map((row) => row.external_id),
        jobs: rows.filter((row) => row.job_open).map((row) => row.external_id),
      };
    },
    async changesOf(token) {
      const { rows } = await database.pool.query<{ kind: string }>(
        `select distinct on (c.seq) c.kind from job_change c join job_posting jp on jp.job_id = c.job_id
         join posting p on p.id = jp.posting_id join board b on b.id = p.board_id where b.token = $1 order by c.seq`,
        [token],
      );
      return rows.map((row) => row.kind);
    },
  };
}
