import { Link } from "react-router";
import type { DirectPost } from "#contract/schemas/employers/posts.ts";
import type { PostState } from "#contract/values/employers/direct-posts.ts";
import { JobDescription } from "#web/features/job/job-description.tsx";
import { descriptionTree } from "#web/features/job/description-tree.ts";
import { act, claimApi } from "#web/features/employers/employers-api.ts";
import { useAction } from "#web/features/employers/use-action.ts";
import { longDate } from "#web/model/dates.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

const STATE_WORDS: Record<PostState, { label: string; variant: "neutral" | "positive" | "caution" | "negative" }> = {
  draft: { label: "Draft", variant: "neutral" },
  waiting: { label: "Waiting for approval", variant: "neutral" },
  refused: { label: "Refused", variant: "negative" },
  listed: { label: "Listed", variant: "positive" },
  closed: { label: "Closed", variant: "neutral" },
  ended: { label: "Ended", variant: "caution" },
  paused: { label: "Not listed", variant: "caution" },
};

interface ItemProps {
  claimId: string;
  post: DirectPost;
  isEdited: boolean;
  onEdit: () => void;
  onChange: () => void;
}

/** One post: where it stands, how it reads, and what can be done with it. */
export function PostItem({ claimId, post, isEdited, onEdit, onChange }: ItemProps) {
  const { id, state, draft, isChanged, isShown, job } = post;
  const { busy, failure, run } = useAction();
  const press = (action: string) => run(() => act(claimApi(claimId, `posts/${id}/${action}`)), onChange);
  const { label, variant } = STATE_WORDS[state];
  const isOff = state === "listed" && (isShown || post.isLate) && job?.isOpen !== true;
  const isUnsent = state === "draft" || isChanged;
  const maySend = !post.isUndone && (isUnsent || state === "refused") && post.reading?.problem === null;
  return (
    <li className="grid gap-2 py-3 text-ui" aria-label={draft.title}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        {job !== null && job.isOpen ? (
          <Link to={paths.job(job)} className="font-medium">
            {draft.title}
          </Link>
        ) : (
          <b className="font-medium">{draft.title}</b>
        )}
        <Badge variant={isOff ? "caution" : variant}>{isOff ? "Not listed" : label}</Badge>
      </p>
      <p className="text-ink-2">{whatNext(post, isOff)}</p>
      {post.refusal !== null && (
        <p>
          Reason: {post.refusal.ground}. {post.refusal.words}
        </p>
      )}
      {!isEdited && (
        <>
          <Preview post={post} isOpen={isUnsent} />
          <div className="flex flex-wrap gap-2">
            {maySend && (
              <Button variant="primary" busy={busy} onClick={() => press("send")}>
                {state === "draft" ? "Post it" : state === "refused" ? "Send it again" : "Publish the changes"}
              </Button>
            )}
            {state === "listed" && (
              <Button busy={busy} aria-label={`Still open: ${draft.title}`} onClick={() => press("confirm")}>
                Still open
              </Button>
            )}
            {(state === "closed" || state === "ended") && !post.isUndone && (
              <Button busy={busy} aria-label={`List again: ${draft.title}`} onClick={() => press("reopen")}>
                List again
              </Button>
            )}
            <Button aria-label={`Edit: ${draft.title}`} onClick={onEdit}>
              Edit
            </Button>
            {state === "listed" || state === "waiting" || state === "ended" ? (
              <Button busy={busy} aria-label={`Close: ${draft.title}`} onClick={() => press("close")}>
                Close
              </Button>
            ) : (
              state !== "paused" && (
                <Button
                  variant="quiet"
                  busy={busy}
                  aria-label={`Delete: ${draft.title}`}
                  onClick={() => press("delete")}
                >
                  Delete
                </Button>
              )
            )}
          </div>
        </>
      )}
      <p role="alert" className="text-negative empty:hidden">
        {failure}
      </p>
    </li>
  );
}

function whatNext(post: DirectPost, isOff: boolean): string {
  const { state, expiresAt, isChanged, isUndone, isLookedAt, isShown, isLate, job } = post;
  const until = expiresAt === null ? "" : longDate(expiresAt);
  if (isLate && job?.isOpen !== true)
    return "Reading it takes too long, so it isn’t on the site yet. We try again by ourselves. A shorter text is read faster.";
  if (isOff) return "It isn’t on the site: one of us looks at it, it was removed, or you marked it as filled.";
  if (isLate && !isShown)
    return "Reading your changes takes too long. We try again by ourselves, and the site shows it as it was.";
  switch (state) {
    case "draft":
      return "Nobody sees it yet.";
    case "waiting":
      return isLookedAt
        ? "It was changed, so a person looks at it again before it’s listed."
        : "A person looks at it and emails you the decision.";
    case "refused":
      return "You can change it and send it again. The mail about it has the link to appeal.";
    case "listed":
      return `Listed until ${until} unless you say that it’s still open.${isLookedAt ? " A person looks at what you changed." : ""}${isChanged ? " Your last changes aren’t published." : ""}`;
    case "closed":
      return isUndone
        ? "An operator undid it, so it can’t be listed again. The mail about it has the link to appeal."
        : "You closed it.";
    case "ended":
      return `Nobody said by ${until} that it’s still open.`;
    case "paused":
      return "It’s listed again once your proofs hold.";
  }
}

function Preview({ post: { reading }, isOpen }: { post: DirectPost; isOpen: boolean }) {
  if (reading === null)
    return (
      <div role="status">
        <span className="sr-only">We’re reading your post…</span>
        <Skeleton className="h-20 w-full" />
      </div>
    );
  if (reading.problem !== null)
    return (
      <p role="alert" className="text-negative">
        {reading.problem}
      </p>
    );
  return (
    <details open={isOpen}>
      <summary className="w-fit cursor-pointer text-accent max-md:min-h-11 max-md:content-center">Preview</summary>
      <div className="mt-2 rounded-control border border-line p-4">
        <p className="text-title font-semibold wrap-anywhere">{reading.title}</p>
        <p className="mt-1 text-ink-2">
          {[reading.location, reading.salary, reading.employmentType].filter((part) => part !== null).join(" · ")}
        </p>
        <div className="prose mt-3 min-w-0">
          <JobDescription nodes={descriptionTree(reading.description)} />
        </div>
      </div>
    </details>
  );
}
