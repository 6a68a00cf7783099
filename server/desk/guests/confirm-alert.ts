import { emailKey } from "#accounts/email-key.ts";
import { MAX_GUEST_SEARCHES, TOO_MANY_GUEST_SEARCHES } from "#contract/values/desk/guest-alerts.ts";
import { DeskError } from "#desk/desk-error.ts";
import type { Transaction } from "#postgres/connection.ts";
import { setNotificationChoices } from "#store/accounts/account-settings.ts";
import { accountOfAddress, joinGuest } from "#store/desk/guests/guest-joins.ts";
import { confirmSearch, type GuestRow, guestSearches } from "#store/desk/guests/guest-searches.ts";
import { asGuest, endedLink, type GuestContext } from "./guest-context.ts";

/**
 * Begins the alerts of a search that its address's owner confirms. If the address is an account's, the search becomes one of the account. Safe to
 * repeat. Throws DeskError beyond the limit and for a search that no longer waits.
 */
export async function confirmAlert(context: GuestContext, token: string, searchId: string): Promise<void> {
  await asGuest(context, token, async (trx, guest) => {
    const searches = await guestSearches(trx, guest.guestId);
    const asked = searches.find(({ id }) => id === searchId);
    if (asked === undefined) throw endedLink();
    if (asked.confirmedAt !== null) return;
    const confirmed = searches.filter(({ confirmedAt }) => confirmedAt !== null);
    const isNew = confirmed.every(({ filtersHash }) => !filtersHash.equals(asked.filtersHash));
    if (isNew && confirmed.length >= MAX_GUEST_SEARCHES) throw new DeskError("too-many", TOO_MANY_GUEST_SEARCHES);
    await confirmSearch(trx, guest.guestId, searchId);
    const accountId = await accountOf(context, trx, guest);
    if (accountId === null) return;
    await joinGuest(trx, accountId, guest.guestId);
    // The person has just asked for these mails.
    await setNotificationChoices(trx, accountId, { jobAlerts: true });
  });
}

async function accountOf({ secrets }: GuestContext, trx: Transaction, guest: GuestRow): Promise<string | null> {
  const { accountId, encryptedAddress } = guest;
  if (encryptedAddress === null) return accountId;
  return await accountOfAddress(trx, emailKey(secrets.decrypt(encryptedAddress)));
}
