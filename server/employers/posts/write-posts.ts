import type { DirectPostsResponse, PostContent } from "#contract/schemas/employers/posts.ts";
import { MAX_POSTS } from "#contract/values/employers/direct-posts.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { apply, claimWithRights } from "#employers/statements/change-company.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { sources } from "#sources/registry.ts";
import type { ClaimRow } from "#store/employers/claims.ts";
import { publishPostsSoon } from "#store/employers/employer-tasks.ts";
import {
  confirmPost,
  countPosts,
  deletePost,
  insertPost,
  lockPost,
  type PostRow,
  postsOf,
  readBoardOf,
  refusalsOf,
  setDraft,
} from "#store/employers/posts.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import { applyAddress } from "./apply-address.ts";
import { lookAgain } from "./look-again.ts";
import { viewPost } from "./post-view.ts";

/** A post of a claim's company. */
interface PostOfClaim {
  claimId: string;
  postId: string;
}

const EMPLOYERS_BOARDS = [...sources.values()]
  .filter(({ id, kind }) => kind === "ats" && id !== "direct")
  .map(({ id }) => id);

/** Returns the posts of a claim's company, newest first, and the board that makes new ones unnecessary. */
export async function listPosts(
  { database }: EmployerContext,
  accountId: string,
  claimId: string,
): Promise<DirectPostsResponse["data"]> {
  const { db } = database;
  const { companyId } = await claimWithRights(db, accountId, claimId);
  const rows = await postsOf(db, companyId, MAX_POSTS);
  const refusals = await refusalsOf(
    db,
    rows.filter(({ state }) => state === "refused").map(({ id }) => id),
  );
  return {
    board: await boardName(db, companyId),
    posts: rows.map((row) => viewPost(row, refusals.get(row.id))),
  };
}

/** Starts a post with what was typed. Nobody sees it until it's sent. Returns its number. */
export async function startPost(
  { database, limiter }: EmployerContext,
  accountId: string,
  claimId: string,
  typed: PostContent,
): Promise<string> {
  const content = checkedContent(typed);
  await limiter.take("postDraftPerAccountHour", accountId);
  return await inTransaction(database, async (trx) => {
    const { companyId, domain } = await claimWithRights(trx, accountId, claimId);
    const draft = withApplyAddress(content, domain);
    await refuseWithBoard(trx, companyId);
    if ((await countPosts(trx, companyId)) >= MAX_POSTS)
      throw new EmployerError("not-now", `Your company has ${MAX_POSTS} posts. Please delete one first.`);
    const id = await insertPost(trx, { companyId, claimId, draft });
    await publishPostsSoon(trx);
    return id;
  });
}

/** Replaces what is typed of a post. The site shows what was sent until this is sent too. */
export async function editPost(
  { database, limiter }: EmployerContext,
  accountId: string,
  of: PostOfClaim,
  typed: PostContent,
): Promise<void> {
  const content = checkedContent(typed);
  await limiter.take("postDraftPerAccountHour", accountId);
  await changePost(
    database,
    accountId,
    of,
    async (trx, { domain }) => await setDraft(trx, of.postId, withApplyAddress(content, domain)),
  );
}

/** Sends a post or its changes. The first one of a company waits for an operator; any later one is listed within moments. */
export async function sendPost(context: EmployerContext, accountId: string, of: PostOfClaim): Promise<void> {
  await changePost(context.database, accountId, of, async (trx, claim, post) => {
    await refuseWithBoard(trx, claim.companyId);
    if (!post.isRead || post.reading === null)
      throw new EmployerError("not-now", "Somebody has changed the post just now. Please look at the preview first.");
    if (post.reading.problem !== null)
      throw new EmployerError("invalid-input", post.reading.problem, "content.description");
    if (
      post.state !== "draft" &&
      post.state !== "refused" &&
      JSON.stringify(post.content) === JSON.stringify(post.draft)
    )
      throw new EmployerError("not-now", "You have sent exactly this already.");
    await context.limiter.take("postPerCompanyDay", claim.companyId);
    await send(trx, claim, post, post.draft);
  });
}

/** Says that a post is still open, so that its days begin again. */
export async function confirmOpen(context: EmployerContext, accountId: string, of: PostOfClaim): Promise<void> {
  await changePost(context.database, accountId, of, async (trx, claim, post) => {
    if (post.state !== "listed") throw new EmployerError("not-now", "This post isn’t listed.");
    await refuseWithBoard(trx, claim.companyId);
    await confirmPost(trx, post.id);
  });
}

/** Takes a post off the site. */
export async function closeOwnPost(context: EmployerContext, accountId: string, of: PostOfClaim): Promise<void> {
  await changePost(context.database, accountId, of, async (trx, claim, post) => {
    if (["draft", "refused", "closed"].includes(post.state))
      throw new EmployerError("not-now", "This post isn’t listed.");
    await apply(trx, claim, { field: "post", subjectId: post.id, value: null, before: post.content });
  });
}

/** Lists a post again that was closed or has ended, for as many days as a new one. */
export async function reopenPost(context: EmployerContext, accountId: string, of: PostOfClaim): Promise<void> {
  await changePost(context.database, accountId, of, async (trx, claim, post) => {
    if ((post.state !== "closed" && post.state !== "ended") || post.content === null)
      throw new EmployerError("not-now", "Only a post that was closed or has ended can be reopened.");
    await refuseWithBoard(trx, claim.companyId);
    await context.limiter.take("postPerCompanyDay", claim.companyId);
    await send(trx, claim, post, post.content);
    // What was typed since isn't sent by that, and stays.
    await setDraft(trx, post.id, post.draft);
  });
}

/** Deletes a draft, or a post that is no longer on the site. */
export async function deleteOwnPost(context: EmployerContext, accountId: string, of: PostOfClaim): Promise<void> {
  await changePost(context.database, accountId, of, async (trx, _claim, post) => {
    if (post.state === "listed" || post.state === "waiting" || post.state === "paused")
      throw new EmployerError("not-now", "Please close the post first.");
    await deletePost(trx, post.id);
  });
}

async function send(trx: Transaction, claim: ClaimRow, post: PostRow, draft: PostContent): Promise<void> {
  // A colleague with another domain may have typed it, whose rights may be over.
  const content = withApplyAddress(draft, claim.domain);
  const before = post.state === "closed" ? null : post.content;
  await apply(trx, claim, { field: "post", subjectId: post.id, value: content, before });
  await lookAgain(trx, claim, post.id);
}

/** Runs a change of a post in a transaction in which the person speaks for its company, and has the site follow. */
async function changePost(
  database: EmployerContext["database"],
  accountId: string,
  { claimId, postId }: PostOfClaim,
  change: (trx: Transaction, claim: ClaimRow, post: PostRow) => Promise<void>,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    const post = await lockPost(trx, postId);
    if (post?.companyId !== claim.companyId) throw new EmployerError("not-found", "Your company has no such post.");
    await change(trx, claim, post);
    await publishPostsSoon(trx);
  });
}

async function boardName(db: Connection, companyId: string): Promise<string | null> {
  const board = await readBoardOf(db, companyId, EMPLOYERS_BOARDS);
  return board === null ? null : (sources.get(board.source)?.name ?? board.source);
}

/** Refuses where a board lists the company's jobs: the same job would be here twice, and the board knows better when it closes. */
async function refuseWithBoard(db: Connection, companyId: string): Promise<void> {
  const board = await boardName(db, companyId);
  if (board !== null)
    throw new EmployerError(
      "not-now",
      `We read your company’s jobs from ${board}. Please post the job there: it’s here within hours.`,
    );
}

function checkedContent(typed: PostContent): PostContent {
  const unknown = typed.countries.find((code) => placeByCode(code)?.kind !== "country");
  if (unknown !== undefined) throw new EmployerError("invalid-input", `${unknown} is no country.`, "content.countries");
  if (currencyByCode(typed.salary.currency) === undefined)
    throw new EmployerError("invalid-input", "Please choose a currency", "content.salary.currency");
  return { ...typed, countries: [...new Set(typed.countries)].toSorted() };
}

const withApplyAddress = (content: PostContent, domain: string): PostContent => ({
  ...content,
  applyUrl: applyAddress(content.applyUrl, domain),
});
