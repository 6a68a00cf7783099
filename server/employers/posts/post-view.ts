import type { DirectPost } from "#contract/schemas/employers/posts.ts";
import { GROUNDS } from "#contract/values/moderation/decision.ts";
import type { PostRow, Refusal } from "#store/employers/posts.ts";

/** Returns a post as the people of its company see it. */
export function viewPost(row: PostRow, refusal: Refusal | undefined): DirectPost {
  const {
    id,
    state,
    draft,
    content,
    reading,
    isRead,
    isShown,
    isLate,
    isUndone,
    isLookedAt,
    expiresAt,
    jobId,
    jobSlug,
    jobIsOpen,
  } = row;
  return {
    id,
    state,
    draft,
    isChanged: content !== null && JSON.stringify(content) !== JSON.stringify(draft),
    reading: isRead ? reading : null,
    isShown,
    isLate: isLate && state === "listed",
    isUndone,
    isLookedAt,
    expiresAt: expiresAt?.toISOString() ?? null,
    job: jobId !== null && jobSlug !== null ? { id: jobId, slug: jobSlug, isOpen: jobIsOpen === true } : null,
    refusal:
      state === "refused" && refusal !== undefined ? { ground: GROUNDS[refusal.ground], words: refusal.words } : null,
  };
}
