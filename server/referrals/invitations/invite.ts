import { randomUUID } from "node:crypto";
import { newResetToken, tokenHash } from "#accounts/tokens.ts";
import type { InviteRequest, InviteResponse } from "#contract/schemas/referral-invitation.ts";
import {
  INVITATION_DAYS,
  INVITATIONS_OPEN_MAX,
  INVITATIONS_PER_DAY,
  invitationPath,
} from "#contract/values/referral-invitation.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { refusalToInvite } from "#referrals/requests/refusal-to-ask.ts";
import {
  blocksInvitations,
  countInvitations,
  hasProvingDomain,
  insertInvitation,
} from "#store/referrals/invitations.ts";
import { jobSummary, lockSeeker, namedAccounts } from "#store/referrals/requests.ts";
import { invitedAddressHashes, invitationBlockLink } from "./invitation-links.ts";

/**
 * Makes a personal invitation to one job, whose link only this answer contains. It holds no credit. With an address, mails the link to it
 * once, unless its owner has blocked invitations; the answer doesn't say which.
 */
export async function invite(
  context: ReferralContext,
  accountId: string,
  input: InviteRequest,
): Promise<InviteResponse> {
  if (input.email !== undefined) await limitMails(context, accountId, input.email);
  return await inTransaction(context.database, async (trx) => {
    await lockSeeker(trx, accountId);
    const refusal = await refusalToInvite(trx, accountId, input.jobId);
    if (refusal) throw refusal;
    await checkCounts(trx, accountId);
    const job = (await jobSummary(trx, input.jobId))!;
    if (!(await hasProvingDomain(trx, job.companyId))) {
      const text = `We don’t know the email domain of ${job.companyName} yet, so your contact couldn’t prove that they work there.`;
      throw new ReferralError("unknown-domain", text);
    }
    const token = newResetToken();
    const { label, why, evidence, links, country, connect } = input;
    const row = await insertInvitation(
      trx,
      {
        seekerId: accountId,
        jobId: input.jobId,
        companyId: job.companyId,
        label,
        why,
        evidence,
        links,
        country,
        tokenHash: tokenHash(token),
        seekerConnects: connect,
      },
      INVITATION_DAYS,
    );
    const link = `${context.baseUrl}${invitationPath(token)}`;
    if (input.email !== undefined) await mailInvitation(context, trx, accountId, input.email, link);
    return { id: row.id, link, expiresAt: row.expiresAt.toISOString() };
  });
}

async function checkCounts(trx: Transaction, accountId: string): Promise<void> {
  const { open, today } = await countInvitations(trx, accountId);
  if (open >= INVITATIONS_OPEN_MAX) {
    const text = `You have ${INVITATIONS_OPEN_MAX} open invitations, the most you can have. Revoke one first.`;
    throw new ReferralError("too-many-open", text);
  }
  if (today >= INVITATIONS_PER_DAY) {
    const text = `You have made ${INVITATIONS_PER_DAY} invitations in the last 24 hours, the most you can make in a day.`;
    throw new ReferralError("too-many-today", text);
  }
}

/** Counts a mail for the person who sends it and for the address that gets it. */
async function limitMails({ limiter, secrets }: ReferralContext, accountId: string, email: string): Promise<void> {
  const [address] = invitedAddressHashes(secrets, email);
  const mine = await limiter.within("invitationMailPerAccountDay", accountId);
  if (!mine.ok) throw tooManyMails();
  const theirs = await limiter.within("invitationMailPerAddressDay", address.toString("hex"));
  if (theirs.ok) return;
  await limiter.giveBack("invitationMailPerAccountDay", accountId);
  throw tooManyMails();
}

function tooManyMails(): ReferralError {
  const text =
    "We can’t email more invitations today. Make the invitation without an address and send the link yourself.";
  return new ReferralError("too-many-requests", text, "email");
}

async function mailInvitation(
  context: ReferralContext,
  trx: Transaction,
  accountId: string,
  email: string,
  link: string,
): Promise<void> {
  const hashes = invitedAddressHashes(context.secrets, email);
  if (await blocksInvitations(trx, hashes)) return;
  const seeker = (await namedAccounts(trx, [accountId])).get(accountId);
  if (!seeker) return;
  const recipient = { accountId, address: email, name: "", cause: randomUUID() };
  await enqueueMail({ db: trx, secrets: context.secrets }, "referral-invitation", recipient, {
    seeker: seeker.name,
    link,
    days: INVITATION_DAYS,
    blockLink: invitationBlockLink(context, hashes[0]),
  });
}
