import { detailBody } from "#sources/detail-body.ts";
import { z } from "zod";
import { elementIn, elementsIn, withClass, withId } from "#sources/html-elements.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const HOST = "https://careers.pageuppeople.com";
/** Without it the answer is the whole page. */
const AS_SCRIPT = { "x-requested-with": "XMLHttpRequest", accept: "application/json" };
const OPENING = /^\/\d{1,6}\/[a-z]{2,4}\/[a-z-]{2,5}\/job\/(\d{1,20})(?:\/|$)/;

const Answer = z.object({ results: z.string() });
const Row = z.object({ path: z.string(), title: z.string(), location: z.string(), closes: z.string() });

/** PageUp's search, whose answer holds rows of HTML that differ by employer. Details hold the texts; they are requested for openings that may be remote. */
export const pageup = listThenDetails({
  site: { id: "pageup", name: "PageUp", homepage: "https://www.pageuppeople.com", unproven: true },
  terms: {
    note: "The search behind each employer's public careers site. One host serves every board. The shape comes from public collectors' code.",
  },
  payload: "json",
  token: /^\d{1,6}$/,

  list: (board) => ({ url: `${HOST}/${board.token}/cw/en/search/?page-items=1000`, headers: AS_SCRIPT }),
  needsDetail: mayBeRemote,
  detail: ({ title }) => ({ title, headers: AS_SCRIPT }),

  readDetail({ request, payload }) {
    const body = elementIn(readRoot("pageup", Answer, payload).results, withId("job-details"))?.html;
    return detailBody(request, body);
  },

  readList: (answer, board) =>
    readItems(rowsIn(readRoot("pageup", Answer, answer.payload).results), Row, ({ path, title, location, closes }) => ({
      externalId: OPENING.exec(path)?.[1] ?? "",
      url: HOST + path,
      title,
      // The token is a meaningless number; only a list of boards or the operator knows the name.
      company: { name: boardCompany(board) },
      locations: [location],
      closesAt: closes,
    })),

  boardOf: (url) =>
    url.hostname === "careers.pageuppeople.com" ? (/^\/(\d{1,6})\//.exec(url.pathname)?.[1] ?? null) : null,
});

const isPlace = withClass("location");

/** Returns the openings of a list: each link with the place and the closing date that follow before the next link. */
function rowsIn(html: string): z.infer<typeof Row>[] {
  const rows: z.infer<typeof Row>[] = [];
  const parts = elementsIn(html, (name, attributes) => ["a", "time"].includes(name) || isPlace(name, attributes));
  for (const { name, attributes, text } of parts) {
    const row = rows.at(-1);
    if (name === "a") {
      const path = URL.parse(attributes["href"] ?? "", HOST)?.pathname ?? "";
      // A row may link its opening twice, once around a picture.
      if (row?.path === path) row.title ||= text;
      else if (OPENING.test(path)) rows.push({ path, title: text, location: "", closes: "" });
    } else if (row !== undefined) {
      if (name === "time") row.closes ||= attributes["datetime"] ?? "";
      else row.location ||= text;
    }
  }
  return rows;
}
