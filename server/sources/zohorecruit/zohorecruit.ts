import { Detail, recordIn, Row, rowsIn } from "./shape.ts";
import { boardCompany, placeText, readItems } from "#sources/read.ts";
import type { BoardRef, Source } from "#sources/source.ts";
import { REMOTE_HINT, workplaceByFlag } from "#sources/workplace.ts";

const addressOf = (board: BoardRef, id?: string) =>
  `https://${board.token}/jobs/Careers${id ? `/${encodeURIComponent(id)}` : ""}`;

/** Zoho Recruit's careers page with rows in a hidden field. Pages hold the texts; they are requested for openings that may be remote. */
export const zohorecruit: Source = {
  id: "zohorecruit",
  name: "Zoho Recruit",
  homepage: "https://www.zoho.com/recruit/",
  terms: {
    note: "Each employer's public careers page. It gives no dates; an unknown employer answers with an empty page.",
  },
  payload: "html",
  kind: "ats",
  token: /^[a-z0-9][a-z0-9-]*\.zohorecruit\.(com|eu|in|com\.au|jp|ca|sa)$/i,

  requests: (board) => [{ kind: "list", url: addressOf(board) }],

  next(answer, board) {
    return this.postings(answer, board)
      .postings.filter(
        ({ title, workplace, locations }) =>
          workplace?.value === "remote" || REMOTE_HINT.test(`${title} ${locations?.join(" ")}`),
      )
      .map(({ externalId, title }) => ({ kind: "detail", externalId, title, url: addressOf(board, externalId) }));
  },

  postings(answer, board) {
    if (answer.request.kind === "detail") {
      return readItems([recordIn(answer.payload)], Detail, (detail) => ({
        externalId: answer.request.externalId ?? detail.id,
        url: answer.request.url,
        title: detail.Posting_Title || answer.request.title,
        company: {},
        body: detail.Job_Description,
      }));
    }
    return readItems(rowsIn(answer.payload), Row, (row) => {
      if (row.Publish === false) return { skip: "not-published" };
      return {
        externalId: row.id,
        url: addressOf(board, row.id),
        title: row.Posting_Title,
        company: { name: boardCompany(board), industries: [row.Industry ?? ""] },
        locations: [placeText(row.City, row.State, row.Country)],
        workplace: workplaceByFlag("Remote_Job", row.Remote_Job),
        employmentType: row.Job_Type,
      };
    });
  },

  boardOf(url) {
    return this.token.test(url.hostname) && url.pathname.startsWith("/jobs") ? url.hostname : null;
  },
};
