import type { Client } from "#accounts/accounts.ts";
import type { ApplyAddressResponse } from "#contract/schemas/employers/posts.ts";
import { MAILTO } from "#contract/values/employers/apply-by-mail.ts";
import { EmployerError } from "#employers/employer-error.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";
import { type PostRow, postById } from "#store/employers/posts.ts";

/**
 * Returns where people apply for a direct post by mail, and what to call the mail, while the site lists the job. It stands nowhere else, and each
 * network gets a few an hour.
 */
export async function applyMailbox(
  { database: { db }, limiter }: EmployerContext,
  postId: string,
  { network }: Client,
): Promise<ApplyAddressResponse["data"]> {
  await limiter.take("applyAddressPerNetwork", network);
  const { state, content, jobIsOpen } = await postByMail({ database: { db } }, postId);
  if (content === null || state !== "listed" || jobIsOpen !== true)
    throw new EmployerError("not-found", "This job takes no applications any more.");
  return { address: content.applyUrl.slice(MAILTO.length), subject: `Application: ${content.title}` };
}

/** Returns the job of a post whose applications go by mail. */
export async function jobByMail(
  context: { database: Pick<EmployerContext["database"], "db"> },
  postId: string,
): Promise<{ id: string; slug: string }> {
  const { jobId, jobSlug } = await postByMail(context, postId);
  if (jobId === null || jobSlug === null) throw noSuchPost();
  return { id: jobId, slug: jobSlug };
}

async function postByMail(
  { database }: { database: Pick<EmployerContext["database"], "db"> },
  postId: string,
): Promise<PostRow> {
  const post = await postById(database.db, postId);
  if (post === null || post.content?.applyUrl.startsWith(MAILTO) !== true) throw noSuchPost();
  return post;
}

const noSuchPost = (): EmployerError => new EmployerError("not-found", "There is no such job to apply to by email.");
