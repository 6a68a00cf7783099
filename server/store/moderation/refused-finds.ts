import { sql } from "kysely";
import type { Transaction } from "#postgres/connection.ts";

/** A board that a person found and that is refused. */
export interface RefusedFind {
  source: string;
  sourceName: string;
  token: string;
  accountId: string;
  email: string;
  name: string;
  /** What an operator said about it; null if a program refused it. */
  words: string | null;
  /** What the program found. */
  lastError: string | null;
}

/** Takes refused boards whose finders haven't heard of it, so that no other worker takes them too. */
export async function takeRefusedFinds(trx: Transaction, limit: number): Promise<RefusedFind[]> {
  const { rows } = await sql<RefusedFind>`
    with taken as (
      select id from board where state = 'refused' and refusal_mailed_at is null and discovered_by_account is not null
      order by id limit ${limit} for update skip locked
    ), mailed as (
      update board b set refusal_mailed_at = now() from taken where b.id = taken.id
      returning b.id, b.source, b.token, b.discovered_by_account, b.last_error
    )
    select m.source, s.name as source_name, m.token, a.id as account_id, a.email, a.name, m.last_error, (
      select e.words from moderation_event e join moderation_case c on c.id = e.case_id
      where e.action in ('refuse-board', 'block-board')
        and (c.subject_kind = 'board' and c.subject_id = m.id::text or e.target_kind = 'board' and e.target_id = m.source || ':' || m.token)
      order by e.id desc limit 1) as words
    from mailed m join source s on s.id = m.source join account a on a.id = m.discovered_by_account order by m.id`.execute(
    trx,
  );
  return rows;
}
