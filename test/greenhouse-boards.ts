import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { type ReplayAnswer, startReplayServer } from "#http/replay-server.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import { sources } from "#sources/registry.ts";
import type { Database } from "#postgres/database.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import type { RunReport } from "#store/catalogue/board-runs.ts";
import { ensureSources, findBoard, type Board } from "#store/catalogue/boards.ts";
import { greenhousePayload, type InventedBoard } from "./link-web.ts";
import { silentLog } from "./log.ts";

export interface GreenhouseBoards {
  /** What each board answers, by token: its openings, or any other answer. A missing one doesn't exist. */
  boards: Map<string, InventedBoard | ReplayAnswer>;
  /** Pages of other hosts, by `host/path`. */
  pages: Map<string, ReplayAnswer>;
  http: OutboundHttp;
  boardOf(token: string): Promise<Board & { nextRunAt: Date; lastError: string | null; enabled: boolean }>;
  run(token: string, now: Date): Promise<RunReport>;
}

/** Starts invented Greenhouse boards, which name their employers, and runs them on a database. It stops with the test file. */
export async function startGreenhouseBoards(database: Database): Promise<GreenhouseBoards> {
  await ensureSources(database, sources.values());
  const boards: GreenhouseBoards["boards"] = new Map();
  const pages: GreenhouseBoards["pages"] = new Map();
  const server = await startReplayServer({
    answer(host, path) {
      if (host !== "boards-api.greenhouse.io") return pages.get(host + path) ?? null;
      const board = boards.get(path.split("/")[3] ?? "");
      if (board === undefined || !("employer" in board)) return board ?? null;
      return { headers: { "content-type": "application/json" }, body: greenhousePayload(board) };
    },
  });
  const http = createOutboundHttp({ replayOrigin: server.origin, breaker: { failures: 1000 } });
  afterAll(async () => {
    await http.close();
    await server.close();
  });
  return {
    boards,
    pages,
    http,
    async boardOf(token) {
      const { rows } = await database.pool.query<{ nextRunAt: Date; lastError: string | null; enabled: boolean }>(
        `select next_run_at as "nextRunAt", last_error as "lastError", enabled from board where source = 'greenhouse' and token = $1`,
        [token],
      );
      return { ...(await findBoard(database, "greenhouse", token))!, ...rows[0]! };
    },
    async run(token, now) {
      const owner = randomUUID();
      const found = await findBoard(database, "greenhouse", token);
      const board = await claimBoard(database, { owner, boardId: found!.id });
      return runBoard({ database, http, board: board!, owner, now, log: silentLog, random: 0 });
    },
  };
}
