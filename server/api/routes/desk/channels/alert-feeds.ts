import { z } from "zod";
import { AlertFeedsResponse } from "#contract/schemas/desk/alert-feeds.ts";
import { SavedSearchId } from "#contract/schemas/desk/saved-search.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { ALERTS_FEED, describeFeeds, feedAddresses, jobsFoundFor, savedQuery } from "#desk/channels/alert-feeds.ts";
import type { Feed } from "#api/feeds/feed.ts";
import { jobCalendar } from "#api/feeds/job-calendar.ts";
import { jsonFeed } from "#api/feeds/json-feed.ts";
import { requestText } from "#api/feeds/request-text.ts";
import { rss } from "#api/feeds/rss.ts";
import { notFound, searchNotReady } from "#api/http/api-error.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { secretAddressRoutes } from "./secret-address-routes.ts";

const MAX_JOBS = 50;

interface Format {
  contentType: string;
  write: (feed: Feed) => string;
}

const FORMATS: Readonly<Record<string, Format>> = {
  rss: { contentType: "application/rss+xml; charset=utf-8", write: rss },
  json: { contentType: "application/feed+json; charset=utf-8", write: jsonFeed },
  ics: { contentType: "text/calendar; charset=utf-8", write: jobCalendar },
};

const params = z.object({
  token: z.string().max(60).meta({ description: "The secret of the address" }),
  file: z.string().max(60).meta({ description: "`alerts` or the id of a saved search, then .rss, .json or .ics" }),
});

/** Registers a person's private feeds: their secret addresses, and the feeds at those addresses. */
export function alertFeedsRoutes(app: App, services: AccountServices): void {
  const { accounts, config, responses } = services;

  secretAddressRoutes(app, services, {
    path: "/api/me/alert-feeds",
    addresses: feedAddresses,
    words: {
      get: "The addresses of my private feeds",
      renew: "Make new addresses for my private feeds",
      end: "End the addresses of my private feeds",
    },
    response: AlertFeedsResponse,
    describe: (token, accountId) => describeFeeds(accounts, token, accountId),
  });

  app.get("/feeds/:token/:file", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "A private feed (RSS, JSON Feed or iCalendar)",
      description:
        "The newest jobs of a person’s alerts or of one of their saved searches. Anyone who knows the address can read it.",
      params,
      response: { 200: z.string(), 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler({ params: { token, file } }, reply) {
      const dot = file.lastIndexOf(".");
      const name = file.slice(0, Math.max(0, dot));
      const format = FORMATS[file.slice(dot + 1)];
      const accountId = format === undefined ? null : await feedAddresses.accountOf(accounts, token);
      if (format === undefined || accountId === null) throw notFound();
      const { text, etag } = await responses.get(
        JSON.stringify(["feed", token, file]),
        () => jobsOf(services, accountId, name),
        (found) =>
          format.write({ ...found, origin: config.baseUrl, feedUrl: `${config.baseUrl}/feeds/${token}/${file}` }),
      );
      return await reply
        .header("cache-control", "private, no-cache")
        .header("x-robots-tag", "noindex")
        .header("etag", etag)
        .type(format.contentType)
        .send(text);
    },
  });
}

/** Returns what a feed holds. Throws a 404 for a search that the person hasn't saved. */
async function jobsOf(
  { accounts, cards, config, search }: AccountServices,
  accountId: string,
  name: string,
): Promise<Omit<Feed, "origin" | "feedUrl">> {
  if (name === ALERTS_FEED) {
    const ids = await jobsFoundFor(accounts, accountId);
    const jobs = await cards.byIds(ids.slice(0, MAX_JOBS));
    return { name: "your job alerts", request: "", pageUrl: `${config.baseUrl}/jobs`, total: ids.length, jobs };
  }
  const id = SavedSearchId.safeParse(name);
  const saved = id.success ? await savedQuery(accounts, accountId, id.data) : null;
  if (saved === null) throw notFound();
  if (!search.ready) throw searchNotReady();
  const { ids, total } = search.query({ ...saved.query, page: 1, limit: MAX_JOBS }, { counts: false });
  const pageUrl = `${config.baseUrl}/jobs?${saved.pageParams}`;
  return { request: requestText(saved.query), pageUrl, total, jobs: await cards.byIds(ids) };
}
