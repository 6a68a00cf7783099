import { z } from "zod";
import { linksIn, pageWith, type PageLink } from "#sources/html-links.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { boardCompany, readItems, SUBDOMAIN } from "#sources/read.ts";

const OPENING = /^\/job\/(\d{1,20})(?:\/|$)/;
const Link = z.custom<PageLink>();

/** Softgarden's careers pages. The list names only titles; the pages with JSON-LD hold the rest. */
export const softgarden = listThenDetails({
  site: { id: "softgarden", name: "Softgarden", homepage: "https://softgarden.com", unproven: true },
  terms: {
    note: "Each employer's public careers page. Only the openings of its first page are read, because a script loads the others. The shape comes from public collectors' code.",
  },
  payload: "html",
  token: SUBDOMAIN,

  list: (board) => ({ url: `https://${board.token}.softgarden.io/` }),
  readDetail: (answer) => postingOfPage("softgarden", answer),
  readList(answer, board) {
    const page = pageWith("softgarden", answer.payload, /softgarden|jobList/i);
    const host = new URL(answer.request.url).hostname;
    const links = linksIn(page, answer.request.url).filter(
      ({ url, text }) => url.hostname === host && OPENING.test(url.pathname) && text,
    );
    return readItems(links, Link, ({ url, text }) => ({
      externalId: OPENING.exec(url.pathname)![1]!,
      // The query changes with every publication.
      url: url.origin + url.pathname,
      title: text,
      company: { name: boardCompany(board) },
    }));
  },

  boardOf: (url) =>
    /^(?!www\.|app\.|api\.|static\.)([a-z0-9-]+)\.(?:softgarden\.io|career\.softgarden\.de)$/.exec(url.hostname)?.[1] ??
    null,
});
