import { accessIn, Page, Requisition } from "./shape.ts";
import { PAGE, searchRequest, siteOf } from "./search-request.ts";
import { boardCompany, placeText, readItems, readRoot } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { decodeEntities } from "#sources/html-entities.ts";
import { monthFirstDate } from "#sources/month-first-date.ts";

const MOST_PAGES = 5;
const TOKEN = /^[a-z0-9][a-z0-9-]{0,62}(?:\/\d{1,4})?$/i;

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
    if (request.method !== "POST") return [searchRequest(board, accessIn(payload), 1)];
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
      company: { name: boardCompany({ ...board, token: corp }) },
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
