import { randomUUID } from "node:crypto";
import { mailboxHashes } from "#accounts/email-key.ts";
import { EmailAddress } from "#contract/schemas/auth.ts";
import { CODE_LIFE_MIN } from "#contract/values/referral.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError, suspended } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";
import { unprovedCompanies } from "#store/referrals/domains/company-domains.ts";
import { putCode } from "#store/referrals/referrers.ts";
import { unprovedDomain } from "./unproved-domain.ts";
import { newWorkCode, workCodeHash } from "./work-code.ts";
import { workDomain } from "./work-domain.ts";

/**
 * Mails a code to a work address. The signed-in person types them in, because a company's mail scanner would open a link.
 * Only a keyed hash of the address is stored. Returns the company it belongs to.
 */
export async function sendCode(
  context: ReferralContext,
  accountId: string,
  email: string,
): Promise<{ company: string; domain: string }> {
  const address = EmailAddress.safeParse(email);
  if (!address.success) throw new ReferralError("invalid-input", "Please enter a valid email address", "email");
  if (await isSuspended(context.database.db, accountId)) throw suspended();
  const domain = workDomain(address.data);
  const [mailbox, oldMailbox] = mailboxHashes(context.secrets, address.data);
  const found = await companyOfDomain(context.database.db, domain);
  if (!found) throw unprovedDomain(domain, await unprovedCompanies(context.database.db, domain));
  await limitCodes(context, accountId, mailbox, domain);
  const code = newWorkCode();
  return await inTransaction(context.database, async (trx) => {
    const company = await companyOfDomain(trx, domain);
    if (!company) throw unprovedDomain(domain, []);
    const codeHash = workCodeHash(context.secrets, accountId, code);
    const hashes = { mailboxHash: mailbox, oldMailboxHash: oldMailbox ?? null, codeHash };
    await putCode(trx, { accountId, companyId: company.id, domain, ...hashes }, CODE_LIFE_MIN);
    const recipient = { accountId, address: address.data, name: "", cause: randomUUID() };
    const data = { code, company: company.name, minutes: CODE_LIFE_MIN };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referrer-code", recipient, data);
    return { company: company.name, domain };
  });
}

/** Counts a code for the account, the mailbox and the domain. If one of them has had the day's codes, counts nothing and throws. */
async function limitCodes(
  { limiter, log }: ReferralContext,
  accountId: string,
  mailbox: Buffer,
  domain: string,
): Promise<void> {
  const limits = [
    ["codePerAccountDay", accountId],
    ["codePerMailboxDay", mailbox.toString("hex")],
    ["codePerDomainDay", domain],
  ] as const;
  for (const [at, [name, subject]] of limits.entries()) {
    const { ok, retryAfterS } = await limiter.within(name, subject);
    if (ok) continue;
    for (const [taken, by] of limits.slice(0, at)) await limiter.giveBack(taken, by);
    if (name === "codePerDomainDay") log.warn({ domain, alarm: "work-codes" }, "a domain had the codes of a day");
    const hours = Math.ceil(retryAfterS / 3600);
    const wait = hours === 1 ? "1 hour" : `${hours} hours`;
    throw new ReferralError("too-many-requests", `Too many codes requested. Please try again in ${wait}.`);
  }
}
