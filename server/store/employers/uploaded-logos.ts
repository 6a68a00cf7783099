import { sql } from "kysely";
import type { Connection, Queryable, Transaction } from "#postgres/connection.ts";

/** How the source of a company's logo begins where it's an uploaded picture; the picture's hash follows. */
const UPLOADED = "upload:";
/** Pictures kept of a company, so that changes can be undone. */
const KEPT = 10;

/** Returns the source of a logo by the hash of the uploaded picture. */
export const uploadSource = (hash: string): string => UPLOADED + hash;

/** Returns the hash of the uploaded picture that is a logo's source; null for an address. */
export function uploadHash(source: string): string | null {
  return source.startsWith(UPLOADED) ? source.slice(UPLOADED.length) : null;
}

/** Stores an uploaded picture, and drops the oldest ones of the company. */
export async function keepUpload(
  trx: Transaction,
  { companyId, hash, bytes }: { companyId: string; hash: string; bytes: Buffer },
): Promise<void> {
  await sql`
    insert into employer_logo (company_id, hash, bytes) values (${companyId}, ${hash}, ${bytes})
    on conflict (company_id, hash) do update set uploaded_at = now()`.execute(trx);
  await sql`
    delete from employer_logo where company_id = ${companyId} and hash in (
      select hash from employer_logo where company_id = ${companyId} order by uploaded_at desc, hash offset ${KEPT})`.execute(
    trx,
  );
}

export async function isUploadKept(db: Connection, companyId: string, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from employer_logo where company_id = ${companyId} and hash = ${hash}`.execute(db);
  return rows.length > 0;
}

/** Returns an uploaded picture as it was sent; null once it's dropped. */
export async function uploadedPicture(client: Queryable, companyId: string, hash: string): Promise<Buffer | null> {
  const { rows } = await client.query<{ bytes: Buffer }>(
    "select bytes from employer_logo where company_id = $1 and hash = $2",
    [companyId, hash],
  );
  return rows[0]?.bytes ?? null;
}

/** Where a company's logo comes from, and whether the last try to make it failed. */
export interface LogoSource {
  source: string | null;
  isRefused: boolean;
}

export async function logoSourceOf(db: Connection, companyId: string): Promise<LogoSource> {
  const { rows } = await sql<LogoSource>`
    select c.logo_source_url as source, coalesce(l.source_url = c.logo_source_url and l.failures > 0, false) as is_refused
    from company c left join company_logo l on l.company_id = c.id where c.id = ${companyId}`.execute(db);
  return rows[0] ?? { source: null, isRefused: false };
}
