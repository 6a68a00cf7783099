import type { AccountContext } from "#accounts/accounts.ts";
import type { AlertFeeds, FeedAddresses } from "#contract/schemas/desk/alert-feeds.ts";
import { pageParamsOf, queryOfFilters } from "#contract/values/desk/saved-search.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { HideRules } from "#contract/schemas/search-settings.ts";
import { NO_HIDE_RULES } from "#contract/values/search-settings.ts";
import { secretAddresses } from "#desk/secret-addresses.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { hiddenJobs } from "#search/standing/hidden-jobs.ts";
import { searchSettings } from "#store/accounts/search-settings.ts";
import { foundJobs, savedFilters } from "#store/desk/alert-feeds.ts";
import { savedSearches } from "#store/desk/saved-searches.ts";
import { documentsByIds } from "#store/search/search-documents.ts";

/** The secret addresses of private feeds. */
export const feedAddresses = secretAddresses("alert_feed");

/** The name of the feed of all that a person's saved searches found for them. */
export const ALERTS_FEED = "alerts";

/** Returns the addresses of a person's private feeds. */
export async function describeFeeds(
  { database, baseUrl }: Pick<AccountContext, "database" | "baseUrl">,
  token: string,
  accountId: string,
): Promise<AlertFeeds> {
  const addresses = (name: string): FeedAddresses => {
    const start = `${baseUrl}/feeds/${token}/${name}`;
    return { rss: `${start}.rss`, jsonFeed: `${start}.json`, calendar: `${start}.ics` };
  };
  const searches = await savedSearches(database.db, accountId);
  return {
    alerts: addresses(ALERTS_FEED),
    searches: searches.map(({ id, name }) => ({ id, name, ...addresses(id) })),
  };
}

/** Returns the open jobs that a person's saved searches found for them and that they don't hide, the newest first. */
export async function jobsFoundFor({ database }: DeskContext, accountId: string): Promise<string[]> {
  const ids = await foundJobs(database.db, accountId);
  const hidden = hiddenJobs(await documentsByIds(database, ids), await hideRules({ database }, accountId));
  return ids.filter((id) => !hidden.has(id));
}

/** Returns the query of one of a person's saved searches, with what they hide, or null if they have none of this id. */
export async function savedQuery(
  { database }: DeskContext,
  accountId: string,
  searchId: string,
): Promise<{ query: JobsQuery; pageParams: string } | null> {
  const filters = await savedFilters(database.db, accountId, searchId);
  if (filters === null) return null;
  const query = { ...queryOfFilters(filters), hide: await hideRules({ database }, accountId) };
  return { query, pageParams: pageParamsOf(filters) };
}

async function hideRules({ database }: Pick<DeskContext, "database">, accountId: string): Promise<HideRules> {
  return (await searchSettings(database.db, accountId))?.hide ?? NO_HIDE_RULES;
}
