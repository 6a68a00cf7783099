import { z } from "zod";
import { linksIn, pageWith, type PageLink } from "#sources/html-links.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { boardCompany, readItems, SUBDOMAIN } from "#sources/read.ts";
import { listThenDetails } from "#sources/list-then-details.ts";

const OPENING = /^\/apply\/(?!jobs\/)([A-Za-z0-9]{6,})\/[^/]+\/?$/;
const Link = z.custom<PageLink>();

/** JazzHR's board page links to pages with JSON-LD. Its XML feed has only the openings that the employer syndicates. */
export const jazzhr = listThenDetails({
  site: { id: "jazzhr", name: "JazzHR", homepage: "https://www.jazzhr.com" },
  terms: { note: "Each employer's public careers page." },
  payload: "html",
  token: SUBDOMAIN,

  list: (board) => ({ url: `https://${board.token}.applytojob.com/apply` }),
  readDetail: (answer) => postingOfPage("jazzhr", answer),
  readList(answer, board) {
    const page = pageWith("jazzhr", answer.payload, /applytojob|jazzhr|resumator/i);
    const links = linksIn(page, answer.request.url).filter(
      ({ url, text }) =>
        url.hostname === `${board.token.toLowerCase()}.applytojob.com` && OPENING.test(url.pathname) && text,
    );
    return readItems(links, Link, ({ url, text }) => ({
      externalId: OPENING.exec(url.pathname)![1]!,
      url: `https://${url.host}${url.pathname}`,
      title: text,
      company: { name: boardCompany(board) },
    }));
  },

  boardPages: ["*.applytojob.com"],
  boardOf: (url) => /^(?!www\.|app\.)([a-z0-9-]+)\.applytojob\.com$/.exec(url.hostname)?.[1] ?? null,
});
