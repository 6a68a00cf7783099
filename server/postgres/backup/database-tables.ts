import type { Queryable } from "#postgres/connection.ts";
import type { SequenceState, TableHead } from "./backup-file.ts";

/** The migrations' own lists: a restore makes them again. */
const OWN_TABLES = ["schema_migration", "schema_migration_lock"];
/** Tables that the migrations themselves fill. */
const SEEDED_TABLES: ReadonlySet<string> = new Set(["application_move", "referral_transition"]);

/**
 * Returns every table with the columns that a backup holds: all but computed ones and transaction numbers, which mean something in their own
 * server only and default to the number of the restore.
 */
export async function productTables(client: Queryable): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
     group by c.relname order by c.relname`,
    [OWN_TABLES],
  );
  return rows;
}

export async function sequenceStates(client: Queryable): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    );
    if (found[0]) states.push({ name, ...found[0] });
  }
  return states;
}

export async function setSequences(client: Queryable, states: readonly SequenceState[]): Promise<void> {
  for (const { name, lastValue, isCalled } of states)
    await client.query("select setval($1::regclass, $2::bigint, $3)", [`public.${quoted(name)}`, lastValue, isCalled]);
}

/** Returns the name of a table with rows that no migration wrote, or null. */
export async function filledTable(client: Queryable): Promise<string | null> {
  for (const { name } of await productTables(client)) {
    if (SEEDED_TABLES.has(name)) continue;
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select 1 from ${quoted(name)}) as filled`);
    if (rows[0]?.filled) return name;
  }
  return null;
}

/** Quotes a name for use as an identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Returns the table's part of a COPY statement. */
export function copyTarget({ name, columns }: TableHead): string {
  return `${quoted(name)} (${columns.map((column) => quoted(column)).join(", ")})`;
}
