import type { Posting } from "#sources/posting.ts";

/** One company's page on a source, or one feed of it. */
export interface BoardRef {
  /** The slug or account of the board at the source; a name such as `all` for the feed of a whole site. */
  token: string;
  companyName?: string;
  /** The values of the settings that the source lists in `keys`. */
  keys?: Readonly<Record<string, string>>;
  /** For a source with `robots`: the sitemaps that the site's robots.txt lists. */
  sitemaps?: readonly string[];
}

export interface SourceRequest {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** What the response holds; passed back to `postings`. */
  kind: "list" | "detail";
  /** The format of this response if it differs from the source's `payload` (a page of HTML behind a JSON list). */
  payload?: Source["payload"];
  /** For a detail: the external id of its posting. */
  externalId?: string;
  /** For a detail without a title: the title from the list. */
  title?: string;
}

/** A request with its response. `payload` is parsed JSON with ids as text, or the raw text of XML and HTML. */
export interface SourceAnswer {
  request: SourceRequest;
  payload: unknown;
}

/**
 * The result of reading a payload: every item is in one of the two lists. A reason is a short code that can
 * be counted (`repeated-id`, `unlisted`, `not-published` …). Only `wrong-shape` means that the source has changed;
 * a colon and the invalid field follow it.
 *
 * A detail yields the posting again with more of its fields; `completePosting` merges the two.
 */
export interface ReadResult {
  postings: Posting[];
  rejected: { externalId: string | null; reason: string }[];
}

export interface SourceTerms {
  /** The page with the terms or the permission. */
  url?: string;
  /** The text that the source requires next to the job, with a link. */
  attribution?: string;
  /** Off until an operator turns it on, because the terms forbid a job search or it needs a key. */
  offByDefault?: boolean;
  /** The terms forbid passing the jobs on to Google Jobs and the like. */
  noSearchEngines?: boolean;
  /** The terms don't allow passing the jobs on in bulk, as the changes do. */
  noBulk?: boolean;
  /** What the source says allows anyone to publish the facts of its openings, so the open dataset may hold them. Without it, it may not. */
  openData?: boolean;
  /** At most this many list requests per day and board. */
  maxRunsPerDay?: number;
  note?: string;
}

/**
 * A source is pure: it lists requests and reads payloads, and does no I/O.
 * `requests` returns the first requests of a run; `next` returns those that follow from a list (next page, details).
 */
export interface Source {
  id: string;
  name: string;
  homepage: string;
  terms: SourceTerms;
  payload: "json" | "xml" | "html" | "rss";
  /** `ats`: boards belong to employers and lead a merge. `board`: one feed for many companies. */
  kind: "ats" | "board";
  /**
   * A run sees only the newest postings of the source, so a missing one proves nothing. Postings close by `closesAt`, or
   * after a month without being seen.
   */
  window?: boolean;
  /** The largest decoded body in MiB if 15 is not enough (at most 64). */
  maxBodyMiB?: number;
  /** The settings that the source needs; it is off until an operator sets them. */
  keys?: readonly string[];
  /** Written without a recorded payload. The source is off until `source check` has read one of its boards live. */
  unproven?: boolean;
  /** Reads arbitrary sites: a run requests robots.txt first and obeys it. */
  robots?: boolean;
  /** Matches plausible tokens, so that `board add` can reject typing errors. */
  token: RegExp;
  requests(board: BoardRef): SourceRequest[];
  postings(answer: SourceAnswer, board: BoardRef): ReadResult;
  next?(answer: SourceAnswer, board: BoardRef): SourceRequest[];
  /** Where the pages of its boards are, as patterns of addresses: `host/path*`, or `*.domain` when each board has a host. For discovery in lists. */
  boardPages?: readonly string[];
  /** Returns the board behind an apply link, for discovery. */
  boardOf?(url: URL): string | null;
}
