import type { SourceStatus, SystemStatus } from "#contract/schemas/status.ts";
import { firstReadingState } from "./first-reading.ts";
import { dueBoards, keptFigures, sumOf, tenMinutesOf, type Figure, type KeptFigure } from "./kept-figures.ts";
import { sourceHealth, type SourceHealth } from "./source-health.ts";
import { queueState, workersOutage } from "./queue.ts";
import type { Queryable } from "#postgres/connection.ts";

type SourceRow = Pick<SourceStatus, "id" | "name" | "enabled"> & { lastSuccessAt: Date | null; dueSince: Date | null };

export type StoredSystemStatus = Omit<SystemStatus, "sources"> & { sources: Omit<SourceStatus, "homepage">[] };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOURS = 24;
const DAYS = 14;

/**
 * Returns the figures of the status page. They describe the sample jobs while there are no others, and leave them out otherwise. Reads about as much
 * of a catalogue of any size: some rows per source, and those of the last hours and days.
 */
export async function systemStatus(database: { pool: Queryable }, now: Date): Promise<StoredSystemStatus> {
  const { pool } = database;
  const { rows: shown } = await pool.query<{ sample: boolean }>(
    "select not exists (select from job where not sample) and exists (select from job where sample and closed_at is null) as sample",
  );
  const sample = shown[0]?.sample ?? false;
  const [{ reading }, outage] = await Promise.all([firstReadingState(database), workersOutage(database)]);
  // One after another: together they would take every connection.
  const figures = await keptFigures(database, sample, wantedAt(now));
  const rows = await sourceRows(pool, sample);
  const due = await dueBoards(database, now);
  const health = await sourceHealth(database);
  const queue = await queueFigures(pool);
  const tasks = await queueState(database);
  const healthOf = new Map(health.map((row) => [row.source, row]));
  const figuresOf = Map.groupBy(figures, ({ source }) => source);
  const sources = rows
    .map(({ dueSince: _, lastSuccessAt, ...source }) => ({
      ...source,
      ...figuresOfSource(figuresOf.get(source.id) ?? []),
      dueBoards: source.enabled && !sample ? (due.get(source.id) ?? 0) : 0,
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
      shapeChange: shapeChangeOf(healthOf.get(source.id)),
      yieldFell: (healthOf.get(source.id)?.fellAt ?? null) !== null,
    }))
    .toSorted((a, b) => b.boards - a.boards || (a.name < b.name ? -1 : 1));
  const enabled = rows.filter((source) => source.enabled);
  return {
    at: now.toISOString(),
    sample,
    firstReading: reading,
    network: outage && { since: outage.since.toISOString(), nextAttemptAt: outage.nextAttemptAt.toISOString() },
    totals: {
      openJobs: sumOf(figures, "open-jobs"),
      companies: sumOf(figures, "companies"),
      openedToday: sumOf(figures, "opened"),
      closedToday: sumOf(figures, "closed"),
      boards: sources.reduce((sum, source) => sum + source.boards, 0),
      sources: sources.filter((source) => source.boards > 0 && source.enabled).length,
    },
    queue: {
      ...queue,
      dueBoards: enabled.reduce((sum, { id }) => sum + (due.get(id) ?? 0), 0),
      longestDueS: longestDueS(enabled, now),
      waitingTasks: tasks.waiting,
      failedTasks: tasks.failed,
      workers: tasks.workers,
    },
    sources,
    hours: hoursOf(figures, now),
    days: daysOf(figures, now),
  };
}

function shapeChangeOf(health: SourceHealth | undefined): SourceStatus["shapeChange"] {
  if (health === undefined || health.changedAt === null) return null;
  return { at: health.changedAt.toISOString(), fields: health.changes.map(({ field }) => field) };
}

function wantedAt(now: Date): Partial<Record<Figure, Date | null>> {
  const dayAgo = tenMinutesOf(new Date(now.getTime() - DAY_MS));
  const firstDay = new Date(startOf(now, DAY_MS) - (DAYS - 1) * DAY_MS);
  return {
    "open-jobs": null,
    "source-jobs": null,
    companies: null,
    boards: null,
    "dead-boards": null,
    "failing-boards": null,
    seen: null,
    kept: null,
    dropped: null,
    opened: dayAgo,
    closed: dayAgo,
    "opened-day": firstDay,
    "closed-day": firstDay,
    runs: new Date(startOf(now, HOUR_MS) - (HOURS - 1) * HOUR_MS),
  };
}

/** Returns when the hour or the day of UTC began in which a moment lies, ms. */
function startOf(moment: Date, unitMs: number): number {
  return Math.floor(moment.getTime() / unitMs) * unitMs;
}

function figuresOfSource(figures: readonly KeptFigure[]) {
  const seen = sumOf(figures, "seen");
  const kept = sumOf(figures, "kept");
  const dropped = figures.filter(({ figure, count }) => figure === "dropped" && count !== 0);
  const runs = figures.filter(({ figure }) => figure === "runs");
  const runSum = (of: "count" | "failed" | "requests" | "bytes") => runs.reduce((sum, run) => sum + run[of], 0);
  return {
    boards: sumOf(figures, "boards"),
    deadBoards: sumOf(figures, "dead-boards"),
    failingBoards: sumOf(figures, "failing-boards"),
    jobs: sumOf(figures, "source-jobs"),
    seen,
    kept,
    dropped: Object.fromEntries(dropped.map(({ detail, count }) => [detail, count])),
    remoteShare: seen === 0 ? null : kept / seen,
    runs: runSum("count"),
    failedRuns: runSum("failed"),
    requests: runSum("requests"),
    bytes: runSum("bytes"),
  };
}

/**
 * Returns every source with when a board of it was last read and the oldest time for which a board is planned: one index entry each, which the order
 * by both columns says, because the planner would walk another index through all sources otherwise.
 */
async function sourceRows(pool: Queryable, sample: boolean): Promise<SourceRow[]> {
  const { rows } = await pool.query<SourceRow>(
    `select s.id, s.name, s.enabled, r.last_success_at as "lastSuccessAt", d.next_run_at as "dueSince"
     from source s
     left join lateral (
       select source, last_success_at from board where enabled and (origin = 'sample') = $1 and (source, last_success_at) <= (s.id, 'infinity')
       order by source desc, last_success_at desc limit 1) r on r.source = s.id
     left join lateral (
       select source, next_run_at from board where enabled and origin <> 'sample' and (source, next_run_at) >= (s.id, '-infinity')
       order by source, next_run_at limit 1) d on d.source = s.id`,
    [sample],
  );
  return rows;
}

function longestDueS(sources: readonly SourceRow[], now: Date): number {
  const planned = sources.flatMap(({ dueSince }) => (dueSince === null ? [] : [dueSince.getTime()]));
  return Math.max(0, Math.round((now.getTime() - Math.min(now.getTime(), ...planned)) / 1000));
}

async function queueFigures(pool: Queryable) {
  const { rows } = await pool.query<Pick<SystemStatus["queue"], "runningBoards" | "waitingMails">>(
    `select (select count(*)::int from board b join source s on s.id = b.source
         where b.lease_until > now() and b.enabled and s.enabled and b.origin <> 'sample') as "runningBoards",
       (select count(*)::int from outbox_mail where sent_at is null and abandoned_at is null) as "waitingMails"`,
  );
  return rows[0]!;
}

function hoursOf(figures: readonly KeptFigure[], now: Date): SystemStatus["hours"] {
  const runs = Map.groupBy(
    figures.filter(({ figure }) => figure === "runs"),
    ({ at }) => at,
  );
  return Array.from({ length: HOURS }, (_, index) => {
    const at = new Date(startOf(now, HOUR_MS) - (HOURS - 1 - index) * HOUR_MS).toISOString();
    const of = runs.get(at) ?? [];
    return {
      at,
      runs: of.reduce((sum, { count }) => sum + count, 0),
      failedRuns: of.reduce((sum, { failed }) => sum + failed, 0),
    };
  });
}

function daysOf(figures: readonly KeptFigure[], now: Date): SystemStatus["days"] {
  return Array.from({ length: DAYS }, (_, index) => {
    const at = new Date(startOf(now, DAY_MS) - (DAYS - 1 - index) * DAY_MS).toISOString();
    const of = figures.filter((each) => each.at === at);
    return { day: at.slice(0, 10), opened: sumOf(of, "opened-day"), closed: sumOf(of, "closed-day") };
  });
}
