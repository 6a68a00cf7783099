import type pg from "pg";
import type { Database } from "#postgres/database.ts";
import type { RecordedStatement } from "./recorded-statements.ts";

/** What the planner says about one statement over tables of a large catalogue. */
export interface StatementPlan extends RecordedStatement {
  /** Growing tables that it reads whole, in their stored order. */
  scans: string[];
  /** About how many rows and index entries it reads and handles, from what the planner reckons they cost. */
  work: number;
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Total Cost": number;
  Plans?: PlanNode[];
}

/** What the planner reckons for one row of a table, where pages cost nothing. */
const ROW_COST = 0.01;
/** Tables that grow with the jobs, the boards or the employers. */
export const GROWING: readonly string[] = [
  "archived_job",
  "board",
  "board_run",
  "company",
  "company_key",
  "job",
  "job_change",
  "job_edit",
  "job_posting",
  "posting",
];
/** Statements without a plan. */
const UNPLANNED =
  /^\s*(begin|start transaction|commit|rollback|savepoint|release|set|listen|unlisten|notify|lock|truncate|create|drop|copy|analyze|vacuum|refresh|show|fetch|declare|close)\b/i;

/**
 * Makes the planner believe that the growing tables have `factor` times as many rows as they have, and as many more boards, employers and jobs that
 * these belong to. Needs the rights of a superuser. Nothing may analyse a table afterwards.
 */
export async function multiplyStatistics({ pool }: Database, factor: number): Promise<void> {
  for (const table of GROWING) await pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
  await pool.query("vacuum analyze");
  // A count of distinct values that isn't stated as a share of the rows would stay as it is.
  const { rows } = await pool.query<{ name: string; column: string; share: number }>(
    `select s.tablename as name, s.attname as column, s.n_distinct / c.reltuples as share
     from pg_stats s join pg_class c on c.oid = to_regclass(s.tablename)
     where s.tablename = any($1::text[]) and s.attname like '%\\_id' and s.n_distinct > 1`,
    [GROWING],
  );
  for (const { name, column, share } of rows)
    await pool.query(`alter table ${name} alter column ${column} set (n_distinct = ${-share})`);
  await pool.query(`analyze ${GROWING.join(", ")}`);
  await pool.query(
    `update pg_class set reltuples = reltuples * $1 where reltuples > 0 and oid in (
       select to_regclass(name) from unnest($2::text[]) name
       union all select indexrelid from pg_index where indrelid in (select to_regclass(name) from unnest($2::text[]) name))`,
    [factor, GROWING],
  );
}

/** Plans each statement, without running it. Statements that have no plan are left out. */
export async function planStatements(
  { pool }: Database,
  statements: readonly RecordedStatement[],
): Promise<StatementPlan[]> {
  const client = await pool.connect();
  try {
    await client.query("set max_parallel_workers_per_gather = 0");
    const plans: StatementPlan[] = [];
    for (const statement of statements) {
      if (UNPLANNED.test(statement.text)) continue;
      plans.push(await planOf(client, statement));
    }
    return plans;
  } finally {
    client.release(true);
  }
}

async function planOf(client: pg.PoolClient, statement: RecordedStatement): Promise<StatementPlan> {
  const scans = scansIn(await explain(client, statement)).filter((table) => GROWING.includes(table));
  // Of the catalogue that is really there, all pages are in memory; only rows count.
  await client.query("set seq_page_cost = 0; set random_page_cost = 0");
  const plan = await explain(client, statement);
  await client.query("reset seq_page_cost; reset random_page_cost");
  return { ...statement, scans: [...new Set(scans)], work: Math.round(plan["Total Cost"] / ROW_COST) };
}

async function explain(client: pg.PoolClient, { text, values }: RecordedStatement): Promise<PlanNode> {
  try {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, [
      ...values,
    ]);
    return rows[0]!["QUERY PLAN"][0].Plan;
  } catch (error) {
    throw new Error(`no plan (${(error as Error).message}): ${text}`, { cause: error });
  }
}

function scansIn(node: PlanNode): string[] {
  const own = node["Node Type"] === "Seq Scan" ? [node["Relation Name"] ?? ""] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}
