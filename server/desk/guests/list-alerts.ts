import { maskEmail } from "#accounts/email-key.ts";
import type { GuestAlerts } from "#contract/schemas/desk/guest-alerts.ts";
import { pageParamsOf } from "#contract/values/desk/saved-search.ts";
import { guestById, guestSearches } from "#store/desk/guests/guest-searches.ts";
import { endedLink, type GuestContext } from "./guest-context.ts";
import { guestOfLink } from "./guest-links.ts";

/** Returns the alerts that a mailed link manages. Changes nothing: mail scanners open links. Throws DeskError for a link that has ended. */
export async function listAlerts(context: GuestContext, token: string): Promise<GuestAlerts> {
  const { db } = context.database;
  const guestId = guestOfLink(context, token);
  const guest = guestId === null ? null : await guestById(db, guestId);
  if (guest === null) throw endedLink();
  const searches = await guestSearches(db, guest.guestId);
  return {
    address: guest.encryptedAddress === null ? null : maskEmail(context.secrets.decrypt(guest.encryptedAddress)),
    inAccount: guest.accountId !== null,
    searches: searches.map(({ id, name, filters, frequency, pausedUntil, confirmedAt }) => ({
      id,
      name,
      params: pageParamsOf(filters),
      frequency,
      pausedUntil: pausedUntil?.toISOString() ?? null,
      confirmed: confirmedAt !== null,
    })),
  };
}
