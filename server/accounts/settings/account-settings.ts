import type { AccountSettings } from "#contract/schemas/account-settings.ts";
import { notificationChoices } from "#store/accounts/account-settings.ts";
import { accountById } from "#store/accounts/accounts.ts";
import { waitingEmailChange } from "#store/accounts/email-changes.ts";
import { countPersonalData } from "#store/accounts/personal-data.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { recordKind } from "./record-kinds.ts";

/** Returns an account's settings and what we keep about its owner, or null if the account no longer exists. */
export async function accountSettings(
  { database: { db } }: Pick<AccountContext, "database">,
  accountId: string,
): Promise<AccountSettings | null> {
  const account = await accountById(db, accountId);
  if (account === null) return null;
  const change = await waitingEmailChange(db, accountId);
  return {
    notifications: await notificationChoices(db, accountId),
    emailChange: change && {
      email: change.newEmail,
      oldConfirmed: change.oldConfirmedAt !== null,
      newConfirmed: change.newConfirmedAt !== null,
      expiresAt: change.expiresAt.toISOString(),
    },
    deleteAfter: account.deleteAfter?.toISOString() ?? null,
    kept: keptRecords(await countPersonalData(db, accountId)),
  };
}

/** Returns the numbers of rows by kind of record, the most first. */
export function keptRecords(rows: Record<string, number>): AccountSettings["kept"] {
  const kinds = new Map<string, number>();
  for (const [table, count] of Object.entries(rows)) {
    const kind = recordKind(table);
    if (count > 0) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  return [...kinds]
    .map(([kind, records]) => ({ kind, records }))
    .toSorted((one, other) => other.records - one.records || one.kind.localeCompare(other.kind, "en"));
}
