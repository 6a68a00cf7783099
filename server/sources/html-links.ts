import { Parser } from "htmlparser2";
import { z } from "zod";
import { readRoot, SourceShapeError } from "#sources/read.ts";

/** A link of a page. */
export interface PageLink {
  /** Absolute, without its fragment. */
  url: URL;
  text: string;
  /** Its `title` attribute. */
  title: string;
  /** The words between this link and the next. */
  after: string;
}

const MOST_LINKS = 20_000;

/**
 * The page's text once `mark`, which every page of this source bears, is found in it; a board without openings bears it
 * too, an error page does not. Throws SourceShapeError.
 */
export function pageWith(sourceId: string, payload: unknown, mark: RegExp): string {
  const page = readRoot(sourceId, z.string(), payload);
  if (!mark.test(page)) throw new SourceShapeError(sourceId, "the page is not this source's list of openings");
  return page;
}

/** The links of a page in reading order; of several to one address the first that holds words. */
export function linksIn(html: string, base: string): PageLink[] {
  const found = new Map<string, PageLink>();
  let last: PageLink | null = null;
  let inside = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== "a" || found.size >= MOST_LINKS) return;
      const url = URL.parse(attributes["href"] ?? "", base);
      if (url === null) return;
      url.hash = "";
      last = { url, text: "", title: attributes["title"]?.trim() ?? "", after: "" };
      inside = true;
      if (!found.get(url.href)?.text) found.set(url.href, last);
    },
    ontext(text) {
      if (last !== null) last[inside ? "text" : "after"] += text;
    },
    onclosetag(name) {
      if (name === "a") inside = false;
      else if (last !== null) last[inside ? "text" : "after"] += " ";
    },
  });
  parser.end(html);
  return [...found.values()].map((link) => ({ ...link, text: oneLine(link.text), after: oneLine(link.after) }));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
