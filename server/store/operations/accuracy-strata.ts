import type { JudgedField } from "#contract/values/accuracy/judging.ts";
import type { Queryable } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";

/** Which stratum: the open jobs of one field whose deciding posting comes from one source, with a value or without. */
export interface StratumKey {
  field: JudgedField;
  source: string;
  hasValue: boolean;
}

export interface Stratum extends StratumKey {
  jobs: number;
  /** Ids of jobs drawn from it at random. */
  candidates: readonly string[];
}

/** Replaces all strata. */
export async function replaceStrata(database: Database, strata: readonly Stratum[]): Promise<void> {
  await inBulkTransaction(database, async (client) => {
    await client.query("delete from accuracy_stratum");
    await client.query(
      `insert into accuracy_stratum (field, source, has_value, jobs, candidates, counted_at)
       select r.field, r.source, r."hasValue", r.jobs, r.candidates, now()
       from jsonb_to_recordset($1::jsonb) as r (field text, source text, "hasValue" boolean, jobs integer, candidates bigint[])`,
      [JSON.stringify(strata)],
    );
  });
}

/** Returns whether the strata were counted in the last hours. */
export async function wereStrataCounted(database: { pool: Queryable }, hours: number): Promise<boolean> {
  const { rows } = await database.pool.query(
    "select 1 from accuracy_stratum where counted_at > now() - make_interval(hours => $1) limit 1",
    [hours],
  );
  return rows.length > 0;
}

/** Returns the size of every stratum and how many of its jobs are labelled or drawn under these rules. */
export async function strataWithLabels(
  client: Queryable,
  rulesVersion: number,
): Promise<(StratumKey & { jobs: number; labels: number })[]> {
  const { rows } = await client.query<StratumKey & { jobs: number; labels: number }>(
    `select s.field, s.source, s.has_value as "hasValue", s.jobs, coalesce(l.labels, 0) as labels
     from accuracy_stratum s left join (
       select field, source, has_value, count(*)::int as labels from accuracy_label where rules_version = $1 group by field, source, has_value
     ) l using (field, source, has_value)
     where cardinality(s.candidates) > 0`,
    [rulesVersion],
  );
  return rows;
}

/** Returns the candidates of these strata, in the order of the strata. */
export async function candidatesOf(client: Queryable, strata: readonly StratumKey[]): Promise<string[][]> {
  const { rows } = await client.query<{ candidates: string[] }>(
    `select coalesce(s.candidates, '{}')::text[] as candidates
     from unnest($1::text[], $2::text[], $3::boolean[]) with ordinality as k (field, source, has_value, at)
     left join accuracy_stratum s using (field, source, has_value) order by k.at`,
    [strata.map(({ field }) => field), strata.map(({ source }) => source), strata.map(({ hasValue }) => hasValue)],
  );
  return rows.map(({ candidates }) => candidates);
}

/** The labels of one stratum by verdict. */
export interface StratumLabels extends StratumKey {
  /** Open jobs in it at the last count; 0 for one that is empty now. */
  jobs: number;
  rulesVersion: number | null;
  right: number;
  wrong: number;
  notStated: number;
  missed: number;
  unclear: number;
}

/** Returns every stratum with its labels, one row per version of the rules; a stratum without labels has one row and no version. */
export async function labelsByStratum(database: { pool: Queryable }): Promise<StratumLabels[]> {
  const of = (verdict: string) => `coalesce(l."${verdict}", 0) as "${verdict}"`;
  const count = (verdict: string, name: string) => `(count(*) filter (where verdict = '${verdict}'))::int as "${name}"`;
  const { rows } = await database.pool.query<StratumLabels>(
    `select field, source, has_value as "hasValue", coalesce(s.jobs, 0) as jobs, l.rules_version as "rulesVersion",
       ${["right", "wrong", "notStated", "missed", "unclear"].map(of).join(", ")}
     from accuracy_stratum s full join (
       select field, source, has_value, rules_version, ${count("right", "right")}, ${count("wrong", "wrong")},
         ${count("not-stated", "notStated")}, ${count("missed", "missed")}, ${count("unclear", "unclear")}
       from accuracy_label where verdict is not null group by field, source, has_value, rules_version
     ) l using (field, source, has_value)`,
  );
  return rows;
}
