import { elementIn, elementsIn, withClass, type PageElement } from "#sources/html-elements.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { pageWith } from "#sources/html-links.ts";
import { boardCompany, readItems } from "#sources/read.ts";
import { mayBeRemote } from "#sources/workplace.ts";
import { z } from "zod";

const HOST = "https://app.ismartrecruit.com";
/** The employer's domain and a code. The widget's address holds them in Base64 between two fixed words. */
const TOKEN = /^[a-z0-9][a-z0-9.-]{0,99}_\w{1,40}$/i;
const WRAPPED = /^E7p([\w+/]+)={0,2}Q9e$/;
const OPENING = /_(\d+)_\w_[a-z]{2}$/i;
const Card = z.custom<PageElement>();

/** iSmartRecruit's widget of an employer's openings, all on one page; an opening's own page holds its text. */
export const ismartrecruit = listThenDetails({
  site: { id: "ismartrecruit", name: "iSmartRecruit", homepage: "https://www.ismartrecruit.com" },
  terms: { note: "The widget on each employer's careers page." },
  payload: "html",
  token: TOKEN,

  list: (board) => ({
    url: `${HOST}/openJobWebsite?tenantId=${encodeURIComponent(wrapped(board.token))}&view=grid&col=2&lang=en`,
  }),
  needsDetail: mayBeRemote,

  readList({ payload }, board) {
    const cards = elementsIn(pageWith("ismartrecruit", payload, /ui-datagrid/), withClass("jobListing_Data"));
    return readItems(cards, Card, ({ attributes, html }) => {
      const url = URL.parse(attributes["href"] ?? "", HOST);
      const id = OPENING.exec(unwrapped(url?.searchParams.get("x")))?.[1];
      return {
        externalId: id,
        url: url?.origin === HOST ? url.href : undefined,
        title: elementIn(html, withClass("ui-panel-title"))?.text,
        company: { name: boardCompany(board) },
        locations: [elementIn(html, withClass("ui-panelgrid-cell"))?.text ?? ""],
      };
    });
  },

  readDetail({ request, payload }, board) {
    const page = pageWith("ismartrecruit", payload, /og:title/);
    const markup = metaOf(page, "twitter:title");
    return readItems([page], z.string(), () => ({
      externalId: request.externalId,
      url: request.url,
      title: metaOf(page, "og:title"),
      company: { name: boardCompany(board) },
      // The text with its markup stands in a field for a title; without it, the plain text.
      body: markup?.startsWith("<") ? markup : metaOf(page, "og:description"),
    }));
  },

  boardOf(url) {
    if (url.origin !== HOST || url.pathname !== "/openJobWebsite") return null;
    const token = unwrapped(url.searchParams.get("tenantId"));
    return TOKEN.test(token) ? token : null;
  },
});

function metaOf(page: string, name: string): string | undefined {
  return elementIn(page, (tag, { property, name: own }) => tag === "meta" && (property ?? own) === name)?.attributes[
    "content"
  ];
}

function wrapped(token: string): string {
  return `E7p${btoa(token).replaceAll("=", "")}Q9e`;
}

function unwrapped(value: string | null | undefined): string {
  const base64 = WRAPPED.exec(value ?? "")?.[1];
  try {
    return base64 ? atob(base64) : "";
  } catch {
    return "";
  }
}
