import { z } from "zod";
import { linksIn, pageWith, type PageLink } from "#sources/html-links.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { jobPostingsIn, postingOfPage } from "#sources/json-ld.ts";
import { boardCompany, readItems, SUBDOMAIN } from "#sources/read.ts";

const MOST_PAGES = 50;
const OPENING = /^\/jobs\/([\w-]{12})\/[^/]+\/?$/;
const Link = z.custom<PageLink>();
const pageIn = (payload: unknown) => pageWith("freshteam", payload, /freshteam|href="\/jobs\//i);

/** Freshteam's careers page: a list of links to pages with JSON-LD. */
export const freshteam = listThenDetails({
  site: { id: "freshteam", name: "Freshteam", homepage: "https://www.freshworks.com/hrms/" },
  terms: { note: "Each employer's public careers page." },
  payload: "html",
  token: SUBDOMAIN,

  first: 1,
  list: (board, number) => ({
    url: `https://${board.token}.freshteam.com/jobs${number > 1 ? `?page=${number}` : ""}`,
  }),

  following(answer) {
    const asked = new URL(answer.request.url);
    const number = Number(asked.searchParams.get("page") ?? 1) + 1;
    const links = linksIn(pageIn(answer.payload), asked.href);
    const more = number <= MOST_PAGES && links.some((link) => link.url.searchParams.get("page") === String(number));
    return more ? number : null;
  },

  readDetail(answer) {
    const read = postingOfPage("freshteam", answer);
    // Freshteam adds this field as a text.
    const remote = jobPostingsIn(String(answer.payload))[0]?.["remote"];
    for (const posting of read.postings)
      if (remote === "true" || remote === true) posting.workplace = { value: "remote", evidence: `remote: ${remote}` };
    return read;
  },

  readList(answer, board) {
    const links = linksIn(pageIn(answer.payload), answer.request.url).filter(
      ({ url }) => url.hostname.endsWith(".freshteam.com") && OPENING.test(url.pathname),
    );
    return readItems(links, Link, ({ url, text }) => ({
      externalId: OPENING.exec(url.pathname)![1]!,
      url: url.origin + url.pathname,
      title: text,
      company: { name: boardCompany(board) },
    }));
  },

  boardPages: ["*.freshteam.com"],
  boardOf: (url) => /^(?!www\.)([a-z0-9-]+)\.freshteam\.com$/.exec(url.hostname)?.[1] ?? null,
});
