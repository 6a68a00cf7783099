import { z } from "zod";
import { bodyIn, dateOf, Page, placesOf, portalIn, Row } from "./shape.ts";
import { searchRequest, sectionOf } from "./search-request.ts";
import { monthFirstDate } from "#sources/month-first-date.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const TOKEN = /^[a-z0-9-]{1,63}\.taleo\.net\/[\w.-]{1,80}$/i;
const USUAL_PAGE = 25;
const MOST_PAGES = 80;

/** Taleo's career sections. The page names the portal that its search needs. Pages hold the texts; they are requested for openings that may be remote. */
export const taleo: Source = {
  id: "taleo",
  name: "Taleo",
  homepage: "https://www.oracle.com/human-capital-management/taleo/",
  terms: {
    note: "The search behind each employer's public career section. A count may include openings that it never lists. The shape comes from public collectors' code and notes.",
  },
  unproven: true,
  payload: "html",
  kind: "ats",
  token: TOKEN,

  requests: (board) => [{ kind: "list", url: `${sectionOf(board).base}/jobsearch.ftl?lang=en` }],

  next(answer, board) {
    if (answer.request.method !== "POST") return [searchRequest(board, portalIn(answer.payload), 1)];
    const { requisitionList, pagingData } = readRoot("taleo", Page, answer.payload);
    const { pageNo } = JSON.parse(answer.request.body ?? "{}") as { pageNo: number };
    const portal = new URL(answer.request.url).searchParams.get("portal") ?? "";
    const last = Math.min(Math.ceil(pagingData.totalCount / (pagingData.pageSize || USUAL_PAGE)), MOST_PAGES);
    const details = this.postings(answer, board)
      .postings.filter(mayBeRemote)
      .map(({ externalId, url, title }): SourceRequest => ({ kind: "detail", externalId, url, title }));
    return requisitionList.length > 0 && pageNo < last
      ? [searchRequest(board, portal, pageNo + 1), ...details]
      : details;
  },

  postings(answer, board) {
    const { host, base } = sectionOf(board);
    const { request, payload } = answer;
    if (request.kind === "detail")
      return readItems([bodyIn(payload)].filter(Boolean), z.string(), (body) => ({
        externalId: request.externalId,
        url: request.url,
        title: request.title,
        company: {},
        body,
      }));
    if (request.method !== "POST") {
      portalIn(payload);
      return { postings: [], rejected: [] };
    }
    return readItems(readRoot("taleo", Page, payload).requisitionList, Row, (row) => ({
      externalId: row.contestNo,
      url: `${base}/jobdetail.ftl?job=${encodeURIComponent(row.contestNo)}&lang=en`,
      title: row.column[row.linkedColumn ?? 0],
      company: { name: boardCompany({ ...board, token: host }) },
      locations: placesOf(row),
      // An English page writes the month first.
      postedAt: monthFirstDate(dateOf(row)),
    }));
  },

  boardOf(url) {
    const section = /^\/careersection\/([\w.-]+)\/(?:job|my|more)\w+\.ftl/.exec(url.pathname)?.[1];
    const token = `${url.hostname}/${section}`;
    return section && TOKEN.test(token) ? token : null;
  },
};
