import { employersLink } from "#dedupe/opening-of-posting.ts";
import { type NormaliseResult, parserClient } from "#ingest/parser/parser-client.ts";
import { packPosting } from "#ingest/parser/packed-posting.ts";
import { applyPath, MAILTO } from "#contract/values/employers/apply-by-mail.ts";
import type { PostContent, PostReading } from "#contract/schemas/employers/posts.ts";
import { direct } from "#sources/direct/direct.ts";
import type { Posting } from "#sources/posting.ts";
import type { PostingWrite } from "#store/catalogue/postings.ts";

/** A direct post as the pipeline knows a posting. */
interface Post {
  id: string;
  companyId: string;
  company: string;
  content: PostContent;
  postedAt: Date;
}

/** The moment by the database's clock, and the site's origin. */
export interface ReadingContext {
  now: Date;
  baseUrl: string;
}

/** Has the parser process read a post by the rules of all postings. Throws if the post isn't what the form allows. */
export async function readPost(
  post: Post,
  { now, baseUrl }: ReadingContext,
): Promise<{ posting: Posting; result: NormaliseResult }> {
  const { id, companyId, company, content, postedAt } = post;
  const payload = [{ id, postedAt: postedAt.toISOString(), content }];
  const answer = { request: { kind: "list" as const, url: direct.homepage }, payload };
  const { postings, rejected } = direct.postings(answer, { token: companyId, companyName: company });
  const [read] = postings;
  if (read === undefined) throw new Error(`post ${id}: ${rejected[0]?.reason ?? "no posting"}`);
  // Sources take links to public sites only, and this one may be at localhost.
  const posting = content.applyUrl.startsWith(MAILTO) ? { ...read, url: baseUrl + applyPath(id) } : read;
  const task = { sourceId: direct.id, sourceKind: direct.kind, now, postings: [posting] };
  const [result] = await parserClient().normalise(task);
  if (result === undefined) throw new Error(`post ${id}: the parser process returned nothing`);
  return { posting, result };
}

/** Returns a post that was read as it's stored. */
export function writeOf(posting: Posting, result: Exclude<NormaliseResult, { failure: string }>): PostingWrite {
  return {
    externalId: posting.externalId,
    url: posting.url,
    link: employersLink(posting.url, direct.id)?.key ?? null,
    contentHash: packPosting(posting).hash,
    droppedReason: "droppedReason" in result ? result.droppedReason : null,
    raw: posting,
    normalised: "normalised" in result ? result.normalised : null,
  };
}

const PROBLEMS: Record<string, string> = {
  hybrid: "The text says that people also come to an office. We list only jobs that are fully remote.",
  onsite: "The text says that people work at a place of yours. We list only jobs that are fully remote.",
  "remote-unclear": "The text contradicts that the job is fully remote. We list only jobs that are.",
};

/** In how many seconds a draft is read again that took too long, by how often it did before. After the last one, nobody reads it before it changes. */
const AGAIN_IN_S = [60, 300];

/** Returns in how many seconds a draft is to be read again; null for one that was read, and for one that took too long too often. */
export function readAgainInS(result: NormaliseResult, tries: number): number | null {
  const isLate = "failure" in result && result.failure === "timeout";
  return isLate ? (AGAIN_IN_S[tries] ?? null) : null;
}

/** Returns in how many seconds a listed post is read again, by how often that failed: like a draft at first, then once an hour until it is read. */
export const listedAgainInS = (tries: number): number => AGAIN_IN_S[tries] ?? LISTED_AGAIN_IN_S;
const LISTED_AGAIN_IN_S = 3600;

/** Returns how a draft reads, for the person who wrote it. */
export function readingOf(posting: Posting, result: NormaliseResult, isReadAgain = false): PostReading {
  if ("normalised" in result) {
    const { title, location, salary, employmentType, description } = result.normalised;
    return { problem: null, title, location, salary: salary?.text ?? null, employmentType, description };
  }
  const reason = "droppedReason" in result ? result.droppedReason : "";
  const problem = isReadAgain
    ? "Reading this text took too long. We try again within minutes, so please look again later. A shorter text is read faster."
    : (PROBLEMS[reason] ?? "We couldn’t read this text. Please make it shorter or plainer.");
  return { problem, title: posting.title, location: "", salary: null, employmentType: null, description: "" };
}
