import { bodyOf, Detail, DetailPage, Page, Row, workplaceOf } from "./shape.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import type { BoardRef, SourceRequest } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const PAGE = 100;
const MOST_ROWS = 5000;

/** Splits `tenant.fa.us2.oraclecloud.com/CX_1` into host and site. */
function siteOf(board: BoardRef) {
  const [host = "", site = ""] = board.token.split("/");
  return { host, site, api: `https://${host}/hcmRestApi/resources/latest` };
}

/** Oracle Recruiting Cloud. Details hold the texts; they are requested for openings that may be remote. */
export const oracle = listThenDetails({
  site: {
    id: "oracle",
    name: "Oracle Recruiting",
    homepage: "https://www.oracle.com/human-capital-management/recruiting/",
  },
  terms: { note: "The interface behind each employer's public careers site." },
  payload: "json",
  token: /^[a-z0-9.-]+\.oraclecloud\.com\/[\w-]{1,60}$/i,

  list(board, offset) {
    const { api, site } = siteOf(board);
    const finder = `findReqs;siteNumber=${site},limit=${PAGE},offset=${offset},sortBy=POSTING_DATES_DESC`;
    const query = `onlyData=true&expand=requisitionList.secondaryLocations&finder=${finder}`;
    return { url: `${api}/recruitingCEJobRequisitions?${query}` };
  },

  following(answer) {
    const { TotalJobsCount, requisitionList } = readRoot("oracle", Page, answer.payload).items[0];
    const following = Number(/offset=(\d+)/.exec(answer.request.url)?.[1]) + PAGE;
    return requisitionList.length > 0 && following < Math.min(TotalJobsCount, MOST_ROWS) ? following : null;
  },

  needsDetail: mayBeRemote,
  detail({ externalId, title }, board) {
    const { api, site } = siteOf(board);
    const finder = `ById;Id=%22${externalId}%22,siteNumber=${site}`;
    return { title, url: `${api}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=${finder}` };
  },

  readList: (answer, board) =>
    readItems(readRoot("oracle", Page, answer.payload).items[0].requisitionList, Row, (job) => ({
      ...shared(job, board, answer.request),
      department: job.JobFunction,
      postedAt: job.PostedDate,
      closesAt: job.PostingEndDate,
    })),

  readDetail: (answer, board) =>
    readItems(readRoot("oracle", DetailPage, answer.payload).items, Detail, (job) => ({
      ...shared(job, board, answer.request),
      body: bodyOf(job),
      department: job.Category,
      education: job.StudyLevel,
      postedAt: job.ExternalPostedStartDate,
      closesAt: job.ExternalPostedEndDate,
    })),

  boardOf(url) {
    const site = /\/sites\/([\w-]+)/.exec(url.pathname)?.[1];
    return url.hostname.endsWith(".oraclecloud.com") && site ? `${url.hostname}/${site}` : null;
  },
});

/** Returns the fields that rows and details have in common. */
function shared(job: Row | Detail, board: BoardRef, request: SourceRequest) {
  const { host, site } = siteOf(board);
  return {
    externalId: job.Id,
    url: `https://${host}/hcmUI/CandidateExperience/en/sites/${site}/job/${encodeURIComponent(job.Id)}`,
    title: job.Title || request.title,
    company: { name: boardCompany({ ...board, token: host }) },
    locations: [job.PrimaryLocation ?? "", ...(job.secondaryLocations ?? []).map((place) => place.Name ?? "")],
    workplace: workplaceOf(job.WorkplaceTypeCode),
    employmentType: job.JobSchedule,
  };
}
