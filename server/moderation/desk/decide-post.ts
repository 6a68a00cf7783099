import { publishPostsSoon } from "#store/employers/employer-tasks.ts";
import { accountById } from "#store/accounts/accounts.ts";
import { claimById } from "#store/employers/claims.ts";
import { decidePost, lockPost } from "#store/employers/posts.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import type { CaseAction } from "#contract/values/moderation/decision.ts";
import type { Transaction } from "#postgres/connection.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";

/** Does what an operator decided about a direct post, as they read it. A refusal, and its reversal, is a statement of reasons; the approval of one that waited has a mail of its own. */
export async function applyPostDecision(
  { secrets, baseUrl }: Pick<AccountContext, "secrets" | "baseUrl">,
  trx: Transaction,
  {
    eventId,
    action,
    words,
    version,
  }: { eventId: string; action: CaseAction; words: string; version: string | undefined },
  postId: string,
): Promise<void> {
  const post = await lockPost(trx, postId);
  if (post?.content == null || !(await decidePost(trx, postId, action !== "refuse-post")))
    throw new ModerationError("not-found", "This post was closed or deleted.");
  if (version !== undefined && version !== String(post.contentNo))
    throw new ModerationError("not-now", "Its employer has changed the post since. Please open the case again.");
  await publishPostsSoon(trx);
  const claim = action === "approve-post" && post.state === "waiting" ? await claimById(trx, post.claimId) : null;
  const account = claim === null ? null : await accountById(trx, claim.accountId);
  if (claim === null || account === null) return;
  const recipient = { accountId: account.id, address: account.email, name: account.name, cause: `decision ${eventId}` };
  const data = {
    name: account.name,
    title: post.content.title,
    company: claim.company,
    words,
    link: `${baseUrl}/employers`,
  };
  await enqueueMail({ db: trx, secrets }, "post-approved", recipient, data);
}
