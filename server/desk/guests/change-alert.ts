import type { GuestSearchRequest } from "#contract/schemas/desk/guest-alerts.ts";
import { USUAL_ALERT_TIMES } from "#contract/values/desk/alert-times.ts";
import { rescheduleAt } from "#desk/alerts/alert-settings.ts";
import { GUESTS } from "#store/desk/alert-tables.ts";
import { setGuestSearch } from "#store/desk/guests/guest-searches.ts";
import { asGuest, endedLink, type GuestContext } from "./guest-context.ts";

/** Changes how often a guest hears of a search and until when not, for jobs that wait already too. Throws DeskError if the guest has no such search. */
export async function changeAlert(
  context: GuestContext,
  token: string,
  searchId: string,
  { frequency, pausedUntil }: GuestSearchRequest,
): Promise<void> {
  await asGuest(context, token, async (trx, { guestId, timeZone }) => {
    if (!(await setGuestSearch(trx, { guestId, id: searchId, frequency, pausedUntil }))) throw endedLink();
    await rescheduleAt(trx, GUESTS, guestId, { ...USUAL_ALERT_TIMES, timeZone });
  });
}
