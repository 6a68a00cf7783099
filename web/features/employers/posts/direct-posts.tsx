import { sendForm } from "#web/api/forms/send-form.ts";
import { useEffect, useState } from "react";
import type { DirectPost, DirectPostsResponse } from "#contract/schemas/employers/posts.ts";
import { POST_DAYS } from "#contract/values/employers/direct-posts.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { claimApi } from "#web/features/employers/employers-api.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { PostForm } from "./post-form.tsx";
import { PostItem } from "./post-item.tsx";

const LOOK_AGAIN_MS = 1_500;

/** The jobs that a company posts here itself, where no board of its lists them. */
export function DirectPosts({
  claimId,
  lastChange,
  onChange,
}: {
  claimId: string;
  /** The number of the last entry of what was said, which may be about a post. */
  lastChange: string | undefined;
  onChange: () => void;
}) {
  const path = claimApi(claimId, "posts");
  const { state, load } = useLoaded<DirectPostsResponse>(path);
  const [edited, setEdited] = useState<DirectPost | "new" | null>(null);
  const posts = typeof state === "object" ? state.data.posts : [];
  const isWorking = posts.some(isOnItsWay);
  useEffect(() => {
    if (lastChange !== undefined) void load();
  }, [lastChange, load]);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWorking, load]);

  if (state === "loading") return <Skeleton className="h-20 w-full" />;
  if (typeof state !== "object")
    return <PageFailure what="Your posts" rest="Nothing has changed." retry={() => void load()} />;
  const { board } = state.data;
  const headingId = `posts-${claimId}`;
  const post = edited === "new" ? null : edited;
  async function save(content: object) {
    const id = post === null ? "" : `/${post.id}`;
    await sendForm(path + id, post === null ? "POST" : "PUT", { content });
    await load();
  }
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Jobs you post here</h3>
      <p className="mt-1 text-ui text-ink-2">
        {board === null
          ? `For companies without a job board that we read. A post is listed for ${POST_DAYS} days, and as long as you say that it’s still open. It’s free, and it’s treated like any other job.`
          : `We read your jobs from ${board}. Post them there, and they’re here within hours.`}
      </p>
      {posts.length > 0 && (
        <ul aria-label="Posts" className="mt-3 divide-y divide-line border-y border-line">
          {posts.map((each) => (
            <PostItem
              key={each.id}
              claimId={claimId}
              post={each}
              isEdited={post?.id === each.id}
              onEdit={() => setEdited(each)}
              onChange={() => {
                void load();
                onChange();
              }}
            />
          ))}
        </ul>
      )}
      <div className="mt-3">
        {edited !== null ? (
          <PostForm key={post?.id ?? "new"} claimId={claimId} post={post} save={save} onClose={() => setEdited(null)} />
        ) : (
          board === null && <Button onClick={() => setEdited("new")}>Post a job</Button>
        )}
      </div>
    </section>
  );
}

/** Whether a worker is about to read a post, or to list it. */
const isOnItsWay = ({ reading, state, isShown }: DirectPost): boolean =>
  reading === null || (state === "listed" && !isShown);
