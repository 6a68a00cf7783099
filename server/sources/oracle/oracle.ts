import { bodyOf, Detail, DetailPage, Page, Row, workplaceOf } from "./shape.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const PAGE = 100;
const MOST_ROWS = 5000;

/** Splits `tenant.fa.us2.oraclecloud.com/CX_1` into host and site. */
function siteOf(board: BoardRef) {
  const [host = "", site = ""] = board.token.split("/");
  return { host, site, api: `https://${host}/hcmRestApi/resources/latest` };
}

function page(board: BoardRef, offset: number): SourceRequest {
  const { api, site } = siteOf(board);
  const finder = `findReqs;siteNumber=${site},limit=${PAGE},offset=${offset},sortBy=POSTING_DATES_DESC`;
  const query = `onlyData=true&expand=requisitionList.secondaryLocations&finder=${finder}`;
  return { kind: "list", url: `${api}/recruitingCEJobRequisitions?${query}` };
}

/** Oracle Recruiting Cloud. Details hold the texts; they are requested for openings that may be remote. */
export const oracle: Source = {
  id: "oracle",
  name: "Oracle Recruiting",
  homepage: "https://www.oracle.com/human-capital-management/recruiting/",
  terms: { note: "The interface behind each employer's public careers site." },
  payload: "json",
  kind: "ats",
  token: /^[a-z0-9.-]+\.oraclecloud\.com\/[\w-]{1,60}$/i,

  requests: (board) => [page(board, 0)],

  next(answer, board) {
    const { TotalJobsCount, requisitionList } = readRoot("oracle", Page, answer.payload).items[0];
    const following = Number(/offset=(\d+)/.exec(answer.request.url)?.[1]) + PAGE;
    const { api, site } = siteOf(board);
    const details = this.postings(answer, board)
      .postings.filter(mayBeRemote)
      .map(({ externalId, title }): SourceRequest => ({
        kind: "detail",
        externalId,
        title,
        url: `${api}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=ById;Id=%22${externalId}%22,siteNumber=${site}`,
      }));
    const more = requisitionList.length > 0 && following < Math.min(TotalJobsCount, MOST_ROWS);
    return more ? [page(board, following), ...details] : details;
  },

  postings(answer, board) {
    const { host, site } = siteOf(board);
    const companyName = board.companyName ?? boardCompany({ token: host.split(".")[0]! });
    const shared = (job: Row | Detail) => ({
      externalId: job.Id,
      url: `https://${host}/hcmUI/CandidateExperience/en/sites/${site}/job/${encodeURIComponent(job.Id)}`,
      title: job.Title || answer.request.title,
      company: { name: companyName },
      locations: [job.PrimaryLocation ?? "", ...(job.secondaryLocations ?? []).map((place) => place.Name ?? "")],
      workplace: workplaceOf(job.WorkplaceTypeCode),
      employmentType: job.JobSchedule,
    });
    if (answer.request.kind === "detail")
      return readItems(readRoot("oracle", DetailPage, answer.payload).items, Detail, (job) => ({
        ...shared(job),
        body: bodyOf(job),
        department: job.Category,
        education: job.StudyLevel,
        postedAt: job.ExternalPostedStartDate,
        closesAt: job.ExternalPostedEndDate,
      }));
    return readItems(readRoot("oracle", Page, answer.payload).items[0].requisitionList, Row, (job) => ({
      ...shared(job),
      department: job.JobFunction,
      postedAt: job.PostedDate,
      closesAt: job.PostingEndDate,
    }));
  },

  boardOf(url) {
    const site = /\/sites\/([\w-]+)/.exec(url.pathname)?.[1];
    return url.hostname.endsWith(".oraclecloud.com") && site ? `${url.hostname}/${site}` : null;
  },
};
