import { randomUUID } from "node:crypto";
import type { Command } from "commander";
import { discoverBoards } from "#ingest/discovery/apply-links.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import type { RunReport } from "#store/catalogue/board-runs.ts";
import { ensureSources, findBoard, listBoards, type Board } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { EXIT } from "#server/commands/shell/finish-command.ts";

export interface IngestOptions {
  board?: string;
  source?: string;
  all?: boolean;
}

const CONCURRENCY = 8;

/** Reads the chosen boards and prints a line for each. */
export async function readBoards(context: CommandContext, command: Command, options: IngestOptions): Promise<void> {
  const chosen = [options.board, options.source, options.all].filter((value) => value !== undefined);
  if (chosen.length !== 1)
    return command.error("Choose the boards with --board SOURCE:TOKEN, --source SOURCE or --all.", {
      exitCode: EXIT.wrongUse,
    });
  const database = await context.database();
  await ensureSources(database, sources.values());
  const boards = await chosenBoards(database, options);
  if (typeof boards === "string") return command.error(boards);
  const queue = [...boards];
  const reports: object[] = [];
  let failed = 0;
  const workers = Array.from({ length: Math.min(CONCURRENCY, queue.length) }, async () => {
    for (let board = queue.shift(); board !== undefined; board = queue.shift()) {
      const report = await runNow(context, database, board);
      if (report === null || hasFailed(report)) failed += 1;
      const name = `${board.source}:${board.token}`;
      reports.push(report === null ? { board: name, outcome: "leased" } : { ...report, board: name });
      context.out(report === null ? `${name}  is being read by another worker` : reportLine(report));
      context.progress(`${reports.length} of ${boards.length} boards read`);
    }
  });
  await Promise.all(workers);
  context.out(`${boards.length} boards, ${failed} failed.`);
  context.data({ boards: boards.length, failed, reports });
  if (failed > 0) process.exitCode = EXIT.failed;
}

async function chosenBoards(database: Database, options: IngestOptions): Promise<Board[] | string> {
  if (options.board !== undefined) {
    const [source = "", ...token] = options.board.split(":");
    if (!sources.has(source)) return noSource(source);
    const board = await findBoard(database, source, token.join(":"));
    return board
      ? [board]
      : `There is no board ${options.board}. Add it with: board add ${source} ${token.join(":") || "TOKEN"}`;
  }
  if (options.source !== undefined && !sources.has(options.source)) return noSource(options.source);
  const boards = await listBoards(database, options.source === undefined ? {} : { source: options.source });
  return boards.length > 0 ? boards : "There are no boards to read. Add one with: board add SOURCE TOKEN";
}

function noSource(id: string): string {
  return `There is no source "${id}". "source list" lists them all.`;
}

async function runNow(context: CommandContext, database: Database, listed: Board): Promise<RunReport | null> {
  const owner = randomUUID();
  const board = await claimBoard(database, { owner, boardId: listed.id });
  if (board === null) return null;
  const log = context.log().child({ subsystem: "ingest" });
  const keys = context.config().sourceKeys;
  const report = await runBoard({
    database,
    http: await context.http(),
    keys,
    board,
    owner,
    now: await databaseNow(database),
    log,
  });
  await discoverBoards(database, board, log);
  return report;
}

function hasFailed(report: RunReport): boolean {
  return report.outcome !== "ok" && report.outcome !== "unchanged";
}

function reportLine(report: RunReport): string {
  const dropped = Object.values(report.dropped).reduce((sum, count) => sum + count, 0);
  const reasons = Object.entries(report.dropped)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} ${count}`);
  const parts = [
    `${report.board.source}:${report.board.token}`,
    report.outcome,
    `seen ${report.seen}`,
    `kept ${report.kept}`,
    `dropped ${dropped}${reasons.length > 0 ? ` (${reasons.join(", ")})` : ""}`,
    `new ${report.opened}`,
    `changed ${report.changed}`,
    `closed ${report.closed}`,
    `reopened ${report.reopened}`,
    `${report.ms} ms`,
  ];
  return report.error === undefined ? parts.join("  ") : `${parts.join("  ")}  ${report.error}`;
}
