import { z } from "zod";
import { postingOfPage } from "#sources/json-ld.ts";
import { boardCompany, hostCompany, readItems, SourceShapeError } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";
import { all, one, parseXml, type XmlElement } from "#sources/xml.ts";

const MOST_MAPS = 20;
const MOST_PAGES = 5000;
/** The path of one opening: a word for jobs, then a name. */
const OPENING =
  /\/(?:jobs?|careers?|positions?|openings?|vacanc(?:y|ies)|roles?|stellen\w*|karriere|offres?(?:-d-?emploi)?|emplois?|empleos?|ofertas?|vagas?|lavora-con-noi)\/(?:[^?#]*\/)?[^/?#]*[\w-]{4,}[^/?#]*\/?$/i;
const Entry = z.object({ loc: z.string(), lastmod: z.string().nullish() });

/** Returns the board's careers page; a token that is not a URL means the front page of a host. */
const pageOf = (board: BoardRef) => URL.parse(board.token) ?? new URL(`https://${encodeURIComponent(board.token)}/`);

/** Any careers site with schema.org JobPosting in its pages: reads the sitemaps in robots.txt, then the JSON-LD of their openings. */
export const jsonld: Source = {
  id: "jsonld",
  name: "Careers sites",
  homepage: "https://schema.org/JobPosting",
  terms: {
    url: "https://schema.org/JobPosting",
    openData: true,
    note: "Data that a site gives for being listed elsewhere. What its robots.txt forbids is not read.",
  },
  payload: "xml",
  kind: "ats",
  robots: true,
  token: /^https:\/\/[^\s/?#@]+\.[a-z]{2,}(\/[^\s?#]*)?$/i,

  requests(board) {
    const { origin } = pageOf(board);
    const named = (board.sitemaps ?? []).filter((address) => isOwn(address, board)).slice(0, MOST_MAPS);
    return (named.length > 0 ? named : [`${origin}/sitemap.xml`]).map((url) => ({ kind: "list", url }));
  },

  next(answer, board) {
    const maps = addresses(mapOf(answer.payload), "sitemap").filter(({ loc }) => isOwn(loc, board));
    // A sitemap index leads to sitemaps; if some are about jobs, those are enough.
    const ofJobs = maps.filter(({ loc }) => /job|career|position|vacanc|opening|stellen|emploi|empleo/i.test(loc));
    const lists = (ofJobs.length > 0 ? ofJobs : maps)
      .slice(0, MOST_MAPS)
      .map(({ loc }): SourceRequest => ({ kind: "list", url: loc }));
    const details = this.postings(answer, board).postings.map(({ externalId, url }): SourceRequest => ({
      kind: "detail",
      payload: "html",
      externalId,
      url,
    }));
    return [...lists, ...details];
  },

  postings(answer, board) {
    if (answer.request.kind === "detail") return postingOfPage("jsonld", answer);
    const openings = addresses(mapOf(answer.payload), "url").filter(
      ({ loc }) => isOwn(loc, board) && OPENING.test(loc),
    );
    return readItems(openings.slice(0, MOST_PAGES), Entry, ({ loc, lastmod }) => ({
      externalId: loc,
      url: loc,
      // Until the page is read, only its URL names the opening.
      title: boardCompany({ token: new URL(loc).pathname.replace(/\/$/, "").replace(/\.\w+$/, "") }),
      company: { name: hostCompany(board, pageOf(board).hostname) },
      updatedAt: lastmod,
    }));
  },
};

function mapOf(payload: unknown): XmlElement {
  const root = parseXml("jsonld", payload);
  if (root.name === "urlset" || root.name === "sitemapindex") return root;
  throw new SourceShapeError("jsonld", `the root is <${root.name}>, not a sitemap`);
}

function addresses(root: XmlElement, name: "sitemap" | "url"): { loc: string; lastmod: string | undefined }[] {
  return all(root, name).map((entry) => ({ loc: one(entry, "loc")?.text ?? "", lastmod: one(entry, "lastmod")?.text }));
}

/** Returns whether a URL is on the board's own host; a sitemap may list any. */
function isOwn(address: string, board: BoardRef): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "https:" && url.hostname === pageOf(board).hostname;
}
