import { type RawBuilder, sql } from "kysely";
import { EARNED_PER_WEEK } from "#contract/values/referral.ts";
import type { Connection } from "#postgres/connection.ts";

export interface CreditSums {
  free: number;
  held: number;
  spent: number;
}

/** The cause of the credits that everybody begins with. */
export const WELCOME = "welcome";

/** Returns the sums of a person's ledger. */
export async function creditsOf(db: Connection, accountId: string): Promise<CreditSums> {
  const { rows } = await sql<CreditSums>`
    select coalesce(sum(free), 0)::int as free, coalesce(sum(held), 0)::int as held, coalesce(sum(spent), 0)::int as spent
    from referral_credit where account_id = ${accountId}`.execute(db);
  return rows[0]!;
}

/** Grants credits once per cause. Returns false if they were granted before. */
export async function grantCredits(
  trx: Connection,
  accountId: string,
  amount: number,
  cause: string,
): Promise<boolean> {
  const result = await sql`
    insert into referral_credit (account_id, kind, free, held, spent, cause) values (${accountId}, 'grant', ${amount}, 0, 0, ${cause})
    on conflict (account_id, cause) do nothing`.execute(trx);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/**
 * Grants the credit that somebody has earned by an answer, a confirmation or an outcome, once per cause and at most three a week. Without that
 * limit a ring of accounts could make as many credits as it has pairs.
 */
export async function earnCredit(trx: Connection, accountId: string, cause: string): Promise<boolean> {
  // Two requests of one person can end at once.
  await sql`select pg_advisory_xact_lock(7305, hashtext(${accountId}))`.execute(trx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from referral_credit
    where account_id = ${accountId} and kind = 'grant' and cause <> ${WELCOME} and created_at > now() - interval '7 days'`.execute(
    trx,
  );
  return rows[0]!.n < EARNED_PER_WEEK && (await grantCredits(trx, accountId, 1, cause));
}

/** Holds one free credit of the oldest possible grant for the request. Returns false if none is free. */
export async function holdCredit(trx: Connection, accountId: string, requestId: string): Promise<boolean> {
  const result = await sql`
    insert into referral_credit (account_id, grant_id, request_id, kind, free, held, spent)
    select ${accountId}, g.id, ${requestId}, 'hold', -1, 1, 0 from referral_credit g
    where g.account_id = ${accountId} and g.kind = 'grant' and ${isFree("g")}
    order by g.id limit 1`.execute(trx);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** Ends the hold of a request: releases the credit to its owner or spends it. */
export async function endHold(trx: Connection, requestId: string, how: "release" | "spend"): Promise<void> {
  await sql`
    insert into referral_credit (account_id, grant_id, request_id, kind, free, held, spent)
    select account_id, grant_id, request_id, ${how}::text, case when ${how}::text = 'release' then 1 else 0 end, -1, case when ${how}::text = 'spend' then 1 else 0 end
    from referral_credit where request_id = ${requestId} and kind = 'hold'`.execute(trx);
}

/**
 * After an appeal: returns the credit that a request took, or takes a free one of the seeker for one that was released. A seeker without one
 * owes nothing. The caller has locked the seeker.
 */
export async function turnCredit(trx: Connection, requestId: string, how: "return" | "charge"): Promise<void> {
  const last = sql`(
    select account_id, grant_id, kind from referral_credit where request_id = ${requestId} order by id desc limit 1) last`;
  if (how === "return")
    await sql`
      insert into referral_credit (account_id, grant_id, request_id, kind, free, held, spent)
      select account_id, grant_id, ${requestId}, 'return', 1, 0, -1 from ${last} where kind in ('spend', 'charge')`.execute(
      trx,
    );
  else
    await sql`
      insert into referral_credit (account_id, grant_id, request_id, kind, free, held, spent)
      select g.account_id, g.id, ${requestId}, 'charge', -1, 0, 1 from ${last} join referral_credit g on g.account_id = last.account_id
      where last.kind in ('release', 'return') and g.kind = 'grant' and ${isFree("g")}
      order by g.id limit 1`.execute(trx);
}

/** Is true for a grant of which a credit is free. */
function isFree(grant: string): RawBuilder<boolean> {
  return sql<boolean>`
    ${sql.ref(`${grant}.free`)} + coalesce((select sum(m.free) from referral_credit m where m.grant_id = ${sql.ref(`${grant}.id`)}), 0) > 0`;
}

/** Is true when two accounts have logged in from one network in the last 90 days: they may belong to one person. */
export function networkShared(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from account_network a join account_network b on b.network_key = a.network_key
    where a.account_id = ${one} and b.account_id = ${other}
      and least(a.last_login_at, b.last_login_at) > now() - interval '90 days')`;
}

/**
 * Returns whether the seeker and the holder of a request may earn credits from it: it's their first confirmed referral with each other, they
 * share no network, and it began without an invitation. Otherwise two accounts of one person could make credits out of nothing.
 */
export async function mayEarnCredits(trx: Connection, requestId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select not r.invited and not ${networkShared(sql`f.account_id`, sql`r.seeker_id`)} and not exists (
      select 1 from referral_request e where e.seeker_id = r.seeker_id and e.accepted_by = r.accepted_by
        and e.state = 'confirmed' and e.id <> r.id and e.ended_at <= r.ended_at) as may
    from referral_request r join referrer f on f.id = r.accepted_by where r.id = ${requestId}`.execute(trx);
  return rows[0]?.may ?? false;
}
