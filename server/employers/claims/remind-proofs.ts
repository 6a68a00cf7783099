import { longDate } from "#contract/values/moderation/long-date.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { PROOF_WORDS } from "#contract/values/employers/proof-words.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { endingProofs } from "#store/employers/proofs.ts";

const MAILS_AT_A_TIME = 500;

/** Asks people by mail to renew proofs that end soon, once for each end. Returns how many mails there are. */
export async function remindProofs({
  database,
  secrets,
  baseUrl,
}: Pick<AccountContext, "database" | "secrets" | "baseUrl">): Promise<number> {
  let mails = 0;
  for (const { claimId, accountId, email, name, company, kind, expiresAt } of await endingProofs(
    database.db,
    MAILS_AT_A_TIME,
  )) {
    const endsOn = longDate(expiresAt);
    const recipient = { accountId, address: email, name, cause: `proof ${claimId} ${kind} ${endsOn}` };
    const data = { name, company, proof: PROOF_WORDS[kind].name, endsOn, link: `${baseUrl}/employers` };
    const isNew = await inTransaction(database, (trx) =>
      enqueueMail({ db: trx, secrets }, "proof-ending", recipient, data),
    );
    if (isNew) mails += 1;
  }
  return mails;
}
