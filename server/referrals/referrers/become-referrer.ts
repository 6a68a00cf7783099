import { inTransaction } from "#postgres/transaction.ts";
import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { CODE_ATTEMPTS, CODE_LIFE_MIN, VERIFIED_FOR_DAYS } from "#contract/values/referral.ts";
import type { ReferrerSettings } from "#contract/schemas/referral.ts";
import { EmailAddress } from "#contract/schemas/auth.ts";
import { emailKey } from "#accounts/email-key.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { hit } from "#store/accounts/rate-limits.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { returnAccepted } from "#store/referrals/erasure.ts";
import { takeWatchers } from "#store/referrals/safety.ts";
import { namedAccounts } from "#store/referrals/requests.ts";
import {
  companyOfDomain,
  countCodeAttempt,
  dropCode,
  endReferrer,
  lockCode,
  putCode,
  referrerOfAccount,
  setReferrerSettings,
  verifyReferrer,
} from "#store/referrals/referrers.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { unsubscribeLink } from "#referrals/notifications/mail-links.ts";
import { ReferralError, suspended } from "#referrals/referral-error.ts";
import { workDomain } from "./work-domain.ts";

const HOUR_S = 3600;
/** Codes an account may ask for, and a mailbox be sent, in an hour. */
const CODES_PER_HOUR = 5;

/**
 * Mails six digits to a work address, to be typed by the person who is signed in: a bare link would be opened by the
 * company's mail scanner. Of the address only a keyed hash is kept. Gives the company it belongs to.
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
  const mailbox = context.secrets.personalHash(`mailbox:${emailKey(address.data)}`);
  await limitCodes(context, `account:${accountId}`);
  await limitCodes(context, `mailbox:${mailbox.toString("hex")}`);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return await inTransaction(context.database, async (trx) => {
    const company = await companyOfDomain(trx, domain);
    if (!company) {
      throw new ReferralError(
        "unknown-domain",
        `No company on this site uses ${domain} yet. Write to us from that address and we add it.`,
        "email",
      );
    }
    await putCode(
      trx,
      {
        accountId: accountId,
        companyId: company.id,
        domain,
        mailboxHash: mailbox,
        codeHash: codeHash(context, accountId, code),
      },
      CODE_LIFE_MIN,
    );
    const recipient = { accountId, address: address.data, name: "", cause: randomUUID() };
    const data = { code, company: company.name, minutes: CODE_LIFE_MIN };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referrer-code", recipient, data);
    return { company: company.name, domain };
  });
}

/** The six digits make the account a referrer for 180 days. Five wrong tries end the code. */
export async function verifyCode(
  context: ReferralContext,
  accountId: string,
  code: string,
): Promise<{ company: string }> {
  const outcome = await inTransaction(context.database, async (trx) => {
    if (await isSuspended(trx, accountId)) return { refusal: suspended() };
    const row = await lockCode(trx, accountId);
    if (!row?.live || row.attempts >= CODE_ATTEMPTS)
      return { refusal: new ReferralError("wrong-code", "This code has run out. Please have a new one sent.", "code") };
    await countCodeAttempt(trx, accountId);
    if (!timingSafeEqual(row.codeHash, codeHash(context, accountId, code))) {
      const left = CODE_ATTEMPTS - row.attempts - 1;
      return {
        refusal: new ReferralError(
          "wrong-code",
          left > 0
            ? `The code is not right. ${left} ${left === 1 ? "try" : "tries"} left.`
            : "The code is not right. Please have a new one sent.",
          "code",
        ),
      };
    }
    const held = await referrerOfAccount(trx, accountId);
    if (held && held.companyId !== row.companyId) await returnAccepted(trx, accountId);
    const verified = await verifyReferrer(
      trx,
      { accountId: accountId, companyId: row.companyId, domain: row.domain, mailboxHash: row.mailboxHash },
      VERIFIED_FOR_DAYS,
    );
    if (!verified)
      return {
        refusal: new ReferralError(
          "mailbox-taken",
          "This work address stands for another account already. One mailbox, one account.",
        ),
      };
    await dropCode(trx, accountId);
    const company = await companyOfDomain(trx, row.domain);
    if (company) await tellWatchers(context, trx, company, accountId);
    return { company: company?.name ?? row.domain };
  });
  // A wrong try is counted even though it is refused, so the refusal comes after the commit.
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome;
}

/** Changes what a referrer is asked for and how often. */
export async function changeSettings(
  context: ReferralContext,
  accountId: string,
  settings: ReferrerSettings,
): Promise<void> {
  const changed = await setReferrerSettings(context.database.db, accountId, {
    displayName: settings.shownName === "" ? null : settings.shownName,
    weeklyCapacity: settings.weeklyCapacity,
    roles: settings.roles,
    languages: settings.languages,
    paused: settings.paused,
  });
  if (!changed) throw new ReferralError("not-a-referrer", "Verify your work address first.");
}

/** Stops being a referrer: what was accepted goes back to the others. */
export async function leave(context: ReferralContext, accountId: string): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    await returnAccepted(trx, accountId);
    if (!(await endReferrer(trx, accountId)))
      throw new ReferralError("not-a-referrer", "You are no referrer at the moment.");
  });
}

async function tellWatchers(
  context: ReferralContext,
  trx: Parameters<typeof takeWatchers>[0],
  company: { id: string; name: string; slug: string },
  except: string,
): Promise<void> {
  const watchers = await namedAccounts(trx, await takeWatchers(trx, company.id, except));
  for (const person of watchers.values()) {
    const recipient = {
      accountId: person.id,
      address: person.email,
      name: person.name,
      cause: `watch ${company.id}: ${randomUUID()}`,
    };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referral-update", recipient, {
      name: person.name,
      subject: `Somebody at ${company.name} takes referral requests`,
      text: "You wanted to know when somebody joins. You can ask now, from any of its jobs.",
      job: null,
      company: company.name,
      link: `${context.baseUrl}/jobs?company=${encodeURIComponent(company.slug)}`,
      unsubscribeLink: unsubscribeLink(context, person.id),
    });
  }
}

function codeHash({ secrets }: ReferralContext, accountId: string, code: string): Buffer {
  return secrets.personalHash(`referrer-code:${accountId}:${code}`);
}

async function limitCodes({ database, secrets }: ReferralContext, subject: string): Promise<void> {
  const window = await hit(database.db, secrets.personalHash(`limit:referrer-code:${subject}`), HOUR_S);
  if (window.hits > CODES_PER_HOUR) {
    throw new ReferralError(
      "too-many-requests",
      `Too many codes were asked for. Please try again in ${Math.ceil(window.remainingS / 60)} minutes.`,
    );
  }
}
