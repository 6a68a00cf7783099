import { nextAlertAt } from "#contract/values/desk/alert-times.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import {
  type FiltersMatch,
  type FoundJob,
  type PeopleRange,
  peopleToTell,
  recordJobsToTell,
  subscriberAt,
  subscribers,
} from "#store/desk/alert-findings.ts";
import { type AlertTables, EVERYBODY } from "#store/desk/alert-tables.ts";

/** Jobs of people in one transaction, so that a sender never waits long for a person whom it records. */
const FOUND_AT_ONCE = 5000;
/** Filters whose saved searches are counted in one statement. */
const KEYS_AT_ONCE = 5000;
const ALL_PEOPLE: PeopleRange = { after: null, until: null };

interface Recorded {
  recorded: number;
  counted: number;
}

/** What one transaction records: what filters found, for some of their people. */
interface Part {
  matches: FiltersMatch[];
  people: PeopleRange;
}

/** Records who hears of the jobs that filters found, in transactions of a bounded size however many people share the filters. */
export async function* recordMatches(
  { db }: Pick<Database, "db">,
  page: string,
  matches: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<Recorded, void> {
  const now = new Date();
  const dueTimes = new Map<string, Date>();
  for (const of of EVERYBODY)
    for await (const part of partsOf({ db }, of, matches))
      yield await inTransaction({ db }, async (trx) => {
        const found = await peopleToTell(trx, of, part.matches, part.people);
        return await recordJobsToTell(
          trx,
          of,
          page,
          found.map((each) => ({ ...each, dueAt: dueAt(each, now, dueTimes) })),
        );
      });
}

async function* partsOf(
  { db }: Pick<Database, "db">,
  of: AlertTables,
  matches: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<Part, void> {
  let part: FiltersMatch[] = [];
  let size = 0;
  const keys = [...matches.keys()];
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const some = keys.slice(from, from + KEYS_AT_ONCE);
    const counts = await subscribers(db, of, some);
    for (const key of some) {
      const jobIds = matches.get(key)!;
      const people = counts.get(key) ?? 0;
      if (people === 0) continue;
      if (people * jobIds.length > FOUND_AT_ONCE) {
        yield* partsOfOne({ db }, of, key, jobIds);
        continue;
      }
      if (size + people * jobIds.length > FOUND_AT_ONCE) {
        yield { matches: part, people: ALL_PEOPLE };
        part = [];
        size = 0;
      }
      for (const jobId of jobIds) part.push({ key, jobId });
      size += people * jobIds.length;
    }
  }
  if (part.length > 0) yield { matches: part, people: ALL_PEOPLE };
}

/** Divides the people who share filters. */
async function* partsOfOne(
  { db }: Pick<Database, "db">,
  of: AlertTables,
  key: string,
  jobIds: readonly string[],
): AsyncGenerator<Part, void> {
  const matches = jobIds.map((jobId) => ({ key, jobId }));
  const atOnce = Math.max(1, Math.floor(FOUND_AT_ONCE / jobIds.length));
  for (let after: string | null = null; ;) {
    const until: string | null = await subscriberAt(db, of, key, { after, count: atOnce });
    yield { matches, people: { after, until } };
    if (until === null) return;
    after = until;
  }
}

/** Time zones are slow to read, and many people share one and an hour. */
function dueAt(found: FoundJob, now: Date, known: Map<string, Date>): Date {
  const { frequency, hour, weekday, timeZone, quietFrom, quietTo } = found;
  const key = [frequency, hour, weekday, timeZone, quietFrom, quietTo].join(" ");
  let due = known.get(key);
  if (due === undefined) {
    const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
    due = nextAlertAt(frequency, { hour, weekday, timeZone, quiet }, now);
    known.set(key, due);
  }
  return due;
}
