import { productTables, quoted } from "#postgres/backup/database-tables.ts";
import type { Queryable } from "#postgres/connection.ts";

/** The rows of each table and a sum over all of their values that a backup holds. */
export type TableSums = Record<string, { rows: number; sum: string }>;

/** Sums up every table, so that two databases can be compared row by row and value by value. */
export async function tableSums(client: Queryable): Promise<TableSums> {
  const sums: TableSums = {};
  for (const { name, columns } of await productTables(client)) {
    const row = `row(${columns.map((column) => `t.${quoted(column)}`).join(", ")})::text`;
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows, coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text as sum from ${quoted(name)} t`,
    );
    sums[name] = rows[0]!;
  }
  return sums;
}

/** Returns the tables that differ. */
export function differingTables(one: TableSums, other: TableSums): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum,
  );
}
