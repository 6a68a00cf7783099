import { customField, Page, Requisition, salaryOf } from "./shape.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const HOST = "https://workforcenow.adp.com/mascsr/default";
const API = `${HOST}/careercenter/public/events/staffing/v1/job-requisitions`;
/** The career center that most employers have. */
const USUAL_CENTER = "19000101_000001";
const TOKEN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?::\w{1,40})?$/i;
const PAGE = 20;
const MOST_ROWS = 2000;

/** Returns the query that names the employer and its career center. */
function queryOf(board: BoardRef): string {
  const [cid, center = USUAL_CENTER] = board.token.split(":");
  return `cid=${cid}&ccId=${center}&lang=en_US&locale=en_US`;
}

/** ADP Workforce Now's career centers, 20 openings per page. Details hold the texts; they are requested for openings that may be remote. */
export const adp = listThenDetails({
  site: { id: "adp", name: "ADP Workforce Now", homepage: "https://www.adp.com", unproven: true },
  terms: {
    note: "The interface behind each employer's public career center. One host serves every board, and one center may list several sister companies. The shape comes from public collectors' code and notes.",
  },
  payload: "json",
  token: TOKEN,

  list: (board, skip) => ({ url: `${API}?${queryOf(board)}&$top=${PAGE}&$skip=${skip}` }),

  following(answer) {
    const { jobRequisitions, meta } = readRoot("adp", Page, answer.payload);
    const read = jobRequisitions?.length ?? 0;
    const following = Number(new URL(answer.request.url).searchParams.get("$skip")) + read;
    const more = meta?.totalNumber ? following < meta.totalNumber : read >= PAGE;
    return read > 0 && more && following < MOST_ROWS ? following : null;
  },

  needsDetail: mayBeRemote,
  detail: ({ externalId }, board) => ({ url: `${API}/${encodeURIComponent(externalId)}?${queryOf(board)}` }),

  readList: (answer, board) => readRequisitions(readRoot("adp", Page, answer.payload).jobRequisitions ?? [], board),
  readDetail: (answer, board) => readRequisitions([readRoot("adp", Requisition, answer.payload)], board),

  boardOf(url) {
    if (!/^workforcenow(?:\.cloud)?\.adp\.com$/.test(url.hostname)) return null;
    const token = `${url.searchParams.get("cid")?.toLowerCase()}:${url.searchParams.get("ccId") || USUAL_CENTER}`;
    return TOKEN.test(token) ? token : null;
  },
});

function readRequisitions(requisitions: unknown[], board: BoardRef) {
  return readItems(requisitions, Requisition, (job) => ({
    externalId: job.itemID,
    // The site's own links have a shorter number than the interface.
    url: `${HOST}/mdf/recruitment/recruitment.html?${queryOf(board)}&jobId=${encodeURIComponent(customField(job, "ExternalJobID") || job.itemID)}`,
    title: job.requisitionTitle,
    // The token is a meaningless number; only a list of boards or the operator knows the name.
    company: { name: boardCompany(board) },
    body: job.requisitionDescription,
    locations: job.requisitionLocations?.map(({ nameCode }) => (nameCode?.shortName ?? "").replace(/\s+/g, " ").trim()),
    employmentType: job.workLevelCode?.shortName,
    salary: salaryOf(job),
    postedAt: job.postDate,
  }));
}
