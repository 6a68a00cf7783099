import { z } from "zod";
import { Detail, fieldsOf, NO_CRITERIA, Page, Row, salaryOf } from "./shape.ts";
import { objectAfter } from "#sources/embedded-object.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const PAGE = 50;
const MOST_ROWS = 5000;
const HOST = /^(recruiting\d*\.ultipro\.(com|ca)|[a-z\d-]+\.rec\.pro\.ukg\.net)$/;
const PATH = /^\/([a-z\d]{4,20})\/JobBoard\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32})(?:\/|$)/i;

/** Returns the address of a board; its token is host, tenant and id. */
function boardAddress({ token }: BoardRef): string {
  const [host, tenant, id] = token.split("/");
  return `https://${host}/${tenant}/JobBoard/${id}`;
}

/** UKG Pro Recruiting, formerly UltiPro. Texts are in the openings' pages, which are requested for openings that may be remote. */
export const ukg = listThenDetails({
  site: { id: "ukg", name: "UKG Pro Recruiting", homepage: "https://www.ukg.com", unproven: true },
  terms: {
    note: "The interface behind each employer's public job board. Written from public descriptions of the interface; some say that it asks for a visitor's session.",
  },
  payload: "json",
  token:
    /^(recruiting\d*\.ultipro\.(com|ca)|[a-z\d-]+\.rec\.pro\.ukg\.net)\/[a-z\d]{4,20}\/([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32})$/i,

  list: (board, skip) => ({
    method: "POST",
    url: `${boardAddress(board)}/JobBoardView/LoadSearchResults`,
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({
      opportunitySearch: {
        Top: PAGE,
        Skip: skip,
        QueryString: "",
        OrderBy: [{ Value: "postedDateDesc", PropertyName: "PostedDate", Ascending: false }],
        Filters: [],
        ProximitySearchType: 0,
      },
      matchCriteria: NO_CRITERIA,
    }),
  }),

  following({ request, payload }) {
    const { opportunities, totalCount } = readRoot("ukg", Page, payload);
    const { opportunitySearch } = JSON.parse(request.body!) as { opportunitySearch: { Skip: number } };
    const following = opportunitySearch.Skip + PAGE;
    return opportunities.length > 0 && following < Math.min(totalCount, MOST_ROWS) ? following : null;
  },

  needsDetail: mayBeRemote,
  detail: () => ({ payload: "html" }),

  readDetail({ request, payload }) {
    const page = readRoot("ukg", z.string(), payload);
    return readItems([objectAfter("ukg", page, "CandidateOpportunityDetail(")], Detail, (job) => {
      if (job.OpportunityIsClosed) return { skip: "closed" };
      return {
        ...fieldsOf(job),
        url: request.url,
        company: {},
        body: job.Description,
        salary: salaryOf(job),
        updatedAt: job.UpdatedDate,
      };
    });
  },

  readList: (answer, board) =>
    readItems(readRoot("ukg", Page, answer.payload).opportunities, Row, (job) => ({
      ...fieldsOf(job),
      url: `${boardAddress(board)}/OpportunityDetail?opportunityId=${encodeURIComponent(job.Id)}`,
      // The tenant is a code that doesn't name the employer.
      company: { name: boardCompany({ ...board, token: board.token.split("/")[1]! }) },
      excerpt: job.BriefDescription,
      postedAt: job.PostedDate,
    })),

  boardOf(url) {
    const [, tenant, id] = PATH.exec(url.pathname) ?? [];
    return HOST.test(url.hostname) && tenant && id ? `${url.hostname}/${tenant}/${id}`.toLowerCase() : null;
  },
});
