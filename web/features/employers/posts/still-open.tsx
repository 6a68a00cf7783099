import { CircleCheck, CircleSlash, MailQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import type { StillOpenResponse } from "#contract/schemas/employers/posts.ts";
import { POST_DAYS } from "#contract/values/employers/direct-posts.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { callApi } from "#web/api/api-client.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { act } from "#web/features/employers/employers-api.ts";
import { useAction } from "#web/features/employers/use-action.ts";
import { longDate } from "#web/model/dates.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

type Asked = StillOpenResponse["data"];

/**
 * Opened from the mail that asks whether a post is still open. Answers nothing until a press, because mail scanners open links. The secret is in
 * the fragment, so that no server's log gets it.
 */
export function StillOpen({ token }: { token: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const { busy, failure, message, run } = useAction();
  useEffect(() => {
    const leaving = new AbortController();
    callApi<StillOpenResponse>("/api/direct-posts/look", { method: "POST", body: { token }, signal: leaving.signal })
      .then(({ data }) => setAsked(data))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setBroken(actionFailure(error));
      });
    return () => leaving.abort();
  }, [token]);
  if (broken !== null)
    return (
      <AuthPanel title="Nothing to answer" icon={<Icon of={CircleSlash} size="large" />}>
        <p role="alert" className="text-ink-2">
          {broken}
        </p>
      </AuthPanel>
    );
  if (message !== "")
    return (
      <AuthPanel title="Answered" icon={<Icon of={CircleCheck} size="large" />} variant="positive">
        <p role="status" className="text-ink-2">
          {message}
        </p>
      </AuthPanel>
    );
  const answer = (isOpen: boolean) => run(() => act("/api/direct-posts/answers", { token, isOpen }));
  return (
    <AuthPanel title="Is the job still open?" icon={<Icon of={MailQuestion} size="large" />}>
      {asked === null ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <>
          <p className="text-ink-2 wrap-anywhere">
            “{asked.title}” at {asked.company} is listed until {longDate(asked.endsAt)}. If it’s still open, it stays
            listed for {POST_DAYS} days from now.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" size="large" busy={busy} onClick={() => answer(true)}>
              Yes, it’s open
            </Button>
            <Button size="large" busy={busy} onClick={() => answer(false)}>
              No, close it
            </Button>
          </div>
          <p role="alert" className="text-ui text-negative empty:hidden">
            {failure}
          </p>
        </>
      )}
    </AuthPanel>
  );
}
