import type { Posting } from "#sources/posting.ts";

/** One company's page on a source, or one feed of it. */
export interface BoardRef {
  /** The slug or account the source knows the board by; for a whole-site feed a name such as `all`. */
  token: string;
  companyName?: string;
  /** Values of the settings that the source's `keys` name. */
  keys?: Readonly<Record<string, string>>;
  /** For a source with `robots`: the site maps that the site's robots.txt names. */
  sitemaps?: readonly string[];
}

export interface SourceRequest {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** What the answer is for; handed back to `postings` and `next`. */
  kind: "list" | "detail";
  /** How to read this answer where it differs from the source's `payload` (a page of HTML behind a JSON list). */
  payload?: Source["payload"];
  /** For a detail: the external id it belongs to. */
  externalId?: string;
  /** For a detail that does not repeat it: the title that the list gives. */
  title?: string;
}

/** One answered request. `payload` is JSON already parsed with ids kept as text, or the raw text for XML and HTML. */
export interface SourceAnswer {
  request: SourceRequest;
  payload: unknown;
}

/**
 * What reading a payload yields: every item of the payload is in one of the two lists. A reason is a short code that can
 * be counted (`repeated-id`, `unlisted`, `not-published` …); `wrong-shape` alone says that the source has changed, and
 * its code is followed by a colon and the field at fault.
 *
 * The answer to a detail request yields the posting again with more of its fields; `completePosting` joins the two.
 */
export interface ReadResult {
  postings: Posting[];
  rejected: { externalId: string | null; reason: string }[];
}

export interface SourceTerms {
  /** Where the terms stand, or where the permission is given. */
  url?: string;
  /** Text and link that must be shown beside the job, where the source asks for it. */
  attribution?: string;
  /** Off until an operator turns it on: the terms forbid a job search, or a key is needed. */
  offByDefault?: boolean;
  /** At most this many list requests per day and board. */
  maxRunsPerDay?: number;
  note?: string;
}

/**
 * A source is pure: it names requests and reads payloads, and does no I/O.
 * `requests` gives the first requests of a run; `next` gives those that follow from an answer (next page, details).
 */
export interface Source {
  id: string;
  name: string;
  homepage: string;
  terms: SourceTerms;
  payload: "json" | "xml" | "html" | "rss";
  /** `ats`: boards belong to employers and lead a merge. `board`: many companies on one feed. */
  kind: "ats" | "board";
  /**
   * A run sees only the newest part of what the source holds, so that a posting's absence says nothing. Its postings
   * close by `closesAt`, or when they have gone unseen for a month.
   */
  window?: boolean;
  /** Largest decoded body in MiB where 15 is not enough (at most 64). */
  maxBodyMiB?: number;
  /** Settings without which the source cannot be read; it is off until an operator sets them. */
  keys?: readonly string[];
  /** Reads sites of every kind: a run asks for robots.txt first and leaves out what that forbids. */
  robots?: boolean;
  /** A plausible token for this source; used to refuse typing errors in `board add`. */
  token: RegExp;
  requests(board: BoardRef): SourceRequest[];
  postings(answer: SourceAnswer, board: BoardRef): ReadResult;
  next?(answer: SourceAnswer, board: BoardRef): SourceRequest[];
  /** The board that an apply link points at, for discovery. */
  boardOf?(url: URL): string | null;
}
