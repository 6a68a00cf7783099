import { z } from "zod";
import { elementIn, elementsIn, withClass, withId, type PageElement } from "#sources/html-elements.ts";
import { pageWith } from "#sources/html-links.ts";
import { listThenDetails } from "#sources/list-then-details.ts";
import { readEmbedded } from "#sources/payload.ts";
import { boardCompany, readItems, readRoot } from "#sources/read.ts";
import type { BoardRef } from "#sources/source.ts";
import { mayBeRemote } from "#sources/workplace.ts";

const TOKEN = /^(?:[a-z0-9-]{1,63}\.)?app\.loxo\.co\/[\w-]{1,100}$/i;
const OPENING = /^\/job\/([A-Za-z0-9=_-]+)\/?$/;
const Card = z.custom<PageElement>();
const Description = z.object({ description: z.string() });
const hostOf = (board: BoardRef) => board.token.split("/")[0]!;

/** Loxo's careers pages, which belong to agencies. An icon marks remote openings. Pages hold the texts; they are requested for openings that may be remote. */
export const loxo = listThenDetails({
  site: { id: "loxo", name: "Loxo", homepage: "https://loxo.co" },
  terms: { note: "Each agency's public careers page. The page rarely names the employer." },
  payload: "html",
  token: TOKEN,

  list: (board) => ({ url: `https://${board.token}` }),
  needsDetail: mayBeRemote,
  detail: ({ title }) => ({ title }),

  readDetail({ request, payload }) {
    const script = elementIn(readRoot("loxo", z.string(), payload), withId("public-job-description-json"));
    if (script === undefined) return { postings: [], rejected: [] };
    return readItems([readEmbedded("loxo", script.html)], Description, ({ description }) => ({
      externalId: request.externalId,
      url: request.url,
      title: request.title,
      company: {},
      body: description,
    }));
  },

  readList(answer, board) {
    const page = pageWith("loxo", answer.payload, /job-listings-wrapper|jobs-listing/);
    return readItems(elementsIn(page, withClass("jobs-listing-card")), Card, ({ html }) => {
      const title = elementIn(html, withClass("job-title"));
      const path = URL.parse(title?.attributes["href"] ?? "", `https://${hostOf(board)}`)?.pathname ?? "";
      const location = elementIn(html, withClass("job-location"));
      const icon = location && elementIn(location.html, (name) => name === "i")?.text;
      const place = (icon ? location?.text.replace(icon, "") : location?.text)?.trim() ?? "";
      return {
        externalId: OPENING.exec(path)?.[1] ?? "",
        url: `https://${hostOf(board)}${path}`,
        title: title?.text,
        company: { name: boardCompany(board) },
        locations: [place],
        workplace: icon === "wifi" ? { value: "remote", evidence: `location: ${place}` } : undefined,
        employmentType: elementIn(html, withClass("job-type"))?.text,
      };
    });
  },

  boardOf(url) {
    const slug = url.pathname.split("/").find(Boolean);
    const token = `${url.hostname}/${slug}`;
    if (slug !== undefined && slug !== "job" && TOKEN.test(token)) return token.toLowerCase();
    // An agency's own subdomain is also its board's name; pods and the plain host serve many agencies.
    const agency = /^(?!pod\d+\.)([a-z0-9-]+)\.app\.loxo\.co$/.exec(url.hostname)?.[1];
    return slug === "job" && agency ? `${url.hostname}/${agency}` : null;
  },
});
