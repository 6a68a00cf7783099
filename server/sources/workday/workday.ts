import { fromDetail, workplaceOf } from "./detail.ts";
import { Row, Page, Detail } from "./shape.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { REMOTE_HINT } from "#sources/workplace.ts";

const PAGE = 20;
/** A query returns no more rows than this; a later offset starts again at the first row. */
const MOST_ROWS = 2000;

/** Splits `tenant.wd5.myworkdayjobs.com/Site` into host and site. */
function siteOf(board: BoardRef) {
  const [host = "", site = ""] = board.token.split("/");
  return { host, site, api: `https://${host}/wday/cxs/${host.split(".")[0]}/${site}` };
}

function page(board: BoardRef, offset: number): SourceRequest {
  const body = JSON.stringify({ appliedFacets: {}, limit: PAGE, offset, searchText: "" });
  return {
    kind: "list",
    method: "POST",
    url: `${siteOf(board).api}/jobs`,
    headers: { "content-type": "application/json", accept: "application/json" },
    body,
  };
}

/** Workday careers sites. Only the first page's total is reliable. Details are requested for rows that hint at remote work. */
export const workday: Source = {
  id: "workday",
  name: "Workday",
  homepage: "https://www.workday.com",
  terms: {
    note: "The interface behind each employer's public careers site. At most 2,000 openings of a site are read.",
  },
  payload: "json",
  kind: "ats",
  token: /^[a-z0-9-]+\.(wd\d+\.)?myworkday(jobs|site)\.com\/[\w-]{1,100}$/i,

  requests: (board) => [page(board, 0)],

  next(answer, board) {
    const { total, jobPostings } = readRoot("workday", Page, answer.payload);
    const { offset } = JSON.parse(answer.request.body ?? '{"offset":0}') as { offset: number };
    const pages =
      offset === 0
        ? Array.from({ length: Math.max(0, Math.ceil(Math.min(total, MOST_ROWS) / PAGE) - 1) }, (_, index) =>
            page(board, (index + 1) * PAGE),
          )
        : [];
    const hinted = jobPostings
      .map((row) => Row.safeParse(row).data)
      .filter(
        (row) => row && REMOTE_HINT.test(`${row.title} ${row.locationsText} ${row.remoteType} ${row.externalPath}`),
      );
    const details = hinted.map((row): SourceRequest => ({
      kind: "detail",
      externalId: row!.externalPath,
      url: `${siteOf(board).api}${row!.externalPath}`,
      headers: { accept: "application/json" },
    }));
    return [...pages, ...details];
  },

  postings(answer, board) {
    const { host, site } = siteOf(board);
    if (answer.request.kind === "detail")
      return readItems([readRoot("workday", Detail, answer.payload)], Detail, (detail) =>
        fromDetail(detail, answer.request.externalId),
      );
    return readItems(readRoot("workday", Page, answer.payload).jobPostings, Row, (row) => ({
      externalId: row.externalPath,
      url: `https://${host}/${site}${row.externalPath}`,
      title: row.title,
      company: { name: boardCompany({ ...board, token: host }) },
      // "3 Locations" doesn't name the places.
      locations: /^\d+ Locations$/.test(row.locationsText ?? "") ? [] : [row.locationsText ?? ""],
      workplace: workplaceOf(row.remoteType),
      employmentType: row.timeType,
    }));
  },

  boardPages: ["*.myworkdayjobs.com"],
  boardOf(url) {
    if (!url.hostname.endsWith(".myworkdayjobs.com")) return null;
    const site = url.pathname.split("/").find((part) => part && !/^[a-z]{2}-[A-Z]{2}$/.test(part));
    return site && site !== "wday" ? `${url.hostname}/${site}` : null;
  },
};
