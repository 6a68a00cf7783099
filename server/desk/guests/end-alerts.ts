import { inTransaction } from "#postgres/transaction.ts";
import { silenceSearches } from "#store/desk/guests/guest-joins.ts";
import { deleteGuest, deleteGuestSearches, lockGuest } from "#store/desk/guests/guest-searches.ts";
import { asGuest, endedLink, type GuestContext } from "./guest-context.ts";
import { searchesOfEndLink } from "./guest-links.ts";

/** Ends one alert of a guest; with the last one goes everything that we know about the guest. Safe to repeat while others remain. */
export async function endAlert(context: GuestContext, token: string, searchId: string): Promise<void> {
  await asGuest(context, token, (trx, { guestId }) => deleteGuestSearches(trx, guestId, [searchId]));
}

/** Ends every alert of a guest and deletes everything that we know about them. */
export async function endAllAlerts(context: GuestContext, token: string): Promise<void> {
  await asGuest(context, token, async (trx, { guestId, accountId }) => {
    if (accountId === null) await deleteGuest(trx, guestId);
  });
}

/**
 * Ends what a mail told of, by its List-Unsubscribe link, also where it has moved to an account since. Safe to repeat. Throws DeskError for a
 * link that isn't ours or has expired.
 */
export async function endMailedAlerts(context: GuestContext, token: string): Promise<void> {
  const link = searchesOfEndLink(context, token);
  if (link === null) throw endedLink();
  const { guestId, searchIds } = link;
  await inTransaction(context.database, async (trx) => {
    const guest = await lockGuest(trx, guestId);
    if (guest === null) return;
    if (guest.accountId !== null) await silenceSearches(trx, guest.accountId, searchIds);
    await deleteGuestSearches(trx, guestId, searchIds);
  });
}
