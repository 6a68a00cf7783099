import { Parser } from "htmlparser2";
import { jobPostingsIn, postingOfPage } from "#sources/json-ld.ts";
import type { Posting } from "#sources/posting.ts";
import { boardBehind, sources } from "#sources/registry.ts";

export interface FoundBoard {
  source: string;
  token: string;
}

/** What a page says about where its owner's openings are. */
export interface CareersPage {
  /** Boards that links, frames, scripts and data of the page lead to, the most mentioned first. */
  boards: FoundBoard[];
  /** Pages of the same site that are probably about careers, best first. */
  careersLinks: string[];
  /** True for a page with schema.org JobPosting, or with links to openings of its own. */
  hasOpenings: boolean;
  /** True for a page that asks for a password. */
  asksForPassword: boolean;
  /** The page's own names for itself: its title and `og:site_name`. */
  names: string[];
  /** The first opening that the page describes as schema.org JobPosting. */
  posting: Posting | null;
}

const MOST_ADDRESSES = 20_000;
const LONGEST_SCRIPT = 2_000_000;
const MOST_CAREERS_LINKS = 5;
/** An address in a script or in its JSON, where slashes may be escaped. */
const ADDRESS = /(?:https?:)?(?:\/\/|\\\/\\\/)[a-z0-9][^\s"'`<>()]{3,500}/gi;
const CAREERS_WORD =
  /careers?|jobs?|join[ -]us|work[ -](?:with|for)[ -]us|vacanc|openings|hiring|karriere|stellen|emploi|empleo|vagas/i;

/** Reads a careers page, or any page that may lead to one. `base` is its address. */
export function readCareersPage(html: string, base: string): CareersPage {
  const found = addressesIn(html);
  const counts = new Map<string, { board: FoundBoard; count: number }>();
  for (const address of found.addresses) {
    const url = URL.parse(address.replaceAll("\\/", "/").replaceAll("&amp;", "&"), base);
    const board = url === null ? null : boardBehind(url.href);
    if (board === null || sources.get(board.source)?.token.test(board.token) !== true) continue;
    const key = `${board.source}\n${board.token.toLowerCase()}`;
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { board, count: 1 });
    else known.count += 1;
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count);
  return {
    boards: ranked.map(({ board }) => board),
    careersLinks: careersLinks(found.links, base),
    hasOpenings: jobPostingsIn(html).length > 0,
    asksForPassword: found.asksForPassword,
    names: found.names.map((name) => name.replace(/\s+/g, " ").trim()).filter((name) => name !== ""),
    posting:
      postingOfPage("jsonld", { request: { kind: "detail", url: base, externalId: base }, payload: html })
        .postings[0] ?? null,
  };
}

interface PageParts {
  /** Every attribute and text of a script that looks like an address. */
  addresses: string[];
  links: { href: string; text: string }[];
  names: string[];
  asksForPassword: boolean;
}

function addressesIn(html: string): PageParts {
  const parts: PageParts = { addresses: [], links: [], names: [], asksForPassword: false };
  let script = "";
  let open = "";
  const add = (address: string) => {
    if (parts.addresses.length < MOST_ADDRESSES) parts.addresses.push(address);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name;
      if (name === "a" && attributes["href"]) parts.links.push({ href: attributes["href"], text: "" });
      if (name === "title") parts.names.push("");
      if (name === "meta" && attributes["property"] === "og:site_name")
        parts.names.unshift(attributes["content"] ?? "");
      if (name === "input" && attributes["type"]?.toLowerCase() === "password") parts.asksForPassword = true;
      for (const value of Object.values(attributes)) if (/^(?:https?:)?\/\//i.test(value)) add(value);
    },
    ontext(text) {
      if (open === "script" && script.length < LONGEST_SCRIPT) script += text;
      else if (open === "title") parts.names[parts.names.length - 1] += text;
      const last = parts.links.at(-1);
      if (last !== undefined && last.text.length < 200) last.text += text;
    },
    onclosetag(name) {
      open = "";
      if (name === "a") parts.links.push({ href: "", text: "" });
      if (name === "script") script += "\n";
    },
  });
  parser.end(html);
  for (const [address] of script.slice(0, LONGEST_SCRIPT).matchAll(ADDRESS)) add(address);
  return parts;
}

/** Returns the links of the same site whose path or words speak of careers; those whose path does come first. */
function careersLinks(links: readonly { href: string; text: string }[], base: string): string[] {
  const here = URL.parse(base);
  if (here === null) return [];
  const ranked = new Map<string, number>();
  for (const { href, text } of links) {
    const url = href === "" ? null : URL.parse(href, base);
    if (url === null || !/^https?:$/.test(url.protocol) || !isSameSite(url, here)) continue;
    url.hash = "";
    const byPath = CAREERS_WORD.test(url.hostname.split(".")[0] ?? "") || CAREERS_WORD.test(url.pathname);
    if (url.href === here.href || (!byPath && !CAREERS_WORD.test(text.slice(0, 60)))) continue;
    // The list of openings has a shorter path than its openings.
    const rank = (byPath ? 0 : 100) + url.pathname.split("/").filter(Boolean).length;
    if (rank < (ranked.get(url.href) ?? Infinity)) ranked.set(url.href, rank);
  }
  const best = [...ranked].sort((a, b) => a[1] - b[1]).map(([address]) => address);
  return best.slice(0, MOST_CAREERS_LINKS);
}

/** Returns whether two addresses are on one host, or one on a subdomain of the other's host. */
function isSameSite(one: URL, other: URL): boolean {
  const [a, b] = [one.hostname.replace(/^www\./, ""), other.hostname.replace(/^www\./, "")];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
