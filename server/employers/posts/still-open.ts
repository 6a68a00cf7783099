import type { AccountContext, Client } from "#accounts/accounts.ts";
import type { StillOpenResponse } from "#contract/schemas/employers/posts.ts";
import { POST_DAYS } from "#contract/values/employers/direct-posts.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { claimById } from "#store/employers/claims.ts";
import { type AskablePost, noteAsked, postById, postsToAskAbout } from "#store/employers/posts.ts";
import { closeOwnPost, confirmOpen } from "./write-posts.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";

const MAILS_AT_A_TIME = 200;
const USE = "direct-post";

/** Asks the people of posts that have been listed for a while whether they're still open. Returns how many mails there are. */
export async function askStillOpen({
  database,
  secrets,
  baseUrl,
}: Pick<AccountContext, "database" | "secrets" | "baseUrl">): Promise<number> {
  let mails = 0;
  for (const post of await postsToAskAbout(database.db, MAILS_AT_A_TIME)) {
    const { id, title, company, accountId, email, name, expiresAt, asked } = post;
    const recipient = { accountId, address: email, name, cause: `post ${id} ${expiresAt.toISOString()} ${asked}` };
    const data = {
      name,
      title,
      company,
      endsOn: expiresAt.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" }),
      days: POST_DAYS,
      link: `${baseUrl}/employers#still-open=${answerToken(secrets, post)}`,
    };
    mails += await inTransaction(database, async (trx) => {
      if (!(await noteAsked(trx, post))) return 0;
      return (await enqueueMail({ db: trx, secrets }, "post-still-open", recipient, data)) ? 1 : 0;
    });
  }
  return mails;
}

/**
 * Returns the secret of a mail's link: it answers for one post, as the person whose claim it was posted with, until its days end or begin again.
 * A keyed hash, so that nothing secret is stored.
 */
export function answerToken(
  secrets: Pick<AccountContext["secrets"], "personalHash">,
  post: Pick<AskablePost, "id" | "claimId" | "expiresAt">,
): string {
  return `${post.id}.${secrets.personalHash(said(post)).toString("base64url")}`;
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
  const [id = "", hash = ""] = token.split(".");
  const post = /^[1-9]\d{0,17}$/.test(id) ? await postById(db, id) : null;
  const claim = post === null ? null : await claimById(db, post.claimId);
  if (post?.expiresAt == null || claim === null || post.content === null || post.state !== "listed") throw broken();
  const asked = { id, claimId: post.claimId, expiresAt: post.expiresAt };
  if (!secrets.isPersonalHash(said(asked), Buffer.from(hash, "base64url"))) throw broken();
  return { ...asked, title: post.content.title, company: claim.company, accountId: claim.accountId };
}

function broken(): EmployerError {
  return new EmployerError(
    "not-found",
    "This link isn’t valid any more: the question was answered, or the post has ended. Your posts are on the page for employers.",
  );
}
