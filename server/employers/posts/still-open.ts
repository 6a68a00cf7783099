import { longDate } from "#contract/values/moderation/long-date.ts";
import type { AccountContext, Client } from "#accounts/accounts.ts";
import type { StillOpenResponse } from "#contract/schemas/employers/posts.ts";
import { POST_DAYS } from "#contract/values/employers/direct-posts.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { claimById } from "#store/employers/claims.ts";
import { type AskablePost, noteAsked, postById, postsToAskAbout } from "#store/employers/posts.ts";
import { closeOwnPost, confirmOpen } from "./write-posts.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";

const POSTS_AT_A_TIME = 200;
const USE = "direct-post";

/** Asks people whether posts that have been listed for a while are still open. Returns how many mails there are. */
export async function askStillOpen({
  database,
  secrets,
  baseUrl,
}: Pick<AccountContext, "database" | "secrets" | "baseUrl">): Promise<number> {
  let mails = 0;
  const asked = Map.groupBy(await postsToAskAbout(database.db, POSTS_AT_A_TIME), ({ id }) => id);
  for (const people of asked.values())
    mails += await inTransaction(database, async (trx) => {
      if (!(await noteAsked(trx, people[0]!))) return 0;
      for (const person of people) await ask(trx, { secrets, baseUrl }, person);
      return people.length;
    });
  return mails;
}

async function ask(
  trx: Transaction,
  { secrets, baseUrl }: Pick<AccountContext, "secrets" | "baseUrl">,
  post: AskablePost,
): Promise<void> {
  const { id, title, company, isPoster, accountId, email, name, expiresAt, step } = post;
  const cause = `post ${id} ${expiresAt.toISOString()} ${step} ${accountId}`;
  await enqueueMail(
    { db: trx, secrets },
    "post-still-open",
    { accountId, address: email, name, cause },
    {
      name,
      title,
      company,
      isPoster,
      endsOn: longDate(expiresAt),
      days: POST_DAYS,
      link: `${baseUrl}/employers#still-open=${answerToken(secrets, post)}`,
    },
  );
}

/**
 * Returns the secret of a mail's link: it answers for one post, as the person who was asked, until its days end or begin again. A keyed hash, so
 * that nothing secret is stored.
 */
export function answerToken(
  secrets: Pick<AccountContext["secrets"], "personalHash">,
  post: Pick<AskablePost, "id" | "claimId" | "expiresAt">,
): string {
  return `${post.id}.${post.claimId}.${secrets.personalHash(said(post)).toString("base64url")}`;
}

const said = ({ id, claimId, expiresAt }: Pick<AskablePost, "id" | "claimId" | "expiresAt">): string =>
  `${USE}:${id}:${claimId}:${expiresAt.toISOString()}`;

/** Returns what the link of a mail asks about. Changes nothing, because mail scanners open links. */
export async function lookByLink(
  context: EmployerContext,
  token: string,
  { network }: Client,
): Promise<StillOpenResponse["data"]> {
  const { title, company, expiresAt } = await postOfLink(context, token, network);
  return { title, company, endsAt: expiresAt.toISOString() };
}

/** Answers by the link of a mail, which replaces the session and the passkey for this one answer. It takes the rights that its person has now. */
export async function answerByLink(
  context: EmployerContext,
  token: string,
  isOpen: boolean,
  { network }: Client,
): Promise<void> {
  const { id: postId, claimId, accountId } = await postOfLink(context, token, network);
  await (isOpen ? confirmOpen : closeOwnPost)(context, accountId, { claimId, postId });
}

async function postOfLink({ database: { db }, secrets, limiter }: EmployerContext, token: string, network: string) {
  await limiter.take("postAnswerPerNetwork", network);
  const [id = "", claimId = "", hash = ""] = token.split(".");
  const areNumbers = [id, claimId].every((each) => /^[1-9]\d{0,17}$/.test(each));
  const post = areNumbers ? await postById(db, id) : null;
  const claim = post === null ? null : await claimById(db, claimId);
  if (post?.expiresAt == null || claim === null || post.content === null || post.state !== "listed") throw broken();
  const asked = { id, claimId, expiresAt: post.expiresAt };
  if (!secrets.isPersonalHash(said(asked), Buffer.from(hash, "base64url"))) throw broken();
  return { ...asked, title: post.content.title, company: claim.company, accountId: claim.accountId };
}

function broken(): EmployerError {
  return new EmployerError(
    "not-found",
    "This link isn’t valid any more: the question was answered, or the post has ended. Your posts are on the page for employers.",
  );
}
