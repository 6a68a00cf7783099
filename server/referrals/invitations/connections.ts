import { VERIFIED_FOR_DAYS } from "#contract/values/referral.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { notFoundHere, ReferralError, suspended } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import {
  adoptContact,
  lockInvitationToReferrer,
  lockOwnInvitation,
  revokeInvitation,
  setConnects,
} from "#store/referrals/invitations.ts";
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

/** One side, signed in, agrees to count the other among their connections, or leaves: the seeker, or a contact who has stayed. */
export async function connect(context: ReferralContext, accountId: string, id: string, wish: boolean): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    if (await lockOwnInvitation(trx, accountId, id)) await setConnects(trx, id, "seeker", wish);
    else if (await lockInvitationToReferrer(trx, accountId, id)) await setConnects(trx, id, "contact", wish);
    else throw notFoundHere();
  });
}

/** The contact agrees to count among the seeker's connections, or leaves. */
export async function connectAsContact(
  context: ReferralContext,
  { connect: wish, ...opened }: OpenedLink & { connect: boolean },
): Promise<void> {
  await withOpened(context, opened, (trx, row) => setConnects(trx, row.id, "contact", wish));
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
