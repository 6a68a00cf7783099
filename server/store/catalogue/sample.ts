import type { Queryable } from "#postgres/connection.ts";

/** Closes all sample postings and jobs, and switches the sample boards off. Returns the jobs that were open. */
export async function closeSample(client: Queryable, now: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "update job set closed_at = $1, closed_reason = 'sample-ended', updated_at = now() where sample and closed_at is null returning id",
    [now],
  );
  if (rows.length === 0) return [];
  await client.query("update board set enabled = false where origin = 'sample'");
  await client.query(
    `update posting p set closed_at = $1, closed_reason = 'sample-ended' from board b
     where b.id = p.board_id and b.origin = 'sample' and p.closed_at is null`,
    [now],
  );
  return rows.map((row) => row.id);
}

/** True while sample jobs may be shown: no run has stored a real job yet. */
export async function maySeedSampleJobs(database: { pool: Queryable }): Promise<boolean> {
  const { rows } = await database.pool.query<{ may: boolean }>(
    "select not exists (select from job where not sample) as may",
  );
  return rows[0]?.may ?? false;
}
