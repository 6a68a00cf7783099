import { detailBody } from "#sources/detail-body.ts";
import { z } from "zod";
import { elementIn, elementsIn, withClass } from "#sources/html-elements.ts";
import { linksIn, pageWith, type PageLink } from "#sources/html-links.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, SUBDOMAIN } from "#sources/read.ts";
import type { SourceAnswer } from "#sources/source.ts";

const OPENING = /^\/careers\/v\/(\d{1,20})/;
const MOST_PAGES = 50;
const Link = z.custom<PageLink>();

function linksOf({ request, payload }: SourceAnswer): PageLink[] {
  return linksIn(pageWith("peopleforce", payload, /peopleforce|\/careers/i), request.url);
}

/** PeopleForce's careers pages. The list names only titles; the pages hold the texts, places and kinds of work. */
export const peopleforce = listThenDetails({
  site: { id: "peopleforce", name: "PeopleForce", homepage: "https://peopleforce.io", unproven: true },
  terms: { note: "Each employer's public careers page. The shape comes from public collectors' code." },
  payload: "html",
  token: SUBDOMAIN,
  first: 1,

  list: (board, page) => ({ url: `https://${board.token}.peopleforce.io/careers?page=${page}` }),

  following(answer) {
    const following = Number(new URL(answer.request.url).searchParams.get("page")) + 1;
    const isNamed = linksOf(answer).some(({ url }) => url.searchParams.get("page") === String(following));
    return isNamed && following <= MOST_PAGES ? following : null;
  },

  detail: ({ title }) => ({ title }),

  readDetail({ request, payload }) {
    const page = pageWith("peopleforce", payload, /peopleforce|col-lg-8/i);
    const body = elementIn(page, withClass("col-lg-8"))?.html ?? "";
    const facts = factsIn(page);
    return detailBody(request, body, {
      locations: [placeOf(facts.get("Location") ?? "")],
      employmentType: facts.get("Work type"),
      department: facts.get("Department"),
    });
  },

  readList(answer, board) {
    const links = linksOf(answer).filter(({ url, text }) => OPENING.test(url.pathname) && text);
    return readItems(links, Link, ({ url, text }) => ({
      externalId: OPENING.exec(url.pathname)![1]!,
      url: url.origin + url.pathname,
      title: text,
      company: { name: boardCompany(board) },
    }));
  },

  boardOf: (url) => /^(?!www\.|app\.|api\.|help\.)([a-z0-9-]+)\.peopleforce\.io$/.exec(url.hostname)?.[1] ?? null,
});

/** Returns the terms of the page's list beside the text with what follows each. */
function factsIn(page: string): Map<string, string> {
  const facts = new Map<string, string>();
  let term = "";
  for (const { name, text } of elementsIn(page, (tag) => tag === "dt" || tag === "dd")) {
    if (name === "dt") term = text;
    else if (term) facts.set(term, text);
  }
  return facts;
}

/** Writes "Philippines/Metro Manila/Manila" from the smallest place to the largest. */
function placeOf(location: string): string {
  return /^[^/]+(?:\/[^/]+)+$/.test(location) ? location.split("/").toReversed().join(", ") : location;
}
