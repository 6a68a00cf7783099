import type { AccountContext } from "#accounts/accounts.ts";
import { ENDED_GUEST_LINK } from "#contract/values/desk/guest-alerts.ts";
import { DeskError } from "#desk/desk-error.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { type GuestRow, lockGuest } from "#store/desk/guests/guest-searches.ts";
import { guestOfLink } from "./guest-links.ts";

/** What the actions of a guest who opened a mailed link work with. */
export type GuestContext = Pick<AccountContext, "database" | "secrets" | "log">;

export const endedLink = (): DeskError => new DeskError("not-found", ENDED_GUEST_LINK);

/** Calls `action` with the guest whom a mailed link belongs to, locked. Throws DeskError for a link that isn't ours, has expired or belongs to nobody any more. */
export async function asGuest<Result>(
  context: GuestContext,
  token: string,
  action: (trx: Transaction, guest: GuestRow) => Promise<Result>,
): Promise<Result> {
  const guestId = guestOfLink(context, token);
  if (guestId === null) throw endedLink();
  return await inTransaction(context.database, async (trx) => {
    const guest = await lockGuest(trx, guestId);
    if (guest === null) throw endedLink();
    return await action(trx, guest);
  });
}
