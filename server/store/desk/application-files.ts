import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

export interface StoredFile {
  mediaType: string;
  content: Buffer;
}

/** A file belongs to an application, or is the person's CV, which has none. */
export type FileOwner = string | null;

/** Returns how many files an application has, and how many bytes all files of the account. */
export async function fileUse(
  db: Connection,
  accountId: string,
  applicationId: FileOwner,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*) filter (where application_id = ${applicationId})::int as files, coalesce(sum(size), 0)::float8 as bytes
    from application_file where account_id = ${accountId}`.execute(db);
  return rows[0]!;
}

/** Returns the size of a file that the account has, or null. */
export async function sizeOfFile(db: Connection, accountId: string, id: string): Promise<number | null> {
  const { rows } = await sql<{ size: number }>`
    select size from application_file where account_id = ${accountId} and id = ${id}`.execute(db);
  return rows[0]?.size ?? null;
}

/** Stores a file. Returns false if the account has one with this id. */
export async function insertFile(
  trx: Connection,
  accountId: string,
  file: { id: string; applicationId: FileOwner; name: string | null; mediaType: string; content: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    insert into application_file (account_id, id, application_id, name, media_type, size, content)
    values (${accountId}, ${file.id}, ${file.applicationId}, ${file.name}, ${file.mediaType}, ${file.content.length}, ${file.content})
    on conflict (account_id, id) do nothing returning id`.execute(trx);
  return rows.length > 0;
}

export async function storedFile(
  db: Connection,
  accountId: string,
  applicationId: FileOwner,
  id: string,
): Promise<StoredFile | null> {
  const { rows } = await sql<StoredFile>`
    select media_type, content from application_file
    where account_id = ${accountId} and application_id is not distinct from ${applicationId} and id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Deletes the content of files that people removed more than a day ago. Until then they can restore them. */
export async function pruneRemovedFiles(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from application_file f where coalesce((
      select (e.fields -> 'removed')::boolean and e.made_at < now() - interval '1 day' from application_event e
      where e.account_id = f.account_id and e.application_id = f.application_id and e.thing = f.id and e.kind = 'file'
        and e.fields ? 'removed'
      order by e.made_at desc, e.id desc limit 1), false)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Returns which files an account has, without their content. */
export async function filesOf(db: Connection, accountId: string): Promise<{ id: string; applicationId: FileOwner }[]> {
  const { rows } = await sql<{ id: string; applicationId: FileOwner }>`
    select id, application_id from application_file where account_id = ${accountId} order by created_at, id`.execute(
    db,
  );
  return rows;
}
