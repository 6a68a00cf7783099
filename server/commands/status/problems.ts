import { pendingBoards } from "#store/catalogue/board-candidates.ts";
import { heldCompanies } from "#store/catalogue/held-companies.ts";
import { reportedJobs } from "#store/operations/job-reports.ts";
import type { OperatorStatus, SourceSummary } from "#store/operations/operator-status.ts";
import type { WorkerOutage } from "#store/operations/queue.ts";
import { openReports } from "#store/referrals/operators.ts";
import { openDisputes } from "#store/referrals/safety.ts";
import type { Database } from "#postgres/database.ts";

/** Something that needs the operator, and what to do about it. */
export interface Problem {
  what: string;
  next: string;
}

const LATE_MIN = 60;
/** A source with at least so many boards of which at least this share fails. */
const FAILING_BOARDS = 5;
const FAILING_SHARE = 0.2;
/** Cases are counted up to here; beyond, "or more" says enough. */
const MOST_COUNTED = 100;

/** Returns what is wrong with the running of Afield, most urgent first. */
export function runningProblems(status: OperatorStatus, outage: WorkerOutage | null, now: Date): Problem[] {
  const problems: Problem[] = [];
  const add = (what: string, next: string) => void problems.push({ what, next });
  if (status.queue.workers === 0)
    add("No worker runs: nothing is read and no mail is sent.", "Start Afield, or a process with ROLE=worker.");
  if (outage !== null)
    add("The workers reach no host.", "Check this machine's network and DNS; Afield tries again by itself.");
  if (status.queue.failed > 0)
    add(`Tasks that failed for good: ${status.queue.failed}.`, "The log has each one with its reason.");
  if (status.oldestDue !== null) {
    const { source, token, since } = status.oldestDue;
    const minutes = Math.round((now.getTime() - since.getTime()) / 60_000);
    if (minutes >= LATE_MIN)
      add(
        `The board ${source}:${token} has been due for ${minutes} min.`,
        "If this lasts, add a worker (ROLE=worker).",
      );
  }
  for (const source of status.sources.filter(isFailing))
    add(
      `${source.source}: ${source.failingBoards} of ${source.boards} boards fail.`,
      `See why: afield board list --source ${source.source}`,
    );
  return problems;
}

/** Whether so many boards of a source fail that the source is the likely reason. */
export function isFailing({ enabled, boards, failingBoards }: SourceSummary): boolean {
  return enabled && boards >= FAILING_BOARDS && failingBoards / boards >= FAILING_SHARE;
}

/** Returns the cases that wait for an operator's decision. */
export async function waitingCases(database: Database): Promise<Problem[]> {
  const cases = [
    [(await openDisputes(database.db)).length, "open disputes", "afield referral disputes"],
    [(await openReports(database.db, MOST_COUNTED)).length, "reports about people", "afield referral reports"],
    [(await reportedJobs(database)).length, "reported jobs", "afield job reports"],
    [(await heldCompanies(database.db, MOST_COUNTED)).length, "held companies", "afield company held"],
    [(await pendingBoards(database, MOST_COUNTED)).length, "pending boards", "afield board pending"],
  ] as const;
  return cases
    .filter(([waiting]) => waiting > 0)
    .map(([waiting, nouns, command]) => {
      const many = waiting >= MOST_COUNTED ? `${MOST_COUNTED} or more` : String(waiting);
      return {
        what: `${nouns[0]!.toUpperCase()}${nouns.slice(1)} that wait for you: ${many}.`,
        next: `See: ${command}`,
      };
    });
}
