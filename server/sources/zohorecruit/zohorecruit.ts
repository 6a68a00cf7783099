import { Detail, recordIn, Row, rowsIn } from "./shape.ts";
import { boardCompany, placeText, readItems } from "#sources/read.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import type { BoardRef } from "#sources/source.ts";
import { isRemote, REMOTE_HINT, workplaceByFlag } from "#sources/workplace.ts";

const TOKEN = /^[a-z0-9][a-z0-9-]*\.zohorecruit\.(com|eu|in|com\.au|jp|ca|sa)$/i;
const addressOf = (board: BoardRef, id?: string) =>
  `https://${board.token}/jobs/Careers${id ? `/${encodeURIComponent(id)}` : ""}`;

/** Zoho Recruit's careers page with rows in a hidden field. Pages hold the texts; they are requested for openings that may be remote. */
export const zohorecruit = listThenDetails({
  site: { id: "zohorecruit", name: "Zoho Recruit", homepage: "https://www.zoho.com/recruit/" },
  terms: {
    note: "Each employer's public careers page. It gives no dates; an unknown employer answers with an empty page.",
  },
  payload: "html",
  token: TOKEN,

  list: (board) => ({ url: addressOf(board) }),
  needsDetail: (posting) => isRemote(posting) || REMOTE_HINT.test(`${posting.title} ${posting.locations?.join(" ")}`),
  detail: ({ externalId, title }, board) => ({ title, url: addressOf(board, externalId) }),

  readDetail: ({ request, payload }) =>
    readItems([recordIn(payload)], Detail, (detail) => ({
      externalId: request.externalId ?? detail.id,
      url: request.url,
      title: detail.Posting_Title || request.title,
      company: {},
      body: detail.Job_Description,
    })),

  readList(answer, board) {
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

  boardPages: ["*.zohorecruit.com"],
  boardOf(url) {
    return TOKEN.test(url.hostname) && url.pathname.startsWith("/jobs") ? url.hostname : null;
  },
});
