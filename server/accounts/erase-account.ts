import type { Secrets } from "#app/secrets.ts";
import type { Transaction } from "#postgres/connection.ts";
import type { AccountRow } from "#store/accounts/accounts.ts";
import { noteErasure } from "#store/accounts/erased-accounts.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { keepSuspension } from "#store/referrals/suspended-addresses.ts";
import { mailboxHashes } from "./email-key.ts";

/**
 * Deletes all personal data of an account. Of a suspended person it keeps a keyed hash of the address, so that nobody escapes a suspension
 * by erasure, and of everybody their random account id, so that a restored backup doesn't bring them back. Returns the numbers of rows by table.
 */
export async function eraseAccount(
  trx: Transaction,
  secrets: Secrets,
  account: Pick<AccountRow, "id" | "email">,
): Promise<Record<string, number>> {
  await keepSuspension(trx, account.id, mailboxHashes(secrets, account.email)[0]);
  await noteErasure(trx, account.id);
  return await erasePersonalData(trx, account.id);
}
