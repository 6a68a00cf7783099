import { type RawBuilder, sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** Rows per statement, so that none holds its locks for long. */
export const ROWS_PER_STEP = 1000;

/** Deletes the rows of a table that meet a condition, step by step. Returns how many. */
export async function deleteInSteps(db: Connection, table: string, condition: RawBuilder<unknown>): Promise<number> {
  for (let removed = 0; ;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${ROWS_PER_STEP}))`.execute(db);
    const step = Number(numAffectedRows ?? 0n);
    removed += step;
    if (step < ROWS_PER_STEP) return removed;
  }
}
