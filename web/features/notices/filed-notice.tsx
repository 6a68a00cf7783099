import { Hourglass } from "lucide-react";
import { Link } from "react-router";
import type { NoticeResponse, NoticeStatus } from "#contract/schemas/moderation/notice.ts";
import { ACTION_WORDS } from "#contract/values/moderation/decision.ts";
import { NOTICE_CATEGORIES, UNKNOWN_NOTICE } from "#contract/values/moderation/notice.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { exactTime } from "#web/model/dates.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { DecisionText } from "./decision-text.tsx";
import { NotShown } from "./not-shown.tsx";

/** The page of one notice, at its secret address. */
export function FiledNotice({ token }: { token: string }) {
  const path = `/api/notices/${encodeURIComponent(token)}`;
  const { state, setState, load } = useLoaded<NoticeResponse>(path);
  if (typeof state === "object") return <NoticeView path={path} notice={state.data} onChange={setState} />;
  return (
    <TextPage title="Your notice">
      <NotShown state={state} what="your notice" unknown={UNKNOWN_NOTICE} retry={() => load()} />
    </TextPage>
  );
}

function NoticeView({
  path,
  notice,
  onChange,
}: {
  path: string;
  notice: NoticeStatus;
  onChange: (answer: NoticeResponse) => void;
}) {
  const { number, about, category, words, sentAt } = notice;
  return (
    <TextPage title={`Notice ${number}`}>
      <div className="mt-6 grid max-w-[41em] gap-5">
        <Standing notice={notice} />
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
        {notice.mayAppeal && <AppealForm path={path} onAppealed={onChange} />}
      </div>
    </TextPage>
  );
}

function Standing({ notice: { state, decision, mailed } }: { notice: NoticeStatus }) {
  const later = mailed ? "We email you the decision." : "Come back to this page for the decision.";
  if (state === "waiting") return <Notice icon={Hourglass}>A person will read it and decide. {later}</Notice>;
  return (
    <>
      {state === "appealed" && <Notice icon={Hourglass}>Another person will read your appeal. {later}</Notice>}
      <section aria-labelledby="decision" className="grid gap-2">
        <h2 id="decision">{state === "appealed" ? "The decision you appealed" : "Our decision"}</h2>
        {decision === null ? (
          <p className="text-ui">We have dealt with it.</p>
        ) : (
          <DecisionText {...decision} outcome={ACTION_WORDS[decision.action].outcome} />
        )}
      </section>
    </>
  );
}
