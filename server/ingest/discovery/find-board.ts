import { FetchError } from "#http/fetch-error.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { parserClient } from "#ingest/parser/parser-client.ts";
import { fetchRobotsRules } from "#ingest/run/fetch-robots-rules.ts";
import type { CareersPage, FoundBoard } from "#sources/careers-page.ts";
import { boardBehind, sources } from "#sources/registry.ts";
import { LinkProblemError } from "./link-problem.ts";

/** Where a board was found. */
export interface BoardBehindLink extends FoundBoard {
  /** The page that led to the board, or null when the link itself names it. */
  page: { address: string; names: string[] } | null;
}

export interface FindOptions {
  http: OutboundHttp;
  signal: AbortSignal;
  /** Requests with the same share take turns at a host. */
  share: string;
}

const LARGEST_PAGE_MIB = 5;
const SIGN_IN = /\/(?:log-?in|sign-?in|sso|oauth2?|authorize|saml2?|account\/login|users\/sign_in)(?:[/.?]|$)/i;

/**
 * Returns the board behind a link: the one that the link names, else the one that the page leads to, else that of the site's careers
 * page. Throws FetchError or LinkProblemError.
 */
export async function findBoard(link: string, options: FindOptions): Promise<BoardBehindLink> {
  const named = boardNamedBy(link);
  if (named !== null) return { ...named, page: null };
  const first = await readPage(link, options);
  const found = boardOfPage(first);
  if (found !== null) return found;
  const next = first.page.careersLinks.find((address) => address !== first.address);
  if (next !== undefined) {
    // The site's own front page works, so a broken careers page only means that nothing is found.
    const second = await careersPage(next, options);
    const foundThere = second === null ? null : boardOfPage(second);
    if (foundThere !== null) return foundThere;
  }
  if (first.page.asksForPassword) throw new LinkProblemError("sign-in");
  throw new LinkProblemError("unknown-site");
}

async function careersPage(address: string, options: FindOptions): Promise<VisitedPage | null> {
  const named = boardNamedBy(address);
  if (named !== null) return { address, named, page: { ...NO_PAGE, boards: [named] } };
  try {
    return await readPage(address, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof FetchError || error instanceof LinkProblemError) return null;
    throw error;
  }
}

const NO_PAGE: CareersPage = {
  boards: [],
  careersLinks: [],
  hasOpenings: false,
  asksForPassword: false,
  names: [],
  posting: null,
};

export interface VisitedPage {
  /** Where the page came from, after redirects. */
  address: string;
  /** The board that this address names. */
  named: FoundBoard | null;
  page: CareersPage;
}

/** Returns the board that an address itself names, if its token is plausible. */
export function boardNamedBy(address: string): FoundBoard | null {
  const board = boardBehind(address);
  return board !== null && sources.get(board.source)?.token.test(board.token) === true ? board : null;
}

/** Fetches a page, as far as its site's robots.txt allows, and reads it in the parser process. */
export async function readPage(address: string, { http, signal, share }: FindOptions): Promise<VisitedPage> {
  const rules = await fetchRobotsRules(http, address, signal);
  if (!rules.allows(new URL(address))) throw new LinkProblemError("robots");
  const answer = await http.fetch({
    url: address,
    headers: { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1" },
    maxBodyMiB: LARGEST_PAGE_MIB,
    share,
    signal,
  });
  if (answer.notModified) throw new LinkProblemError("unreachable");
  const named = boardNamedBy(answer.finalUrl);
  if (named !== null) return { address: answer.finalUrl, named, page: NO_PAGE };
  if (SIGN_IN.test(new URL(answer.finalUrl).pathname) && answer.finalUrl !== address)
    throw new LinkProblemError("sign-in");
  const { body, contentType, finalUrl } = answer;
  return { address: finalUrl, named, page: await parserClient().readPage({ body, contentType, address: finalUrl }) };
}

function boardOfPage({ address, named, page }: VisitedPage): BoardBehindLink | null {
  if (named !== null) return { ...named, page: null };
  const [first] = page.boards;
  if (first !== undefined) return { ...first, page: { address, names: page.names } };
  if (!page.hasOpenings) return null;
  const { protocol, origin, pathname } = new URL(address);
  const token = origin + (pathname.endsWith("/") ? pathname.slice(0, -1) : pathname);
  return protocol === "https:" && sources.get("jsonld")?.token.test(token) === true
    ? { source: "jsonld", token, page: null }
    : null;
}
