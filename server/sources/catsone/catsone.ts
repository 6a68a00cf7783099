import { detailBody } from "#sources/detail-body.ts";
import { z } from "zod";
import { elementIn, elementsIn, withClass, type PageElement } from "#sources/html-elements.ts";
import { pageWith } from "#sources/html-links.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { hostCompany, readItems } from "#sources/read.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const OPENING = /^\/careers\/[\w-]{1,40}\/jobs\/(\d{1,20})/;
const TOKEN = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/i;
const Row = z.custom<PageElement>();

/** CATS's careers portals: a table of every opening on one page. Pages hold the texts, some with JSON-LD; they are requested for openings that may be remote. */
export const catsone = listThenDetails({
  site: { id: "catsone", name: "CATS", homepage: "https://www.catsone.com", unproven: true },
  terms: { note: "Each employer's or agency's public careers portal. The shape comes from public collectors' code." },
  payload: "html",
  token: TOKEN,

  list: (board) => ({ url: `https://${board.token}/careers` }),
  needsDetail: mayBeRemote,
  detail: ({ title }) => ({ title }),

  readDetail(answer) {
    const { request, payload } = answer;
    const page = pageWith("catsone", payload, /job-description|JobPosting/);
    const structured = postingOfPage("catsone", answer);
    if (structured.postings.length > 0) return structured;
    const body = elementIn(page, withClass("job-description"))?.html;
    return detailBody(request, body);
  },

  readList(answer, board) {
    const page = pageWith("catsone", answer.payload, /jobs-table|table-row|catsone/i);
    const rows = elementsIn(page, (name, attributes) => name === "a" && withClass("table-row")(name, attributes));
    return readItems(rows, Row, ({ attributes, html }) => {
      const path = URL.parse(attributes["href"] ?? "", `https://${board.token}`)?.pathname ?? "";
      const cell = (label: string) => elementIn(html, (_name, { "data-label": named }) => named === label)?.text;
      return {
        externalId: OPENING.exec(path)?.[1] ?? "",
        url: `https://${board.token}${path}`,
        title: elementIn(html, withClass("title-cell"))?.text,
        company: { name: hostCompany(board) },
        locations: [cell("Location") ?? ""],
        department: cell("Category"),
      };
    });
  },

  boardOf(url) {
    const host = /^(?!www\.|app\.|api\.)[a-z0-9-]+\.catsone\.com$/.exec(url.hostname)?.[0];
    return host && url.pathname.startsWith("/careers") ? host : null;
  },
});
