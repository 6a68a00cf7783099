import { detailPage, ROWS_PER_PAGE, searchPage, sessionIn, sessionOf } from "./session.ts";
import { Detail, detailFields, DetailPage, Page, Row, workplaceOf } from "./shape.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const PORTAL = "https://www.paycomonline.net/v4/ats/web.php/portal";
const KEY = /^\/v4\/ats\/web\.php\/portal\/([\da-f]{32})(?:\/|$)/i;
const MOST_ROWS = 10_000;

/** Paycom's career portals. The portal's page contains a visitor's session for the interface behind it. */
export const paycom: Source = {
  id: "paycom",
  name: "Paycom",
  homepage: "https://www.paycom.com",
  terms: {
    note: "The interface behind each employer's public career portal, with the visitor's session of that page. Written from public descriptions of the interface.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: /^[\da-f]{32}$/i,

  requests: (board) => [{ kind: "list", payload: "html", url: `${PORTAL}/${board.token}/career-page` }],

  next(answer, board) {
    if (typeof answer.payload === "string") return [searchPage(sessionIn(answer.payload), 0)];
    const { jobPostingPreviews, jobPostingPreviewsCount } = readRoot("paycom", Page, answer.payload);
    const session = sessionOf(answer.request);
    const { skip } = JSON.parse(answer.request.body ?? '{"skip":0}') as { skip: number };
    const following = skip + ROWS_PER_PAGE;
    const more = jobPostingPreviews.length > 0 && following < Math.min(jobPostingPreviewsCount, MOST_ROWS);
    const details = this.postings(answer, board).postings.filter(mayBeRemote);
    return [
      ...(more ? [searchPage(session, following)] : []),
      ...details.map(({ externalId }) => detailPage(session, externalId)),
    ];
  },

  postings(answer, board) {
    if (answer.request.kind === "detail")
      return readItems([readRoot("paycom", DetailPage, answer.payload).jobPosting], Detail, (job) => ({
        ...shared(job, board),
        ...detailFields(job),
        company: {},
      }));
    if (typeof answer.payload === "string") {
      sessionIn(answer.payload);
      return { postings: [], rejected: [] };
    }
    return readItems(readRoot("paycom", Page, answer.payload).jobPostingPreviews, Row, (row) => ({
      ...shared(row, board),
      // The token is a meaningless number; only a list of boards or the operator knows the name.
      company: { name: boardCompany(board) },
      locations: row.locations?.split(";"),
    }));
  },

  boardOf(url) {
    if (!/^(www\.)?paycomonline\.net$/.test(url.hostname)) return null;
    const token = KEY.exec(url.pathname)?.[1] ?? url.searchParams.get("clientkey") ?? "";
    return this.token.test(token) ? token.toLowerCase() : null;
  },
};

/** Returns the fields that rows and details have in common. */
function shared(job: Pick<Row, "jobId" | "jobTitle" | "remoteType" | "positionType">, board: BoardRef) {
  return {
    externalId: job.jobId,
    url: `${PORTAL}/${board.token}/jobs/${encodeURIComponent(job.jobId)}`,
    title: job.jobTitle,
    workplace: workplaceOf(job.remoteType),
    employmentType: job.positionType,
  };
}
