import { VERIFIED_FOR_DAYS } from "#contract/values/referral.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { notFoundHere, ReferralError, suspended } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { adoptContact, lockOwnInvitation, revokeInvitation, setConnects } from "#store/referrals/invitations.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { isMailboxTaken, referrerOfAccount } from "#store/referrals/referrers.ts";
import { type OpenedLink, stateOf, withOpened } from "./invitation-context.ts";

/** The seeker ends an invitation that nobody has answered. Its link then opens nothing. */
export async function revoke(context: ReferralContext, accountId: string, id: string): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const row = await lockOwnInvitation(trx, accountId, id);
    if (!row) throw notFoundHere();
    const state = stateOf(row);
    if (state !== "open" && state !== "proved")
      throw new ReferralError("not-now", "This invitation has been answered or has ended.");
    await revokeInvitation(trx, id);
  });
}

/** The seeker agrees to count the contact among their connections, or leaves. */
export async function connectAsSeeker(
  context: ReferralContext,
  accountId: string,
  id: string,
  connect: boolean,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    if (!(await lockOwnInvitation(trx, accountId, id))) throw notFoundHere();
    await setConnects(trx, id, "seeker", connect);
  });
}

/** The contact agrees to count among the seeker's connections, or leaves. */
export async function connectAsContact(
  context: ReferralContext,
  { connect, ...opened }: OpenedLink & { connect: boolean },
): Promise<void> {
  await withOpened(context, opened, (trx, row) => setConnects(trx, row.id, "contact", connect));
}

/** The contact stays: the signed-in account becomes a referrer by the address that the invitation has proved. */
export async function stayAsReferrer(context: ReferralContext, accountId: string, opened: OpenedLink): Promise<void> {
  await withOpened(context, opened, async (trx, row) => {
    if (await isSuspended(trx, accountId)) throw suspended();
    if (row.seekerId === accountId)
      throw new ReferralError("own-company", "This is your own invitation, so you can’t refer yourself.");
    if (row.referrerId === null || row.mailboxHash === null)
      throw new ReferralError("not-now", "Accept the request first.");
    if ((await referrerOfAccount(trx, accountId)) !== null)
      throw new ReferralError("not-now", "You’re a referrer already. Your settings are in your inbox.");
    if (await isMailboxTaken(trx, row.mailboxHash))
      throw new ReferralError("mailbox-taken", "This work address already belongs to another account.");
    await adoptContact(trx, {
      referrerId: row.referrerId,
      accountId,
      mailboxHash: row.mailboxHash,
      forDays: VERIFIED_FOR_DAYS,
    });
  });
}
