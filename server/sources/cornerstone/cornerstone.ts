import { z } from "zod";
import { boardCompany, idText, placeText, readItems, readRoot, SourceShapeError, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { decodeEntities } from "#sources/html-entities.ts";
import { monthFirstDate } from "#sources/month-first-date.ts";

const PAGE = 1000;
const MOST_PAGES = 5;
const TOKEN = /^[a-z0-9][a-z0-9-]{0,62}(?:\/\d{1,4})?$/i;

const Page = z.object({ data: z.object({ totalCount: z.number(), requisitions: z.array(z.unknown()) }) });
const Requisition = z.object({
  requisitionId: idText,
  displayJobTitle: z.string(),
  postingEffectiveDate: text,
  postingExpirationDate: text,
  externalDescription: text,
  locations: z.array(z.object({ city: text, state: text, country: text })).nullish(),
});

/** Splits `acme/3` into the customer and the number of its career site; 1 if absent. */
function siteOf(board: BoardRef) {
  const [corp = "", site = "1"] = board.token.split("/");
  return { corp, site: Number(site), home: `https://${corp}.csod.com/ux/ats/careersite/${site}/home` };
}

function page(board: BoardRef, access: { api: string; token: string }, pageNumber: number): SourceRequest {
  const { site } = siteOf(board);
  return {
    kind: "list",
    method: "POST",
    payload: "json",
    url: `${access.api}rec-job-search/external/jobs`,
    headers: { authorization: `Bearer ${access.token}`, "content-type": "application/json" },
    // The culture decides how dates are written: month first.
    body: JSON.stringify({
      careerSiteId: site,
      careerSitePageId: site,
      pageNumber,
      pageSize: PAGE,
      cultureId: 1,
      cultureName: "en-US",
      searchText: "",
      states: [],
      countryCodes: [],
      cities: [],
      customFieldCheckboxKeys: [],
      customFieldDropdowns: [],
      customFieldRadios: [],
    }),
  };
}

/** Cornerstone's career sites. The page holds the address of the interface and a visitor's token, and the list holds the texts. */
export const cornerstone: Source = {
  id: "cornerstone",
  name: "Cornerstone",
  homepage: "https://www.cornerstoneondemand.com",
  terms: {
    note: "The interface behind each employer's public career site, with the token that the site gives every visitor. The shape comes from public collectors' code and notes.",
  },
  unproven: true,
  payload: "html",
  kind: "ats",
  token: TOKEN,

  requests(board) {
    const { corp, home } = siteOf(board);
    return [{ kind: "list", url: `${home}?c=${corp}` }];
  },

  next({ request, payload }, board) {
    if (request.method !== "POST") return [page(board, accessIn(payload), 1)];
    const { totalCount } = readRoot("cornerstone", Page, payload).data;
    const { pageNumber } = JSON.parse(request.body ?? "{}") as { pageNumber: number };
    if (pageNumber * PAGE >= totalCount || pageNumber >= MOST_PAGES) return [];
    return [
      { ...request, body: JSON.stringify({ ...(JSON.parse(request.body!) as object), pageNumber: pageNumber + 1 }) },
    ];
  },

  postings({ request, payload }, board) {
    if (request.method !== "POST") {
      accessIn(payload);
      return { postings: [], rejected: [] };
    }
    const { corp, home } = siteOf(board);
    return readItems(readRoot("cornerstone", Page, payload).data.requisitions, Requisition, (job) => ({
      externalId: job.requisitionId,
      url: `${home}/requisition/${encodeURIComponent(job.requisitionId)}?c=${corp}`,
      // Titles are escaped like HTML.
      title: decodeEntities(job.displayJobTitle),
      company: { name: board.companyName ?? boardCompany({ token: corp }) },
      body: job.externalDescription,
      locations: job.locations?.map(({ city, state, country }) => placeText(city, state, country)),
      postedAt: monthFirstDate(job.postingEffectiveDate),
      closesAt: monthFirstDate(job.postingExpirationDate),
    }));
  },

  boardOf(url) {
    const corp = /^(?!www\.)([a-z0-9-]+)\.csod\.com$/.exec(url.hostname)?.[1];
    const site = /^\/ux\/ats\/careersite\/(\d{1,4})\//.exec(url.pathname)?.[1];
    return corp && site ? (site === "1" ? corp : `${corp}/${site}`) : null;
  },
};

/** Returns the interface and the token that the page gives its scripts. Throws SourceShapeError without them. */
function accessIn(payload: unknown): { api: string; token: string } {
  const html = readRoot("cornerstone", z.string(), payload);
  const cloud = /"cloud"\s{0,5}:\s{0,5}"(https:\/\/[a-z0-9.-]+\.csod\.com)\/?"/.exec(html)?.[1];
  const token = /"token"\s{0,5}:\s{0,5}"([\w.-]{10,4000})"/.exec(html)?.[1];
  if (cloud === undefined || token === undefined)
    throw new SourceShapeError("cornerstone", "the page holds no access to the list");
  return { api: `${cloud}/`, token };
}
