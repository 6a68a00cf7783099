import { fromJibe, JibeJob, JibePage } from "./jibe.ts";
import { linksIn, pageWith, type PageLink } from "#sources/html-links.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { z } from "zod";

const JIBE_PAGE = 100;
const MOST_PAGES = 100;
const OPENING = /^\/jobs\/(\d+)\/[^/]+\/job\/?$/;
const Link = z.custom<PageLink>();

/** A bare name is a subdomain of iCIMS; any other token is the host itself. */
const hostOf = ({ token }: BoardRef) => (token.includes(".") ? token : `careers-${token}.icims.com`);
const isJibe = (board: BoardRef) => !hostOf(board).endsWith(".icims.com");

function page(board: BoardRef, number: number): SourceRequest {
  const host = hostOf(board);
  return isJibe(board)
    ? { kind: "list", payload: "json", url: `https://${host}/api/jobs?page=${number + 1}&limit=${JIBE_PAGE}` }
    : { kind: "list", url: `https://${host}/jobs/search?ss=1&in_iframe=1&pr=${number}` };
}

/** iCIMS: classic sites are pages of links to JSON-LD; newer sites on the employer's host return JSON with everything. */
export const icims: Source = {
  id: "icims",
  name: "iCIMS",
  homepage: "https://www.icims.com",
  terms: { note: "Each employer's public careers site." },
  payload: "html",
  kind: "ats",
  token: /^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*$/i,

  requests: (board) => [page(board, 0)],

  next(answer, board) {
    const asked = new URL(answer.request.url);
    if (isJibe(board)) {
      const { jobs, totalCount } = readRoot("icims", JibePage, answer.payload);
      const number = Number(asked.searchParams.get("page"));
      return jobs.length > 0 && number * JIBE_PAGE < totalCount && number < MOST_PAGES ? [page(board, number)] : [];
    }
    const number = Number(asked.searchParams.get("pr")) + 1;
    const links = linksIn(pageWith("icims", answer.payload, /icims/i), asked.href);
    const more = number < MOST_PAGES && links.some((link) => link.url.searchParams.get("pr") === String(number));
    const details = this.postings(answer, board).postings.map(({ externalId, url }): SourceRequest => ({
      kind: "detail",
      externalId,
      url: `${url}?in_iframe=1`,
    }));
    return more ? [page(board, number), ...details] : details;
  },

  postings(answer, board) {
    if (answer.request.kind === "detail") return postingOfPage("icims", answer, answer.request.url.replace(/\?.*/, ""));
    if (isJibe(board)) {
      const { jobs } = readRoot("icims", JibePage, answer.payload);
      return readItems(jobs, JibeJob, (job) => fromJibe(job, hostOf(board), boardCompany(board)));
    }
    const links = linksIn(pageWith("icims", answer.payload, /icims/i), answer.request.url);
    return readItems(
      links.filter(({ url }) => url.hostname === hostOf(board) && OPENING.test(url.pathname)),
      Link,
      ({ url, text, title }) => ({
        externalId: OPENING.exec(url.pathname)![1]!,
        url: url.origin + url.pathname,
        title: title.replace(/^\d+ - /, "") || text,
        company: { name: boardCompany({ ...board, token: hostOf(board).replace(/^careers?-/, "") }) },
      }),
    );
  },

  boardPages: ["*.icims.com"],
  boardOf: (url) => (/^(?!www\.)[a-z0-9-]+\.icims\.com$/.test(url.hostname) ? url.hostname : null),
};
