import type { Logger } from "#app/log.ts";
import type { PostState } from "#contract/values/employers/direct-posts.ts";
import { companyMention } from "#ingest/run/company-mention.ts";
import { reconcileJobs } from "#ingest/run/reconcile-jobs.ts";
import { hideSampleJobs } from "#ingest/hide-sample-jobs.ts";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import type { Queryable } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { direct } from "#sources/direct/direct.ts";
import { claimKeyOf } from "#store/catalogue/company-identity.ts";
import { closePostings, type PostingWrite, upsertPostings } from "#store/catalogue/postings.ts";
import {
  directBoard,
  keepCompanyKey,
  lockPostToPublish,
  type PostToPublish,
  postsToPublish,
  recordLate,
  recordShown,
  storeReading,
  unreadDrafts,
} from "#store/employers/published-posts.ts";
import { holdSuspectJobs } from "#store/moderation/suspect-jobs.ts";
import { listedAgainInS, readAgainInS, type ReadingContext, readingOf, readPost, writeOf } from "./read-post.ts";

export interface PublishContext extends ReadingContext {
  database: Database;
  log: Logger;
}

const AT_A_TIME = 50;
/** Why a post that is no longer listed closed, by where it stands. */
const CLOSED_REASONS: Partial<Record<PostState, string>> = {
  closed: "employer-closed",
  ended: "unconfirmed",
  paused: "unproved",
  refused: "removed",
};
const HOLD_WORDS =
  "The post shows signs of a scam, which the case lists. A program took the job off the site before anybody saw it; a person looks at it and decides.";

/** Reads the drafts that nobody has read yet, or that took too long, so that employers see how their posts read. Returns how many. */
export async function readDrafts(
  { database, now, baseUrl, log }: PublishContext,
  read: typeof readPost = readPost,
): Promise<number> {
  const drafts = await unreadDrafts(database.pool, AT_A_TIME);
  for (const { id, companyId, company, draft, draftNo, tries } of drafts) {
    const { posting, result } = await read({ id, companyId, company, content: draft, postedAt: now }, { now, baseUrl });
    if ("failure" in result) log.warn({ post: id, cause: result.message }, "reading a direct post failed");
    const againInS = readAgainInS(result, tries);
    await storeReading(database.pool, { id, draftNo }, readingOf(posting, result, againInS !== null), againInS);
  }
  return drafts.length;
}

/**
 * Makes the site show each direct post as it stands: those that are listed become postings of their company's own board, in the way of all
 * postings, and those that no longer are close. One that can't be read stays as it is on the site and is tried again. Safe to repeat. Returns
 * how many posts changed.
 */
export async function publishPosts(context: PublishContext, read: typeof readPost = readPost): Promise<number> {
  const posts = await postsToPublish(context.database.pool, { rules: RULES_VERSION, limit: AT_A_TIME });
  let changed = 0;
  for (const post of posts) {
    const write = post.state === "listed" ? await readListed(post, context, read) : null;
    if (write === "late") continue;
    changed += await inBulkTransaction(context.database, async (client) => {
      const locked = await lockPostToPublish(client, post.id, RULES_VERSION);
      // It has changed meanwhile: the next round reads it as it is then.
      if (locked === null || locked.state !== post.state || locked.contentNo !== post.contentNo) return 0;
      await (write === null ? unlist(client, locked, context.now) : list(client, locked, write, context.now));
      return 1;
    });
  }
  return changed;
}

/** Reads a listed post. `late` if that failed: a slow or broken reading takes nothing from the site that people have read. */
async function readListed(
  post: PostToPublish,
  context: PublishContext,
  read: typeof readPost,
): Promise<PostingWrite | "late" | null> {
  const { id, companyId, company, content, postedAt, lateTries } = post;
  if (content === null || postedAt === null) return null;
  const { posting, result } = await read({ id, companyId, company, content, postedAt }, context);
  if (!("failure" in result)) return writeOf(posting, result);
  context.log.error({ post: id, cause: result.message }, "normalising a direct post failed");
  const againInS = listedAgainInS(lateTries);
  await recordLate(context.database.pool, { ...post, lateTries }, { rules: RULES_VERSION, againInS });
  return "late";
}

async function list(client: Queryable, post: PostToPublish, write: PostingWrite, now: Date): Promise<void> {
  const { id, companyId, company, sample, contentNo } = post;
  const boardId = await directBoard(client, { companyId, company, source: direct.id, sourceName: direct.name });
  if (boardId === null) return await unlist(client, post, now);
  const ids = await upsertPostings(client, boardId, [write], RULES_VERSION, now);
  const postingId = ids.get(write.externalId) ?? "";
  const { raw, normalised, url } = write;
  if (normalised === null) {
    await reconcileJobs(client, { published: [], touchedIds: [postingId], sample, now });
  } else {
    // What the company is called and where its website is, others say: the post only belongs to it.
    const mention = companyMention(raw.company, normalised, { boardId, trust: "unproved", sample });
    await keepCompanyKey(client, claimKeyOf(mention), companyId);
    const published = [{ postingId, boardId, sourceId: direct.id, raw, normalised, url, mention }];
    const { opened, reopened } = await reconcileJobs(client, { published, touchedIds: [], sample, now });
    const signs = normalised.scamSigns ?? [];
    if (!sample && signs.length > 0) await holdSuspectJobs(client, [{ postingId, signs }], HOLD_WORDS);
    if (!sample && opened + reopened > 0) await hideSampleJobs(client, now);
  }
  await recordShown(client, id, { postingId, contentNo, rules: RULES_VERSION });
}

async function unlist(client: Queryable, { id, state, postingId, sample }: PostToPublish, now: Date): Promise<void> {
  if (postingId !== null) {
    await closePostings(client, [postingId], CLOSED_REASONS[state] ?? "removed", now);
    await reconcileJobs(client, { published: [], touchedIds: [postingId], sample, now });
  }
  await recordShown(client, id, null);
}
