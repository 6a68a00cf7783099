import { z } from "zod";
import { rowsIn, withoutFrame } from "./page.ts";
import { elementIn, elementsIn, withClass, withId, type PageElement } from "#sources/html-elements.ts";
import { pageWith } from "#sources/html-links.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems } from "#sources/read.ts";
import type { BoardRef } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const HOST = "https://skk.erecruiter.pl";
const MOST_PAGES = 100;
const Row = z.custom<PageElement>();

function offerOf(board: BoardRef, { attributes }: PageElement): string {
  const query = new URLSearchParams({
    oid: attributes["offerid"] ?? "",
    cfg: board.token,
    ejoId: attributes["externaljobofferid"] ?? "",
    ejorId: attributes["externaljobofferregionid"] ?? "",
    comId: attributes["comid"] ?? "",
  });
  return `${HOST}/Offer.aspx?${query.toString()}`;
}

/** eRecruiter's career pages in Poland. Pages hold the texts; they are requested for openings that may be remote. */
export const erecruiter = listThenDetails({
  site: { id: "erecruiter", name: "eRecruiter", homepage: "https://erecruiter.pl", unproven: true },
  terms: {
    note: "The list behind each employer's public careers page. One host serves every board. The shape comes from public collectors' code.",
  },
  payload: "html",
  token: /^[\da-f]{32}$/i,
  first: 1,

  list: (board, page) => ({ url: `${HOST}/GetHtml.ashx?cfg=${board.token}&grid=rows&pn=${page}` }),

  following(answer) {
    // A hidden row names the number of pages.
    const pages = elementIn(rowsIn(answer.payload), (name, { tp }) => name === "tr" && tp !== undefined)?.attributes[
      "tp"
    ];
    const following = Number(new URL(answer.request.url).searchParams.get("pn")) + 1;
    return following <= Math.min(Number(pages ?? 0), MOST_PAGES) ? following : null;
  },

  needsDetail: mayBeRemote,
  detail: ({ title }) => ({ title }),

  readDetail({ request, payload }) {
    const offer = elementIn(pageWith("erecruiter", payload, /offCont|JobTitle/), withId("offCont"))?.html;
    return readItems(offer ? [offer] : [], z.string(), (html) => ({
      externalId: request.externalId,
      url: request.url,
      title: request.title,
      company: {},
      body: withoutFrame(html),
    }));
  },

  readList(answer, board) {
    const rows = elementsIn(rowsIn(answer.payload), (name, { skkresult }) => name === "tr" && skkresult === "offer");
    return readItems(rows, Row, (row) => ({
      externalId: row.attributes["offerid"] ?? "",
      url: offerOf(board, row),
      title: elementIn(row.html, withClass("skk_positionName"))?.text,
      // The token is a meaningless number; only a list of boards or the operator knows the name.
      company: { name: boardCompany(board) },
      locations: [elementsIn(row.html, (name) => name === "td").at(-1)?.text ?? ""],
    }));
  },

  boardOf(url) {
    const token = url.searchParams.get("cfg");
    return url.hostname === "skk.erecruiter.pl" && token && this.token.test(token) ? token : null;
  },
});
