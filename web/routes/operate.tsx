import { lazy, Suspense } from "react";
import { data, useParams } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { useSession } from "#web/session/use-session.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";

// Every page loads the list of routes with what each imports, so the pages of operators are one route that names little there.
const DeskPage = lazy(async () => ({ default: (await import("#web/features/moderation/desk-page.tsx")).DeskPage }));
const LogPage = lazy(async () => ({ default: (await import("#web/features/moderation/log-page.tsx")).LogPage }));
const SourcesPage = lazy(async () => ({
  default: (await import("#web/features/moderation/sources-page.tsx")).SourcesPage,
}));
const SitePage = lazy(async () => ({
  default: (await import("#web/features/moderation/site/site-page.tsx")).SitePage,
}));
const LookUpPage = lazy(async () => ({
  default: (await import("#web/features/moderation/look-ups/look-up-page.tsx")).LookUpPage,
}));
const LabelPage = lazy(async () => ({
  default: (await import("#web/features/accuracy/labels/label-page.tsx")).LabelPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await import("#web/features/referrals/operate/review-page.tsx")).ReviewPage,
}));

const PasskeyGate = lazy(async () => ({
  default: (await import("#web/features/passkeys/passkey-gate.tsx")).PasskeyGate,
}));

const PAGES = new Map([
  ["", <DeskPage key="desk" />],
  ["log", <LogPage key="log" />],
  ["sources", <SourcesPage key="sources" />],
  ["site", <SitePage key="site" />],
  ["look-ups", <LookUpPage key="look-ups" />],
  ["accuracy", <LabelPage key="accuracy" />],
  ["referrals", <ReviewPage key="referrals" />],
]);

/** The server can't know who asks, and these pages exist for operators only, so it renders the page for unknown addresses. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ name: "robots", content: "noindex" }];

/** The pages of operators, by the last part of their address. */
export default function OperateRoute() {
  const { ready, user } = useSession();
  const { page = "" } = useParams();
  const shown = page === "referrals" && !isLive("referrals") ? undefined : PAGES.get(page);
  if (user && shown !== undefined)
    return (
      <Suspense fallback={<WaitingPage />}>
        <PasskeyGate operatorsOnly>{shown}</PasskeyGate>
      </Suspense>
    );
  return (
    <>
      {!ready && <WaitingPage className="session-wait" />}
      <div className={ready ? "contents" : "session-guest contents"}>
        <MissingPage />
      </div>
    </>
  );
}
