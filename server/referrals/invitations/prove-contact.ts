import { randomUUID } from "node:crypto";
import { mailboxHashes } from "#accounts/email-key.ts";
import { newResetToken, tokenHash } from "#accounts/tokens.ts";
import { EmailAddress } from "#contract/schemas/auth.ts";
import { CODE_ATTEMPTS, CODE_LIFE_MIN } from "#contract/values/referral.ts";
import { INVITATION_ANSWER_DAYS, INVITATION_CODES } from "#contract/values/referral-invitation.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { isWorkCode, newWorkCode, workCodeHash } from "#referrals/referrers/work-code.ts";
import { workDomain } from "#referrals/referrers/work-domain.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";
import { lockDomain } from "#store/referrals/domains/company-domains.ts";
import {
  countInvitationAttempt,
  type InvitationState,
  isInvitationCodeLive,
  isOwnMailbox,
  lockInvitationByToken,
  proveInvitation,
  putInvitationCode,
} from "#store/referrals/invitations.ts";
import { isMailboxSuspended } from "#store/referrals/suspended-addresses.ts";
import { endedInvitation, stateOf } from "./invitation-context.ts";

/** Whether the mailbox of this invitation can still be proved: until it is answered, and afterwards by the same mailbox. */
function canProve(row: InvitationState): boolean {
  return ["open", "proved", "accepted"].includes(stateOf(row));
}

/**
 * Mails a code to the work address that a contact typed, if it can answer this invitation. The answer is the same if it can't, because it
 * would say which company the invitation is for, and who has proved what.
 */
export async function sendContactCode(
  context: ReferralContext,
  { token, email }: { token: string; email: string },
): Promise<void> {
  const address = EmailAddress.safeParse(email);
  if (!address.success) throw new ReferralError("invalid-input", "Please enter a valid email address", "email");
  const domain = workDomain(address.data);
  const [mailbox, ...older] = mailboxHashes(context.secrets, address.data);
  const known = await inTransaction(context.database, (trx) => lockInvitationByToken(trx, tokenHash(token)));
  if (!known || !canProve(known)) throw endedInvitation();
  for (const [limit, subject] of [
    ["codePerMailboxDay", mailbox.toString("hex")],
    ["codePerDomainDay", domain],
  ] as const) {
    if (!(await context.limiter.within(limit, subject)).ok) throw tooManyCodes();
  }
  await inTransaction(context.database, async (trx) => {
    const row = await lockInvitationByToken(trx, tokenHash(token));
    if (!row || !canProve(row)) throw endedInvitation();
    if (row.codesSent >= INVITATION_CODES) throw tooManyCodes();
    const code = newWorkCode();
    const codeHash = workCodeHash(context.secrets, row.id, code);
    // Counts for every address, so that the link can't be used to try them.
    await putInvitationCode(trx, row.id, { domain, mailboxHash: mailbox, codeHash, lifeMin: CODE_LIFE_MIN });
    const company = await companyOfDomain(trx, domain);
    const belongs = row.mailboxHash === null || [mailbox, ...older].some((each) => each.equals(row.mailboxHash!));
    if (company?.id !== row.companyId || !belongs) return;
    if (await isOwnMailbox(trx, row.seekerId, [mailbox, ...older])) return;
    // Belongs to no account, because the export of the seeker's data would show the address.
    const recipient = { accountId: null, address: address.data, name: "", cause: randomUUID() };
    const data = { code, company: company.name, minutes: CODE_LIFE_MIN };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referrer-code", recipient, data);
  });
}

function tooManyCodes(): ReferralError {
  return new ReferralError("too-many-requests", "Too many codes requested. Please try again tomorrow.");
}

type Outcome = { key: string } | { refusal: ReferralError };

/** Binds the invitation to the mailbox whose code is right. Returns the key with which this browser opens it. */
export async function proveContact(
  context: ReferralContext,
  { token, code }: { token: string; code: string },
): Promise<{ key: string }> {
  const outcome = await inTransaction(context.database, (trx) => checkCode(context, trx, token, code));
  // A wrong attempt counts, so it must commit before it is refused.
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome;
}

async function checkCode(context: ReferralContext, trx: Transaction, token: string, code: string): Promise<Outcome> {
  const row = await lockInvitationByToken(trx, tokenHash(token));
  if (!row || !canProve(row)) return { refusal: endedInvitation() };
  const { codeHash, pendingMailboxHash, domain } = row;
  const live = codeHash !== null && (await isInvitationCodeLive(trx, row.id)) && row.codeAttempts < CODE_ATTEMPTS;
  if (!live || pendingMailboxHash === null || domain === null) return wrongCode("This code has expired.");
  await countInvitationAttempt(trx, row.id);
  if (!isWorkCode(context.secrets, row.id, code, codeHash)) return wrongCode("The code isn’t right.");
  if (await isMailboxSuspended(trx, [pendingMailboxHash])) return { refusal: endedInvitation() };
  await lockDomain(trx, domain);
  if ((await companyOfDomain(trx, domain))?.id !== row.companyId) return { refusal: endedInvitation() };
  const key = newResetToken();
  await proveInvitation(trx, row.id, tokenHash(key), INVITATION_ANSWER_DAYS);
  return { key };
}

function wrongCode(problem: string): Outcome {
  return { refusal: new ReferralError("wrong-code", `${problem} Check it, or request a new one.`, "code") };
}
