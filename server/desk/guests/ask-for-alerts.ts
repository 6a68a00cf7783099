import { RESEND_COOLDOWN_S } from "#contract/values/auth.ts";
import { GUEST_FILTERS_ONLY } from "#contract/values/desk/guest-alerts.ts";
import { hasFilter, NO_FILTER, searchFilters } from "#contract/values/desk/saved-search.ts";
import { OPEN_FILTER_NAMES } from "#contract/values/filters.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { withinMailLimit } from "#accounts/account-mail.ts";
import type { AccountContext, Client } from "#accounts/accounts.ts";
import { emailKey, guestHashes } from "#accounts/email-key.ts";
import { DeskError } from "#desk/desk-error.ts";
import { filtersHash } from "#desk/searches/filters-hash.ts";
import { searchName } from "#desk/searches/filter-words.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { addGuestSearch, type GuestFrequency, guestOfAddress } from "#store/desk/guests/guest-searches.ts";
import { guestAlertsLink } from "./guest-links.ts";

const OPEN_TO_GUESTS: ReadonlySet<string> = new Set(["q", ...OPEN_FILTER_NAMES]);

interface GuestAlertWish {
  email: string;
  query: JobsQuery;
  frequency: GuestFrequency;
  timeZone: string;
}

/** What the search of visitors is like. */
interface GuestSite {
  openSearch: boolean;
  companyNameOf: (slug: string) => string | undefined;
}

/**
 * Mails an address a link whose page confirms that it wants to hear of a search. Nobody learns from the answer whether we know the address. Throws
 * DeskError for a search without a filter, and for filters that visitors don't have.
 */
export async function askForAlerts(
  context: AccountContext,
  { email, query, frequency, timeZone }: GuestAlertWish,
  { openSearch, companyNameOf }: GuestSite,
  client: Client,
): Promise<void> {
  const filters = searchFilters(query);
  if (!hasFilter(filters)) throw new DeskError("invalid-input", NO_FILTER, "params");
  if (!openSearch && Object.keys(filters).some((name) => !OPEN_TO_GUESTS.has(name)))
    throw new DeskError("invalid-input", GUEST_FILTERS_ONLY, "params");
  await context.limiter.take("guestSearchPerNetwork", client.network);
  const { secrets, database } = context;
  const wish = { name: searchName(filters, companyNameOf), filters, filtersHash: filtersHash(filters), frequency };
  await withinMailLimit(context, "confirm-alerts", emailKey(email), async (mayMail) => {
    if (!mayMail) return false;
    return await inTransaction(database, async (trx) => {
      const guestId = await guestOfAddress(trx, guestHashes(secrets, email), {
        encryptedAddress: secrets.encrypt(email),
        timeZone,
      });
      const { id, createdAt } = await addGuestSearch(trx, guestId, wish);
      const window = Math.floor(Math.max(0, Date.now() - createdAt.getTime()) / 1000 / RESEND_COOLDOWN_S);
      const recipient = { accountId: null, guestId, address: email, name: "", cause: `${id}:${window}` };
      const link = guestAlertsLink(context, guestId);
      return await enqueueMail({ db: trx, secrets }, "confirm-alerts", recipient, { link });
    });
  });
}
