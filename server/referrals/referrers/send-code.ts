import { randomInt, randomUUID } from "node:crypto";
import { mailboxKey } from "#accounts/email-key.ts";
import { EmailAddress } from "#contract/schemas/auth.ts";
import { CODE_LIFE_MIN } from "#contract/values/referral.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError, suspended } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { takeHit } from "#store/accounts/rate-limits.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { companyOfDomain, unprovedCompanies } from "#store/referrals/company-domains.ts";
import { putCode } from "#store/referrals/referrers.ts";
import { unprovedDomain } from "./unproved-domain.ts";
import { workCodeHash } from "./work-code.ts";
import { workDomain } from "./work-domain.ts";

const HOUR_S = 3600;
/** Codes that an account can request, and a mailbox can receive, in an hour. */
const CODES_PER_HOUR = 5;

/**
 * Mails six digits to a work address. The signed-in person types them in, because a company's mail scanner would open a link.
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
  const mailboxHash = context.secrets.personalHash(`mailbox:${mailboxKey(address.data)}`);
  await limitCodes(context, `account:${accountId}`);
  await limitCodes(context, `mailbox:${mailboxHash.toString("hex")}`);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return await inTransaction(context.database, async (trx) => {
    const company = await companyOfDomain(trx, domain);
    if (!company) throw unprovedDomain(domain, await unprovedCompanies(trx, domain));
    const codeHash = workCodeHash(context.secrets, accountId, code);
    await putCode(trx, { accountId, companyId: company.id, domain, mailboxHash, codeHash }, CODE_LIFE_MIN);
    const recipient = { accountId, address: address.data, name: "", cause: randomUUID() };
    const data = { code, company: company.name, minutes: CODE_LIFE_MIN };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referrer-code", recipient, data);
    return { company: company.name, domain };
  });
}

async function limitCodes({ database, secrets }: ReferralContext, subject: string): Promise<void> {
  const key = secrets.personalHash(`limit:referrer-code:${subject}`);
  const { ok, remainingS } = await takeHit(database.db, key, { most: CODES_PER_HOUR, windowS: HOUR_S });
  if (ok) return;
  const minutes = Math.ceil(remainingS / 60);
  throw new ReferralError("too-many-requests", `Too many codes requested. Please try again in ${minutes} minutes.`);
}
