import { z } from "zod";
import { linksIn, pageWith, type PageLink } from "#sources/html-links.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { boardCompany, readItems } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { REMOTE_HINT } from "#sources/workplace.ts";

const OPENING = /^\/(?:careers\/)?([\w.-]+)\/job\/(\w+)\/?$/;
const Link = z.custom<PageLink>();

/** Jobvite: one page lists an employer's openings with their places. Pages with JSON-LD are requested for rows that hint at remote work. */
export const jobvite: Source = {
  id: "jobvite",
  name: "Jobvite",
  homepage: "https://www.jobvite.com",
  terms: {
    note: "Each employer's public careers page. One host serves every board, so details are asked for sparingly.",
  },
  payload: "html",
  kind: "ats",
  token: /^[a-z0-9][\w.-]{0,99}$/i,

  requests: (board) => [{ kind: "list", url: `https://jobs.jobvite.com/${board.token}/jobs/viewall` }],

  next(answer, board) {
    return this.postings(answer, board)
      .postings.filter(({ title, locations }) => REMOTE_HINT.test(`${title} ${locations?.join(" ")}`))
      .map(({ externalId, url }) => ({ kind: "detail", externalId, url }));
  },

  postings(answer, board) {
    if (answer.request.kind === "detail") return postingOfPage("jobvite", answer);
    const page = pageWith("jobvite", answer.payload, /jv-|jobvite/i);
    const links = linksIn(page, answer.request.url).filter(
      ({ url }) => OPENING.exec(url.pathname)?.[1]?.toLowerCase() === board.token.toLowerCase(),
    );
    return readItems(links, Link, ({ url, text, after }) => ({
      externalId: OPENING.exec(url.pathname)![2]!,
      url: url.origin + url.pathname,
      title: text,
      company: { name: boardCompany(board) },
      // The footer may follow the last link of a page.
      locations: [after.length <= 120 ? after : ""],
    }));
  },

  boardOf(url) {
    const token = url.pathname.split("/").find((part) => part && part !== "careers");
    return url.hostname === "jobs.jobvite.com" && token && this.token.test(token) ? token : null;
  },
};
