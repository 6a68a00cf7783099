import type { BoardPreview } from "#contract/schemas/board-lookup.ts";
import { DROP_REASON_WORDS, PREVIEW_EXAMPLES } from "#contract/values/board-lookup.ts";
import type { Logger } from "#app/log.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { classifyPostings, type ClassifiedPostings } from "#ingest/run/classify-postings.ts";
import { statedCompany, UNSTATED_COMPANY } from "#ingest/run/expected-company.ts";
import { fetchBoard } from "#ingest/run/fetch-board.ts";
import { hasChangedShape } from "#ingest/run/plausible.ts";
import { boardCompany } from "#sources/read.ts";
import type { BoardRef, Source } from "#sources/source.ts";
import { LinkProblemError } from "./link-problem.ts";

/** A preview reads this much of a board, which suffices to see what it is. */
const MOST = { lists: 4, details: 8 };
const LONGEST_TITLE = 120;

export interface PreviewOptions {
  http: OutboundHttp;
  source: Source;
  board: BoardRef & { id: string };
  now: Date;
  log: Logger;
  signal: AbortSignal;
}

export interface ReadPreview extends Omit<BoardPreview, "outcome"> {
  /** The employers that the postings state themselves. */
  statedNames: string[];
  /** The titles of all openings that were read. */
  titles: string[];
}

/**
 * Reads a board once, with the rules of a run, and stores nothing. Throws FetchError, SourceShapeError, ParseLimitError, or
 * LinkProblemError for a board without openings.
 */
export async function previewBoard(options: PreviewOptions): Promise<ReadPreview> {
  const { http, source, now, log, signal } = options;
  const board = { ...options.board, companyName: UNSTATED_COMPANY };
  const fetched = await fetchBoard({ http, source, board, now, last: null, isKnown: () => false, signal, most: MOST });
  const known = new Map<string, never>();
  const classified = await classifyPostings(fetched, { source, board, known, now, log, signal });
  if (hasChangedShape(classified.seen, classified.wrongShape)) throw new LinkProblemError("unreadable");
  if (classified.writes.length === 0 && classified.dropped["detail-later"] === undefined)
    throw new LinkProblemError("no-openings");
  const names = classified.writes.flatMap((write) => statedCompany(write.raw) ?? []);
  return {
    source: { id: source.id, name: source.name },
    token: board.token,
    company: shown(mostFrequent(names) ?? boardCompany({ token: board.token })),
    seen: classified.seen,
    listed: classified.kept,
    partial: !fetched.complete,
    examples: examplesOf(classified, null),
    dropped: droppedOf(classified),
    titles: classified.writes.map((write) => write.raw.title),
    statedNames: [...new Set(names)],
  };
}

function droppedOf(classified: ClassifiedPostings): BoardPreview["dropped"] {
  return Object.entries(classified.dropped)
    .filter(([reason]) => reason !== "detail-later")
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => ({
      reason: DROP_REASON_WORDS[reason] ?? reason.replaceAll("-", " "),
      count,
      examples: examplesOf(classified, reason),
    }));
}

/** Returns titles of postings that were dropped for this reason, or kept when it is null. */
function examplesOf({ writes }: ClassifiedPostings, reason: string | null): string[] {
  const titles = writes.filter((write) => write.droppedReason === reason).map((write) => shown(write.raw.title));
  return [...new Set(titles)].slice(0, PREVIEW_EXAMPLES);
}

/** Returns a text of a stranger's page as one short line. */
function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ").trim();
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1)}…` : line;
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
