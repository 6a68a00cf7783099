import { bulkJson } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";

/** The state of a host queue, relative to now. */
export interface HostPaceRow {
  hostQueue: string;
  wanted: boolean;
  nextInMs: number;
  heldForMs: number;
  failures: number;
  openMs: number;
  openForMs: number;
}

interface HolderRef {
  hostQueue: string;
  holder: string;
}

/** How long a refused wish is remembered, in seconds. */
const WISH_S = 15;
const inMs = (column: string) =>
  `greatest(0, coalesce(extract(epoch from ${column} - clock_timestamp()) * 1000, 0))::float8`;

/**
 * Leases host queues to their holders, or renews the leases, in one statement; returns those that are theirs now. After a lease that ran
 * out, the next request waits a gap longer, because nobody knows when the last one went out. All times are the database's.
 */
export async function leaseHosts(
  database: { pool: Queryable },
  asked: readonly HolderRef[],
  { leaseS, gapS }: { leaseS: number; gapS: number },
): Promise<HostPaceRow[]> {
  const { rows } = await database.pool.query<HostPaceRow & { mine: boolean }>(
    `insert into host_pace as h (host_queue, holder, lease_until)
     select "hostQueue", holder, clock_timestamp() + make_interval(secs => $2)
     from json_to_recordset($1) as r ("hostQueue" text, holder text) order by 1
     on conflict (host_queue) do update set
       holder = case when h.holder is null or h.lease_until < clock_timestamp() then excluded.holder else h.holder end,
       lease_until = case when h.holder is null or h.holder = excluded.holder or h.lease_until < clock_timestamp()
         then clock_timestamp() + make_interval(secs => $2) else h.lease_until end,
       next_at = case when h.holder <> excluded.holder and h.lease_until < clock_timestamp()
         then greatest(h.next_at, h.lease_until + make_interval(secs => $3)) else h.next_at end,
       wanted_until = case when h.holder = excluded.holder then h.wanted_until
         when h.holder is null or h.lease_until < clock_timestamp() then null
         else clock_timestamp() + interval '${WISH_S} seconds' end
     returning h.host_queue as "hostQueue", coalesce(h.wanted_until > clock_timestamp(), false) as wanted,
       ${inMs("h.next_at")} as "nextInMs", ${inMs("h.held_until")} as "heldForMs", h.failures, h.open_ms as "openMs",
       ${inMs("h.open_until")} as "openForMs", h.holder = any($4::text[]) as mine`,
    [bulkJson(asked), leaseS, gapS, asked.map(({ holder }) => holder)],
  );
  return rows.flatMap(({ mine, ...row }) => (mine ? [row] : []));
}

/** Writes the state of host queues whose lease these holders still have, and releases them if asked to. Never shortens a pause. */
export async function writeHosts(
  database: { pool: Queryable },
  states: readonly (HolderRef & Omit<HostPaceRow, "wanted">)[],
  release: boolean,
): Promise<void> {
  await database.pool.query(
    `with told as (
       select * from json_to_recordset($1) as r ("hostQueue" text, holder text, "nextInMs" float8, "heldForMs" float8, failures int,
         "openMs" float8, "openForMs" float8)),
     mine as (
       select h.host_queue from host_pace h join told t on t."hostQueue" = h.host_queue and t.holder = h.holder
       order by h.host_queue for update of h)
     update host_pace h set
       next_at = greatest(h.next_at, clock_timestamp() + make_interval(secs => t."nextInMs" / 1000)),
       held_until = greatest(h.held_until, clock_timestamp() + make_interval(secs => nullif(t."heldForMs", 0) / 1000)),
       failures = t.failures, open_ms = t."openMs",
       open_until = clock_timestamp() + make_interval(secs => nullif(t."openForMs", 0) / 1000),
       holder = case when $2 then null else h.holder end, lease_until = case when $2 then null else h.lease_until end,
       wanted_until = case when $2 then null else h.wanted_until end
     from told t, mine where h.host_queue = t."hostQueue" and h.holder = t.holder and mine.host_queue = h.host_queue`,
    [bulkJson(states), release],
  );
}

/** Deletes host queues that nobody has used for a day. */
export async function pruneHosts(database: { pool: Queryable }): Promise<void> {
  await database.pool.query(
    `delete from host_pace where coalesce(lease_until, next_at) < now() - interval '1 day'
       and coalesce(held_until, '-infinity') < now() and coalesce(open_until, '-infinity') < now()`,
  );
}
