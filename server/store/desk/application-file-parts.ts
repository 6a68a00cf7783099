import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";
import type { FileOwner } from "./application-files.ts";

/** Returns how many bytes of a file have arrived, without a gap from its start. */
export async function receivedBytes(db: Connection, accountId: string, fileId: string): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    select coalesce(sum(length(content)), 0)::int as received from application_file_part
    where account_id = ${accountId} and file_id = ${fileId}`.execute(db);
  return rows[0]!.received;
}

/** Returns how many bytes of unfinished files an account has here. */
export async function unfinishedBytes(db: Connection, accountId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(length(content)), 0)::float8 as bytes from application_file_part
    where account_id = ${accountId}`.execute(db);
  return rows[0]!.bytes;
}

export async function insertPart(
  trx: Connection,
  accountId: string,
  part: { fileId: string; applicationId: FileOwner; startByte: number; content: Buffer },
): Promise<void> {
  await sql`
    insert into application_file_part (account_id, file_id, application_id, start_byte, content)
    values (${accountId}, ${part.fileId}, ${part.applicationId}, ${part.startByte}, ${part.content})`.execute(trx);
}

/** Returns the parts of a file as one. */
export async function joinedParts(db: Connection, accountId: string, fileId: string): Promise<Buffer> {
  const { rows } = await sql<{ content: Buffer | null }>`
    select string_agg(content, ''::bytea order by start_byte) as content from application_file_part
    where account_id = ${accountId} and file_id = ${fileId}`.execute(db);
  return rows[0]?.content ?? Buffer.alloc(0);
}

export async function deleteParts(trx: Connection, accountId: string, fileId: string): Promise<void> {
  await sql`delete from application_file_part where account_id = ${accountId} and file_id = ${fileId}`.execute(trx);
}

/** Deletes what arrived of files whose last part came more than a day ago. Returns the number of parts. */
export async function pruneOldParts(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from application_file_part old where created_at < now() - interval '1 day' and not exists (
      select from application_file_part late
      where late.account_id = old.account_id and late.file_id = old.file_id and late.created_at >= now() - interval '1 day')`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
