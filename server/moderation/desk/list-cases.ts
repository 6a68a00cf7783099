import type { CasesResponse, LogEntry } from "#contract/schemas/moderation/desk.ts";
import type { Database } from "#postgres/database.ts";
import { countWaiting, waitingCases } from "#store/moderation/cases.ts";
import { recentEvents } from "#store/moderation/events.ts";
import { caseLine, logEntry } from "./case-line.ts";

const CASES_SHOWN = 50;
const EVENTS_SHOWN = 100;

/** Returns the most urgent cases that this operator may decide, and how many wait. */
export async function listCases({ db }: Pick<Database, "db">, operatorId: string): Promise<CasesResponse> {
  const [rows, waiting] = await Promise.all([waitingCases(db, operatorId, CASES_SHOWN), countWaiting(db, operatorId)]);
  return { data: rows.map(caseLine), waiting };
}

/** Returns the latest entries of the log. */
export async function listLog({ db }: Pick<Database, "db">, operatorId: string): Promise<LogEntry[]> {
  return (await recentEvents(db, operatorId, EVENTS_SHOWN)).map(logEntry);
}
