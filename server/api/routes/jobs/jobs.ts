import type { Capability } from "#contract/values/capabilities.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { accountTarget } from "#desk/match/account-match.ts";
import { sendCached, sendJson } from "#api/cache/response-cache.ts";
import { ApiError, searchNotReady } from "#api/http/api-error.ts";
import { requireAccount } from "#api/http/bearer.ts";
import { facetCounts, MAX_COMPANIES } from "#api/results/facet-counts.ts";
import { jobsParams, jobsQueryOf } from "#api/params/search-params.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_CONTROL = "private, no-cache";

/** `GET /api/jobs`: the full search, page by page, with the count of every option. */
export function jobsRoute(app: App, services: Services): void {
  const { config, database, search, cards, responseMeta, responses, sessions } = services;
  const isLive = (capability: Capability): boolean => !config.comingSoon.includes(capability);
  app.get("/api/jobs", {
    config: { bucket: "network", cost: 1, scope: "search" },
    schema: {
      summary: "Search jobs",
      description: `All filters, exact total, and in \`facets\` how many jobs each option would find. ${config.openSearch ? "Sorting by match needs an account." : "Needs an account."}`,
      needsAccount: !config.openSearch,
      querystring: jobsParams({ referrals: isLive("referrals"), match: isLive("match") && isLive("profile") }),
      response: { 200: JobsResponse, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    // Before the parameters are parsed, so that a visitor of a closed search learns nothing about them.
    async preValidation(request, reply) {
      if (!config.openSearch) request.accountId = (await requireAccount(request, sessions)).id;
      const cached = search.ready ? responses.getByUrl(request.url) : null;
      if (cached !== null) return sendCached(reply, await cached, CACHE_CONTROL);
    },
    async handler(request, reply) {
      if (!search.ready) throw searchNotReady();
      const { query: params, url } = request;
      const query = jobsQueryOf(params.asked, search.companies);
      // An open search asks who is there only for the order that differs by person.
      if (config.openSearch && query.sortBy === "match")
        request.accountId = (await requireAccount(request, sessions)).id;
      const match = query.sortBy === "match" ? await accountTarget(database, request.accountId) : null;
      if (query.sortBy === "match" && match === null) throw noProfile();
      const key = ["jobs", query, params.ignored, match];
      // The same address means another order for another profile.
      if (match === null) responses.alias(url, JSON.stringify(key));
      const make = async (): Promise<JobsResponse> => {
        const found = search.query(query, { counts: true, mostCompanies: MAX_COMPANIES, match });
        const { ids, total, hidden } = found;
        const [data, meta] = await Promise.all([cards.byIds(ids), responseMeta.read(params.ignored)]);
        const nextPage = query.page * query.limit < total ? query.page + 1 : null;
        const facets = facetCounts(found.counts!, query, found);
        return { data, nextPage, total, hidden, facets, meta };
      };
      return sendJson(reply, responses, { key, cacheControl: CACHE_CONTROL, make });
    },
  });
}

function noProfile(): ApiError {
  const text = "Jobs can't be sorted by match before your profile names a role or a skill.";
  return new ApiError(400, "no-profile", text, { field: "sortBy" });
}
