import type { OutboundHttp } from "#http/outbound-http.ts";
import type { FieldProfile, ShapeChange } from "#contract/values/source-health.ts";
import { unpackPosting } from "#ingest/parser/packed-posting.ts";
import type { ParsedAnswer } from "#ingest/parser/parser-client.ts";
import { askSource, parseAnswer } from "#ingest/run/ask-source.ts";
import { hasChangedShape } from "#ingest/run/plausible.ts";
import { SourceShapeError } from "#sources/read.ts";
import type { BoardRef, Source } from "#sources/source.ts";
import { fieldProfile, shapeChanges } from "./field-profile.ts";

/** What one look at one board of a source shows. */
export interface SourceCheck {
  /** `changed`: the source has another shape than before, or can't be read any more. `empty`: the board lists nothing. */
  outcome: "ok" | "changed" | "empty" | "failed";
  profile: FieldProfile;
  /** Rejected items by reason. */
  rejected: Record<string, number>;
  changes: ShapeChange[];
  /** One sentence; null when all is well. */
  problem: string | null;
}

export interface CheckOptions {
  http: OutboundHttp;
  source: Source;
  board: BoardRef;
  /** What the source looked like before; null for a first look. */
  before: FieldProfile | null;
}

/** Reads the first page of a board and compares its shape with the one before. Stores nothing and never rejects. */
export async function checkSource({ http, source, board, before }: CheckOptions): Promise<SourceCheck> {
  const nothing = { profile: { postings: 0, fields: {} }, rejected: {}, changes: [] };
  try {
    const { postings, rejected } = await readFirstPage(http, source, board);
    const profile = fieldProfile(postings);
    const counts: Record<string, number> = {};
    for (const { reason } of rejected) counts[reason] = (counts[reason] ?? 0) + 1;
    return { profile, rejected: counts, ...judge(profile, counts, before) };
  } catch (error) {
    if (error instanceof SourceShapeError) return { ...nothing, outcome: "changed", problem: error.message };
    return { ...nothing, outcome: "failed", problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Where the first answer only tells how to ask for the list, the list is at most this many requests away. */
const MOST_REQUESTS = 3;

/** Reads the first page that holds items, behind an account or a token if the source needs one first. */
async function readFirstPage(http: OutboundHttp, source: Source, board: BoardRef) {
  let request = source.requests(board)[0];
  let read: Pick<ParsedAnswer, "postings" | "rejected"> = { postings: [], rejected: [] };
  for (let count = 0; request !== undefined && count < MOST_REQUESTS; count += 1) {
    const answer = await askSource(http, source, request);
    if (answer.notModified) throw new Error("the source answered 304 to an unconditional request");
    const page = await parseAnswer(source, board, request, answer);
    read = page;
    if (page.postings.length + page.rejected.length > 0) break;
    request = page.next.find(({ kind }) => kind === "list");
  }
  return { postings: read.postings.map(unpackPosting), rejected: read.rejected };
}

function judge(
  profile: FieldProfile,
  rejected: Readonly<Record<string, number>>,
  before: FieldProfile | null,
): Pick<SourceCheck, "outcome" | "changes" | "problem"> {
  const wrong = Object.entries(rejected).filter(([reason]) => reason.startsWith("wrong-shape"));
  const unreadable = wrong.reduce((sum, [, count]) => sum + count, 0);
  const seen = profile.postings + Object.values(rejected).reduce((sum, count) => sum + count, 0);
  if (hasChangedShape(seen, unreadable)) {
    const reasons = wrong.map(([reason]) => reason).join(", ");
    return { outcome: "changed", changes: [], problem: `${unreadable} of ${seen} items were unreadable (${reasons})` };
  }
  const changes = before === null ? [] : shapeChanges(before, profile);
  if (changes.length > 0)
    return { outcome: "changed", changes, problem: `${changes.map(({ field }) => field).join(", ")} changed` };
  if (seen === 0) return { outcome: "empty", changes, problem: "the board lists nothing" };
  return { outcome: "ok", changes, problem: null };
}
