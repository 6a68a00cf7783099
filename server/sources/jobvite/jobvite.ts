import { z } from "zod";
import { linksIn, pageWith, type PageLink } from "#sources/html-links.ts";
import { postingOfPage } from "#sources/json-ld.ts";
import { boardCompany, readItems } from "#sources/read.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { REMOTE_HINT } from "#sources/workplace.ts";

const OPENING = /^\/(?:careers\/)?([\w.-]+)\/job\/(\w+)\/?$/;
const TOKEN = /^[a-z0-9][\w.-]{0,99}$/i;
const Link = z.custom<PageLink>();

/** Jobvite: one page lists an employer's openings with their places. Pages with JSON-LD are requested for rows that hint at remote work. */
export const jobvite = listThenDetails({
  site: { id: "jobvite", name: "Jobvite", homepage: "https://www.jobvite.com" },
  terms: {
    note: "Each employer's public careers page. One host serves every board, so details are asked for sparingly.",
  },
  payload: "html",
  token: TOKEN,

  list: (board) => ({ url: `https://jobs.jobvite.com/${board.token}/jobs/viewall` }),
  needsDetail: ({ title, locations }) => REMOTE_HINT.test(`${title} ${locations?.join(" ")}`),
  readDetail: (answer) => postingOfPage("jobvite", answer),
  readList(answer, board) {
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

  boardPages: ["jobs.jobvite.com/*"],
  boardOf(url) {
    const token = url.pathname.split("/").find((part) => part && part !== "careers");
    return url.hostname === "jobs.jobvite.com" && token && TOKEN.test(token) ? token : null;
  },
});
