import { sql } from "kysely";
import type { Transaction } from "#postgres/connection.ts";
import { insertDecidedCase, personSubjectOf } from "./cases.ts";
import { insertEvent } from "./events.ts";

const BECAUSE = "The address was suspended from referrals when its earlier account was erased";

/**
 * Adds a line to the log for a suspension from referrals that has none, because it outlived the account that it was decided about. The person,
 * who has just proved the address, gets the reasons and can appeal. Does nothing for anybody else.
 */
export async function stateRestoredSuspension(trx: Transaction, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from referral_suspension where account_id = ${accountId} and event_id is null for update`.execute(
    trx,
  );
  const [suspension] = rows;
  if (suspension === undefined) return;
  const eventId = await insertEvent(trx, {
    caseId: await insertDecidedCase(trx, personSubjectOf(accountId), BECAUSE),
    kind: "decision",
    action: "suspend-referrals",
    ground: "conduct",
    words: suspension.reason,
    target: { kind: "person", id: accountId },
    operatorId: null,
  });
  await sql`update referral_suspension set event_id = ${eventId} where id = ${suspension.id}`.execute(trx);
}
