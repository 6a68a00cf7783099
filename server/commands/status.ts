import { Command } from "commander";
import { firstReadingText } from "#contract/values/first-reading.ts";
import { firstReadingState } from "#store/operations/first-reading.ts";
import { workersOutage } from "#store/operations/queue.ts";
import { operatorStatus } from "#store/operations/operator-status.ts";
import type { Database } from "#postgres/database.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { CommandContext } from "./context.ts";

/** `status`: prints boards, postings, jobs, due work and the queue. */
export function statusCommand(context: CommandContext): Command {
  return new Command("status")
    .description("show boards, postings, jobs, due work and the queue")
    .option("--json", "as JSON")
    .action((options: { json?: boolean }) => show(context, options.json === true));
}

async function show(context: CommandContext, json: boolean): Promise<void> {
  const database = await context.database();
  const now = await databaseNow(database);
  const status = await operatorStatus(database, now);
  if (json) return context.out(JSON.stringify(status));
  const boards = status.sources.reduce((sum, source) => sum + source.boards, 0);
  const postings = status.sources.reduce((sum, source) => sum + source.openPostings, 0);
  context.out(`Boards    ${boards}; ${status.dueBoards} due, ${status.runningBoards} running`);
  if (status.oldestDue) {
    const minutes = Math.round((now.getTime() - status.oldestDue.since.getTime()) / 60_000);
    context.out(`          longest overdue: ${status.oldestDue.source}:${status.oldestDue.token}, for ${minutes} min`);
  }
  context.out(`Postings  ${postings} open`);
  context.out(
    `Jobs      ${status.openJobs} open${status.sampleJobs > 0 ? ` (${status.sampleJobs} sample jobs)` : ""}, ${status.closedJobs} closed`,
  );
  context.out(`          last 24 h: ${status.openedToday} new, ${status.closedToday} closed`);
  const { waiting, failed, oldestDueS, workers } = status.queue;
  context.out(
    `Queue     ${waiting} tasks waiting${oldestDueS === null ? "" : `, the oldest due for ${oldestDueS} s`}, ${failed} permanently failed; ${workers} workers`,
  );
  await showReading(context, database);
  for (const source of status.sources.filter((each) => each.boards > 0)) {
    const read = source.lastSuccessAt === null ? "never read" : `read ${source.lastSuccessAt.toISOString()}`;
    const off = source.enabled ? "" : "  off";
    context.out(
      `  ${source.source.padEnd(16)} ${source.boards} boards (${source.failingBoards} failing, ${source.deadBoards} dead), ${source.openPostings} open postings, ${read}${off}`,
    );
  }
}

/** Prints what an operator of a new installation, or of one without a network, wants to know first. */
async function showReading(context: CommandContext, database: Database): Promise<void> {
  const [{ reading }, outage] = await Promise.all([firstReadingState(database), workersOutage(database)]);
  if (reading !== null) context.out(`Start     ${firstReadingText(reading)}`);
  if (outage === null) return;
  context.out(`Network   down since ${outage.since.toISOString()}: ${outage.reason}`);
  context.out(`          next attempt at ${outage.nextAttemptAt.toISOString()}`);
}
