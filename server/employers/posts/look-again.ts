import type { Transaction } from "#postgres/connection.ts";
import type { ClaimRow } from "#store/employers/claims.ts";
import { closeChangedPost, lockPost, markPostCase, openChangedPost, unlistPost } from "#store/employers/posts.ts";
import { addressMarks } from "./apply-address.ts";
import { changedParts } from "./changed-parts.ts";

/**
 * Call it after what a post says has changed. A post that differs in what matters from what was looked at last becomes a case of the desk. It stays
 * listed meanwhile, unless people would now apply outside the claim's domain.
 */
export async function lookAgain(
  trx: Transaction,
  { domain, company }: Pick<ClaimRow, "domain" | "company">,
  postId: string,
): Promise<void> {
  const post = await lockPost(trx, postId);
  if (post === null || post.content === null || post.state === "closed") return;
  const { content, seenContent, isApproved } = post;
  const title = `${content.title} at ${company}`;
  const marks = addressMarks(content.applyUrl, domain);
  if (isApproved && seenContent !== null) {
    const parts = changedParts(seenContent, content);
    if (parts.length === 0) return await closeChangedPost(trx, postId);
    await openChangedPost(trx, postId, title);
    if (parts.includes("apply address") && marks.length > 0) await unlistPost(trx, postId);
  }
  await markPostCase(trx, postId, title, marks);
}
