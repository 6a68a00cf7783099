import type { FoundPosting } from "#contract/schemas/desk/posting-lookup.ts";
import type { LinkProblem } from "#contract/values/board-lookup.ts";
import {
  type FrozenPosting,
  POSTING_TEXT_MAX,
  SHORT_TEXT_MAX,
  TITLE_MAX,
  URL_MAX,
} from "#contract/values/desk/application.ts";
import type { Logger } from "#app/log.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { parserClient } from "#ingest/parser/parser-client.ts";
import { fetchBoard } from "#ingest/run/fetch-board.ts";
import { BoardMovedError } from "#ingest/run/board-moved.ts";
import { apiKeysFor, missingKeys, type SourceKeys } from "#ingest/source-api-keys.ts";
import { salaryRangeText } from "#normalise/salary/range-text.ts";
import type { Database } from "#postgres/database.ts";
import type { FoundBoard } from "#sources/careers-page.ts";
import type { Posting } from "#sources/posting.ts";
import { boardCompany } from "#sources/read.ts";
import { sourceById } from "#sources/registry.ts";
import { findBoard as findStoredBoard } from "#store/catalogue/boards.ts";
import { isSourceOn } from "#store/discovery/board-lookups.ts";
import { jobOfPosting, type PostingLookupResult } from "#store/desk/posting-lookups.ts";
import { boardNamedBy, readPage } from "./find-board.ts";
import { linkProblem } from "./link-problem.ts";
import { strangersHttp } from "./strangers-http.ts";

export interface ReadPostingOptions {
  database: Database;
  http: OutboundHttp;
  log: Logger;
  keys: SourceKeys;
  now: Date;
  signal: AbortSignal;
  lookup: { id: string; link: string };
}

/** As much of a board as it takes to find one opening, and only that opening's own page. */
const MOST = { lists: 6, details: 2 };
const MOST_IDS = 40;

/**
 * Reads the posting behind a pasted link: by the source that the link names, else from the page's JobPosting, else by the source that the
 * page leads to, else only the page's title. Never throws for a bad link.
 */
export async function readPosting({ http, ...rest }: ReadPostingOptions): Promise<PostingLookupResult> {
  const options = { ...rest, http: strangersHttp(http) };
  const { link } = options.lookup;
  try {
    const named = boardNamedBy(link);
    const found = named === null ? null : await tryBoard(named, link, options);
    if (found !== null) return { found };
    return await readFromPage(link, options);
  } catch (error) {
    const problem: LinkProblem | null = options.signal.aborted ? "timeout" : linkProblem(error, "page");
    if (problem === null) throw error;
    return { problem };
  }
}

async function readFromPage(link: string, options: ReadPostingOptions): Promise<PostingLookupResult> {
  const { address, named, page } = await readPage(link, { ...options, share: options.lookup.id });
  if (page.posting !== null) return { found: await foundOf(page.posting, "page", options) };
  const [first] = page.boards;
  for (const board of [named, first]) {
    const found = board ? await tryBoard(board, link, options) : null;
    if (found !== null) return { found };
  }
  if (page.asksForPassword) return { problem: "sign-in" };
  const [one, other] = page.names;
  if (one === undefined) return { problem: "unknown-site" };
  // The site's own name comes first where the page states one.
  const [company, title] = other === undefined ? ["", one] : [one, other];
  const posting = { externalId: address, url: address, title, company: { name: company } };
  return { found: await foundOf(posting, "title", options) };
}

/** Reads an opening by the rules of a source. Null if the source can't find it: then the page itself may tell. */
async function tryBoard(board: FoundBoard, link: string, options: ReadPostingOptions): Promise<FoundPosting | null> {
  const { database, keys, http, now, signal, lookup, log } = options;
  const source = sourceById(board.source);
  const ids = idsIn(link);
  const stored = await findStoredBoard(database, board.source, board.token);
  const jobId = stored === null ? null : await jobOfPosting(database, stored.id, ids);
  if (missingKeys(source, keys).length > 0 || !(await isSourceOn(database, source.id))) return null;
  const apiKeys = apiKeysFor(source, keys);
  const ref = { id: lookup.id, token: board.token, ...(apiKeys && { keys: apiKeys }) };
  const isKnown = (externalId: string) => !ids.includes(externalId);
  try {
    const fetched = await fetchBoard({ http, source, board: ref, now, last: null, isKnown, signal, most: MOST });
    const postings = fetched.postings.map((each) => ({ id: each.externalId, posting: each.posting() }));
    const match =
      postings.find(({ posting }) => isSamePage(posting.url, link)) ?? postings.find(({ id }) => ids.includes(id));
    if (match === undefined) return null;
    const { posting } = match;
    const company = { ...posting.company, name: posting.company.name || boardCompany({ token: board.token }) };
    return { ...(await foundOf({ ...posting, company }, "source", options)), jobId };
  } catch (error) {
    signal.throwIfAborted();
    if (linkProblem(error, "board") === null && !(error instanceof BoardMovedError)) throw error;
    log.info({ source: board.source, board: board.token }, "a source couldn't read a pasted posting");
    return null;
  }
}

/** Returns the texts in an address that may be the posting's id at its source. */
function idsIn(link: string): string[] {
  const url = new URL(link);
  const parts = [...url.pathname.split("/"), ...url.searchParams.values()].map((part) => decodedPart(part));
  // Some addresses write the id behind a title: senior-tester-4711.
  const tails = parts.flatMap((part) => /[-_](\d{3,})(?:\.html?)?$/.exec(part)?.[1] ?? []);
  return [...new Set([...parts, ...tails, link])].filter((part) => part.length > 0).slice(0, MOST_IDS);
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function isSamePage(one: string, other: string): boolean {
  const key = (address: string) => {
    const url = URL.parse(address);
    return url === null ? address : `${url.hostname.replace(/^www\./, "")}${url.pathname.replace(/\/$/, "")}`;
  };
  return key(one) === key(other);
}

async function foundOf(
  posting: Posting,
  origin: FoundPosting["origin"],
  { now, lookup }: ReadPostingOptions,
): Promise<FoundPosting> {
  const body = posting.body ?? posting.excerpt ?? "";
  const text = body === "" ? "" : await parserClient().readText({ body });
  const frozen: FrozenPosting = {
    title: oneLine(posting.title, TITLE_MAX),
    company: oneLine(posting.company.name ?? "", TITLE_MAX),
    url: webAddress(posting.url) ?? lookup.link,
    location: oneLine([...new Set(posting.locations ?? [])].join("; "), SHORT_TEXT_MAX),
    salary: oneLine(salaryOf(posting), SHORT_TEXT_MAX),
    employmentType: oneLine(posting.employmentType ?? "", SHORT_TEXT_MAX),
    text: storableText(text).slice(0, POSTING_TEXT_MAX).toWellFormed(),
    frozenAt: now.toISOString(),
  };
  return { posting: frozen, origin, jobId: null };
}

function webAddress(text: string): string | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href.length <= URL_MAX ? url.href : null;
}

function salaryOf({ salary }: Posting): string {
  if (salary === undefined) return "";
  const { text, min, max, currency, period } = salary;
  if (text !== undefined) return text;
  if ((min === undefined && max === undefined) || !currency || !period) return "";
  return salaryRangeText(min ?? null, max ?? null, currency, period);
}

const storableText = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, "");

/** Returns a text of a stranger's page as one line. */
function oneLine(text: string, most: number): string {
  return storableText(text).replace(/\s+/g, " ").trim().slice(0, most).toWellFormed();
}
