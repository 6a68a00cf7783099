import { randomUUID } from "node:crypto";
import { Command } from "commander";
import { discoverBoards } from "#ingest/discovery/apply-links.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import { sourceById, sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import type { RunReport } from "#store/catalogue/board-runs.ts";
import { ensureSources, findBoard, listBoards, type Board } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { CommandContext } from "./context.ts";

interface Options {
  board?: string;
  source?: string;
  all?: boolean;
}

/** `ingest`: runs boards now, due or not, and prints a line for each. */
export function ingestCommand(context: CommandContext): Command {
  return new Command("ingest")
    .description("read boards now; exits with 1 if any could not be read")
    .option("--board <source:token>", "one board")
    .option("--source <source>", "every board of a source")
    .option("--all", "every board")
    .action((options: Options) => ingest(context, options));
}

const CONCURRENCY = 8;

async function ingest(context: CommandContext, options: Options): Promise<void> {
  const database = await context.database();
  await ensureSources(database, sources.values());
  const boards = await chosenBoards(database, options);
  if (typeof boards === "string") {
    context.out(boards);
    process.exitCode = 1;
    return;
  }
  const queue = [...boards];
  let failed = 0;
  const workers = Array.from({ length: Math.min(CONCURRENCY, queue.length) }, async () => {
    for (let board = queue.shift(); board !== undefined; board = queue.shift()) {
      const report = await runNow(context, database, board);
      if (report === null || hasFailed(report)) failed += 1;
      context.out(
        report === null ? `${board.source}:${board.token}  is being read by another worker` : reportLine(report),
      );
    }
  });
  await Promise.all(workers);
  context.out(`${boards.length} boards, ${failed} failed.`);
  if (failed > 0) process.exitCode = 1;
}

async function chosenBoards(database: Database, options: Options): Promise<Board[] | string> {
  const selectors = [options.board, options.source, options.all].filter((value) => value !== undefined);
  if (selectors.length !== 1) return "Choose the boards with --board SOURCE:TOKEN, --source SOURCE or --all.";
  if (options.board !== undefined) {
    const [source = "", ...token] = options.board.split(":");
    sourceById(source);
    const board = await findBoard(database, source, token.join(":"));
    return board
      ? [board]
      : `There is no board ${options.board}. Add it with: board add ${source} ${token.join(":") || "TOKEN"}`;
  }
  if (options.source !== undefined) sourceById(options.source);
  const boards = await listBoards(database, options.source === undefined ? {} : { source: options.source });
  return boards.length > 0 ? boards : "There are no boards to read. Add one with: board add SOURCE TOKEN";
}

async function runNow(context: CommandContext, database: Database, listed: Board): Promise<RunReport | null> {
  const owner = randomUUID();
  const board = await claimBoard(database, { owner, boardId: listed.id });
  if (board === null) return null;
  const log = context.log().child({ subsystem: "ingest" });
  const keys = context.config().sourceKeys;
  const report = await runBoard({
    database,
    http: context.http(),
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
