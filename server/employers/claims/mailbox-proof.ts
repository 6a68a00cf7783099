import { randomUUID } from "node:crypto";
import { CODE_LIFE_MIN } from "#contract/values/referral.ts";
import { EmployerError, noClaim } from "#employers/employer-error.ts";
import { mailboxHashes } from "#accounts/email-key.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { isWorkCode, newWorkCode, workCodeHash } from "#referrals/referrers/work-code.ts";
import { claimById } from "#store/employers/claims.ts";
import { dropClaimCode, holdProof, putClaimCode, tryClaimCode } from "#store/employers/proofs.ts";
import { settleClaim } from "./settle-claim.ts";
import type { EmployerContext } from "./start-claim.ts";

/** Mails a code to an address exactly at the claim's domain: a part of the domain may belong to somebody else. */
export async function sendClaimCode(
  { database, secrets, limiter }: EmployerContext,
  accountId: string,
  claimId: string,
  email: string,
): Promise<void> {
  const claim = await claimById(database.db, claimId);
  if (claim?.accountId !== accountId) throw noClaim();
  const { domain, company } = claim;
  if (email.slice(email.lastIndexOf("@") + 1).toLowerCase() !== domain)
    throw new EmployerError("invalid-input", `Please use an address that ends with @${domain}`, "email");
  const [mailbox] = mailboxHashes(secrets, email);
  await limiter.take("codePerAccountDay", accountId);
  await limiter.take("codePerMailboxDay", mailbox.toString("hex"));
  await limiter.take("codePerDomainDay", domain);
  const code = newWorkCode();
  await inTransaction(database, async (trx) => {
    const codeHash = workCodeHash(secrets, codeHolder(claim), code);
    await putClaimCode(trx, { claimId, codeHash, lifeMin: CODE_LIFE_MIN });
    const recipient = { accountId, address: email, name: "", cause: randomUUID() };
    await enqueueMail({ db: trx, secrets }, "employer-code", recipient, { code, company, minutes: CODE_LIFE_MIN });
  });
}

/** Proves the mailbox if the code is right. Five wrong attempts void it. */
export async function verifyClaimCode(
  context: EmployerContext,
  accountId: string,
  claimId: string,
  code: string,
): Promise<void> {
  const { database, secrets } = context;
  const isRight = await inTransaction(database, async (trx) => {
    const claim = await claimById(trx, claimId);
    if (claim?.accountId !== accountId) throw noClaim();
    const hash = await tryClaimCode(trx, claimId);
    if (hash === null || !isWorkCode(secrets, codeHolder(claim), code, hash)) return false;
    await dropClaimCode(trx, claimId);
    await holdProof(trx, claimId, "mailbox");
    await settleClaim(context, trx, claimId);
    return true;
  });
  // A wrong attempt counts, so it is refused after its transaction.
  if (!isRight)
    throw new EmployerError(
      "wrong-code",
      "The code isn’t right, or it has expired. Please check it or request a new one.",
      "code",
    );
}

/** A code belongs to one claim with one domain. */
const codeHolder = ({ id, domain }: { id: string; domain: string }) => `employer:${id}:${domain}`;
