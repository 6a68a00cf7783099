import { Command } from "commander";
import { firstReadingText } from "#contract/values/first-reading.ts";
import { firstReadingState } from "#store/operations/first-reading.ts";
import { workersOutage } from "#store/operations/queue.ts";
import { operatorStatus, type SourceSummary } from "#store/operations/operator-status.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { CommandContext } from "./context.ts";
import { isFailing, runningProblems, waitingCases } from "./status/problems.ts";

/** `status`: says first whether all is well, then jobs, boards and tasks, and what needs the operator. */
export function statusCommand(context: CommandContext): Command {
  return new Command("status")
    .option("--all", "list every source, not only those in trouble")
    .action((options: { all?: boolean }) => show(context, options.all === true));
}

async function show(context: CommandContext, withAll: boolean): Promise<void> {
  const database = await context.database();
  const now = await databaseNow(database);
  const status = await operatorStatus(database, now);
  const [{ reading }, outage] = await Promise.all([firstReadingState(database), workersOutage(database)]);
  const problems = [...runningProblems(status, outage, now), ...(await waitingCases(database))];
  context.data({ ...status, problems });
  const line = (name: string, text: string) => context.out(`${name.padEnd(9)} ${text}`);
  line("Afield", problems.length === 0 ? "all is well" : `${problems.length} ${counted(problems.length)}, see below`);
  const { openJobs, sampleJobs, closedJobs, openedToday, closedToday } = status;
  line("Jobs", `${openJobs} open${sampleJobs > 0 ? ` (${sampleJobs} sample jobs)` : ""}, ${closedJobs} closed`);
  line("", `last 24 h: ${openedToday} new, ${closedToday} closed`);
  const sum = (of: "boards" | "failingBoards" | "openPostings") =>
    status.sources.reduce((total, source) => total + source[of], 0);
  line(
    "Boards",
    `${sum("boards")}; ${status.dueBoards} due, ${status.runningBoards} running, ${sum("failingBoards")} failing; ${sum("openPostings")} open postings`,
  );
  const { waiting, failed, oldestDueS, workers } = status.queue;
  const oldest = oldestDueS === null ? "" : `, the oldest due for ${oldestDueS} s`;
  line("Tasks", `${waiting} waiting${oldest}, ${failed} failed for good; ${workers} workers`);
  if (reading !== null) line("Start", firstReadingText(reading));
  if (outage !== null) {
    line("Network", `down since ${outage.since.toISOString()}: ${outage.reason}`);
    line("", `next attempt at ${outage.nextAttemptAt.toISOString()}`);
  }
  for (const { what, next } of problems) line("  !", `${what} ${next}`);
  const used = status.sources.filter((source) => source.boards > 0);
  for (const source of used.filter((each) => withAll || isFailing(each))) context.out(sourceLine(source));
}

function counted(problems: number): string {
  return problems === 1 ? "thing needs you" : "things need you";
}

function sourceLine(source: SourceSummary): string {
  const read = source.lastSuccessAt === null ? "never read" : `read ${source.lastSuccessAt.toISOString()}`;
  const figures = `${source.boards} boards (${source.failingBoards} failing, ${source.deadBoards} dead)`;
  return `  ${source.source.padEnd(16)} ${figures}, ${source.openPostings} open postings, ${read}${source.enabled ? "" : "  off"}`;
}
