import { z } from "zod";
import { elementIn, elementsIn, withClass, type PageElement } from "#sources/html-elements.ts";
import { linksIn, pageWith } from "#sources/html-links.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, SUBDOMAIN } from "#sources/read.ts";

const OPENING = /^\/job\/(\d{1,20})(?:\/|$)/;
const Row = z.custom<PageElement>();

/** Softgarden's list for embedding, which holds every opening of an employer with its places. The pages with JSON-LD hold the rest. */
export const softgarden = listThenDetails({
  site: { id: "softgarden", name: "Softgarden", homepage: "https://softgarden.com", unproven: true },
  terms: {
    note: "The list that employers embed in their careers pages. The shape comes from public collectors' code.",
  },
  payload: "html",
  token: SUBDOMAIN,

  list: (board) => ({ url: `https://${board.token}.softgarden.io/de/widgets/jobs` }),
  readDetail: (answer) => postingOfPage("softgarden", answer),
  readList(answer, board) {
    const page = pageWith("softgarden", answer.payload, /jobsContainer|matchElement|jobSearchCss/);
    return readItems(elementsIn(page, withClass("matchElement")), Row, ({ html }) => {
      const link = linksIn(html, answer.request.url).find(({ url }) => OPENING.test(url.pathname));
      const place = elementIn(html, withClass("ProjectGeoLocationCity"));
      return {
        externalId: OPENING.exec(link?.url.pathname ?? "")?.[1] ?? "",
        // The query changes with every publication.
        url: link && link.url.origin + link.url.pathname,
        title: link?.text,
        company: { name: boardCompany(board) },
        locations: elementsIn(place?.html ?? "", withClass("location-view-item")).map(({ text }) => text),
        level: elementIn(html, withClass("audience"))?.text,
      };
    });
  },

  boardOf: (url) =>
    /^(?!www\.|app\.|api\.|static\.)([a-z0-9-]+)\.(?:softgarden\.io|career\.softgarden\.de)$/.exec(url.hostname)?.[1] ??
    null,
});
