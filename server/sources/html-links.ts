import { Parser } from "htmlparser2";
import { z } from "zod";
import { readRoot, SourceShapeError } from "#sources/read.ts";

/** A link of a page. */
export interface PageLink {
  /** Absolute and without a fragment. */
  url: URL;
  text: string;
  /** The `title` attribute. */
  title: string;
  /** The words between this link and the next. */
  after: string;
}

const MOST_LINKS = 20_000;

/**
 * Returns the text of a page that contains `mark`, as every page of this source does, even one without openings;
 * an error page doesn't. Throws SourceShapeError.
 */
export function pageWith(sourceId: string, payload: unknown, mark: RegExp): string {
  const page = readRoot(sourceId, z.string(), payload);
  if (!mark.test(page)) throw new SourceShapeError(sourceId, "the page is not this source's list of openings");
  return page;
}

/** Returns the links of a page in reading order; of several to one URL, the first with a text. */
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
