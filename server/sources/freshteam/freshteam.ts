import { z } from "zod";
import { linksIn, pageWith, type PageLink } from "#sources/html-links.ts";
import { jobPostingsIn, postingOfPage } from "#sources/json-ld.ts";
import { boardCompany, readItems, SUBDOMAIN } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

const MOST_PAGES = 50;
const OPENING = /^\/jobs\/([\w-]{12})\/[^/]+\/?$/;
const Link = z.custom<PageLink>();
const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url: `https://${board.token}.freshteam.com/jobs${number > 1 ? `?page=${number}` : ""}`,
});

/** Freshteam's careers page: a list of links to pages with JSON-LD. */
export const freshteam: Source = {
  id: "freshteam",
  name: "Freshteam",
  homepage: "https://www.freshworks.com/hrms/",
  terms: { note: "Each employer's public careers page." },
  payload: "html",
  kind: "ats",
  token: SUBDOMAIN,

  requests: (board) => [page(board, 1)],

  next(answer, board) {
    const asked = new URL(answer.request.url);
    const number = Number(asked.searchParams.get("page") ?? 1) + 1;
    const links = linksIn(pageWith("freshteam", answer.payload, /freshteam|href="\/jobs\//i), asked.href);
    const more = number <= MOST_PAGES && links.some((link) => link.url.searchParams.get("page") === String(number));
    const { postings } = this.postings(answer, board);
    const details = postings.map(({ externalId, url }): SourceRequest => ({ kind: "detail", externalId, url }));
    return more ? [page(board, number), ...details] : details;
  },

  postings(answer, board) {
    if (answer.request.kind === "detail") {
      const read = postingOfPage("freshteam", answer);
      // Freshteam adds this field as a text.
      const remote = jobPostingsIn(String(answer.payload))[0]?.["remote"];
      for (const posting of read.postings)
        if (remote === "true" || remote === true)
          posting.workplace = { value: "remote", evidence: `remote: ${remote}` };
      return read;
    }
    const html = pageWith("freshteam", answer.payload, /freshteam|href="\/jobs\//i);
    const links = linksIn(html, answer.request.url).filter(
      ({ url }) => url.hostname.endsWith(".freshteam.com") && OPENING.test(url.pathname),
    );
    return readItems(links, Link, ({ url, text }) => ({
      externalId: OPENING.exec(url.pathname)![1]!,
      url: url.origin + url.pathname,
      title: text,
      company: { name: boardCompany(board) },
    }));
  },

  boardOf: (url) => /^(?!www\.)([a-z0-9-]+)\.freshteam\.com$/.exec(url.hostname)?.[1] ?? null,
};
