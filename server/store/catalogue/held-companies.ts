import type { Connection, Queryable } from "#postgres/connection.ts";
import { sql } from "kysely";

/** Takes held postings off their jobs and remembers them; forgets those of the run that are no longer held. */
export async function holdPostings(
  client: Queryable,
  publishedIds: readonly string[],
  held: readonly { postingId: string; companyId: string }[],
): Promise<void> {
  if (publishedIds.length === 0) return;
  const heldIds = held.map((each) => each.postingId);
  await client.query(
    "delete from held_posting where posting_id = any($1::bigint[]) and posting_id <> all($2::bigint[])",
    [publishedIds, heldIds],
  );
  if (held.length === 0) return;
  await client.query("delete from job_posting where posting_id = any($1::bigint[])", [heldIds]);
  await client.query(
    `insert into held_posting (posting_id, company_id) select * from unnest($1::bigint[], $2::bigint[])
     on conflict (posting_id) do update set company_id = excluded.company_id`,
    [heldIds, held.map((each) => each.companyId)],
  );
}

export interface HeldCompany {
  slug: string;
  name: string;
  reason: string;
  resembles: string | null;
  domains: string[];
  postings: number;
}

/** Returns the held companies, most postings first. */
export async function heldCompanies(db: Connection, limit: number): Promise<HeldCompany[]> {
  const { rows } = await sql<HeldCompany>`
    select c.slug, c.name, c.held_reason as reason, r.slug as resembles, c.domains,
      (select count(*)::int from held_posting h where h.company_id = c.id) as postings
    from company c left join company r on r.id = c.resembles_id
    where c.held_reason is not null order by postings desc, c.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Ends the hold of a company: as a company of its own, or as another spelling of `sameAs`. Its postings are read again at the
 * next run. False when no held company has this slug.
 */
export async function releaseCompany(trx: Connection, slug: string, sameAs: string | null): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update company set held_reason = null where slug = ${slug} and held_reason is not null returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return false;
  if (sameAs !== null) await sql`update company_key set company_id = ${sameAs} where company_id = ${id}`.execute(trx);
  await sql`
    with released as (delete from held_posting where company_id = ${id} returning posting_id),
    stale as (
      update posting p set rules_version = 0 from released where p.id = released.posting_id returning p.board_id)
    update board b set next_run_at = now(), etag = null, last_modified = null, payload_hash = null
    from (select distinct board_id from stale) s where b.id = s.board_id`.execute(trx);
  return true;
}
