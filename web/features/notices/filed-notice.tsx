import { FileQuestion, Hourglass } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { NoticeResponse, NoticeStatus } from "#contract/schemas/moderation/notice.ts";
import { NOTICE_CATEGORIES, UNKNOWN_NOTICE } from "#contract/values/moderation/notice.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";
import { NotLoaded } from "#web/features/account/settings/not-loaded.tsx";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { exactTime } from "#web/model/dates.ts";
import { Notice } from "#web/ui/display/notice.tsx";

type State = NoticeStatus | "loading" | "failed" | "missing";

/** The page of one notice, at its secret address. */
export function FiledNotice({ token }: { token: string }) {
  const [state, setState] = useState<State>("loading");
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState("loading");
      try {
        const path = `/api/notices/${encodeURIComponent(token)}`;
        setState((await callApi<NoticeResponse>(path, { signal })).data);
      } catch (error) {
        if (signal?.aborted === true) return;
        setState(error instanceof ApiError && error.status === 404 ? "missing" : "failed");
      }
    },
    [token],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  if (typeof state === "object") return <NoticeView notice={state} />;
  return (
    <TextPage title="Your notice">
      <div className="mt-6 max-w-[41em]">
        {state === "missing" ? (
          <Notice variant="plain" icon={FileQuestion}>
            {UNKNOWN_NOTICE}
          </Notice>
        ) : (
          <NotLoaded what="your notice" failed={state === "failed"} retry={() => load()} />
        )}
        <noscript>
          <p className="text-ink-2">This page needs JavaScript, so that your notice stays out of every cache.</p>
        </noscript>
      </div>
    </TextPage>
  );
}

function NoticeView({ notice: { number, about, category, words, sentAt, mailed } }: { notice: NoticeStatus }) {
  return (
    <TextPage title={`Notice ${number}`}>
      <div className="mt-6 grid max-w-[41em] gap-5">
        <Notice icon={Hourglass}>
          A person will read it and decide.{" "}
          {mailed ? "We email you the decision." : "Come back to this page for the decision."}
        </Notice>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-ui">
          <dt className="text-ink-3">About</dt>
          <dd className="wrap-anywhere">
            {about.path === null ? about.title : <Link to={about.path}>{about.title}</Link>}
          </dd>
          <dt className="text-ink-3">Because</dt>
          <dd>{NOTICE_CATEGORIES[category]}</dd>
          <dt className="text-ink-3">Sent</dt>
          <dd>
            <time dateTime={sentAt}>{exactTime(sentAt)}</time>
          </dd>
          {words !== "" && (
            <>
              <dt className="text-ink-3">Your words</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{words}</dd>
            </>
          )}
        </dl>
      </div>
    </TextPage>
  );
}
