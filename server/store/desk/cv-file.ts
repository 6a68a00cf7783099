import { sql } from "kysely";
import type { CvFile } from "#contract/schemas/desk/cv-file.ts";
import type { Connection } from "#postgres/connection.ts";

/** Returns what an account's CV file is, without its content, or null. */
export async function cvFile(db: Connection, accountId: string): Promise<CvFile | null> {
  const { rows } = await sql<Omit<CvFile, "storedAt"> & { storedAt: Date }>`
    select id, name, media_type as type, size, created_at as stored_at
    from application_file where account_id = ${accountId} and application_id is null`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { ...row, storedAt: row.storedAt.toISOString() };
}

/** Deletes an account's CV file, if it has one. */
export async function deleteCv(db: Connection, accountId: string): Promise<void> {
  await sql`delete from application_file where account_id = ${accountId} and application_id is null`.execute(db);
}
