import { sql } from "kysely";
import type { Row, Transaction } from "#postgres/connection.ts";

/** What is stored of a domain before a decision; null if nobody has bound it. */
export type BoundDomain = Row<"companyDomain"> | null;

export async function boundDomain(trx: Transaction, domain: string): Promise<BoundDomain> {
  const row = await trx.selectFrom("companyDomain").selectAll().where("domain", "=", domain).executeTakeFirst();
  return row ?? null;
}

/** Notes which decision a domain is as it is by, and what it was before, so that another operator can bring that back. */
export async function noteDomainDecision(
  trx: Transaction,
  { domain, eventId, before }: { domain: string; eventId: string; before: BoundDomain },
): Promise<void> {
  await sql`update company_domain set event_id = ${eventId} where domain = ${domain}`.execute(trx);
  if (before === null) return;
  const { companyId, proof, contestedById, addedAt, withdrawnAt } = before;
  await trx
    .insertInto("companyDomainBefore")
    .values({ eventId, domain, companyId, proof, contestedById, addedAt, withdrawnAt })
    .execute();
}

/**
 * Brings back what held before a decision withdrew or moved a domain: the domain, its referrers who haven't proved another address since and
 * aren't suspended, and the invitations that it ended. Returns false if somebody has decided about the domain since.
 */
export async function restoreDomain(trx: Transaction, domain: string, eventId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from company_domain where domain = ${domain} and event_id = ${eventId}`.execute(trx);
  if (numAffectedRows === 0n) return false;
  await sql`
    insert into company_domain (domain, company_id, proof, contested_by_id, added_at, withdrawn_at)
    select domain, company_id, proof, contested_by_id, added_at, withdrawn_at from company_domain_before
    where event_id = ${eventId}`.execute(trx);
  await sql`
    update referrer f set ended_at = null, ended_by_event_id = null
    where f.ended_by_event_id = ${eventId} and f.account_id is not null and not is_suspended(f.account_id)
      and not exists (select from referral_suspension s where s.account_id = f.account_id)`.execute(trx);
  await sql`
    update referral_invitation set revoked_at = null, revoked_by_event_id = null
    where revoked_by_event_id = ${eventId}`.execute(trx);
  return true;
}
