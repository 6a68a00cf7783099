import { Send, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { MAIL_CHOICES, type MailChoice } from "#contract/values/referral.ts";
import type { InboxResponse, MyReferralsResponse } from "#contract/schemas/referral.ts";
import { useReferralAction } from "#web/features/referrals/requests/referral-action.tsx";
import { ReferralInbox } from "#web/features/referrals/inbox/referral-inbox.tsx";
import { ReferralRequest } from "#web/features/referrals/requests/referral-request.tsx";
import { SentInvitations } from "#web/features/referrals/invitations/sent-invitations.tsx";
import { useNow } from "#web/model/use-now.ts";
import { referralCalls } from "#web/features/referrals/links/referral-calls.ts";
import { paths } from "#web/shell/paths.ts";
import { OPERATE_REFERRALS } from "#web/features/referrals/requests/refer-paths.ts";
import { useInbox, useMarkNewsSeen, useMyReferrals } from "#web/features/referrals/requests/referral-api.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Segmented } from "#web/ui/form/segmented.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

/** A person’s own requests and their inbox. */
export function ReferralsPage() {
  const mine = useMyReferrals();
  const inbox = useInbox();
  const [start] = useState(() => Date.now());
  const now = useNow(start);
  useWantedPlace(mine.data !== undefined && inbox.data !== undefined);
  useMarkNewsSeen(mine.data?.newestNotice, inbox.data?.newestNotice);
  if (mine.isError || inbox.isError) {
    const retry = () => void Promise.all([mine.refetch(), inbox.refetch()]);
    return (
      <div className="wrap pt-8">
        <Notice variant="negative" icon={WifiOff} role="alert" action={<Button onClick={retry}>Try again</Button>}>
          <b className="font-semibold">Your referrals could not be loaded.</b> Nothing is lost; their clocks run on the
          server.
        </Notice>
      </div>
    );
  }
  return (
    <div className="wrap pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
        <div>
          <h1>Referrals</h1>
          <p className="mt-1 text-ink-2">
            Every request has a deadline. If nobody answers, you get your credit back.
            {mine.data?.operator === true && (
              <>
                {" "}
                <Link to={OPERATE_REFERRALS}>Review disputes and reports</Link>
              </>
            )}
          </p>
        </div>
        {mine.data ? <Credits mine={mine.data} /> : <Skeleton className="h-11 w-60 max-md:w-full" />}
      </header>
      {mine.data && inbox.data ? (
        <Columns mine={mine.data} inbox={inbox.data} now={now} />
      ) : (
        <div className={COLUMNS}>
          <Skeleton className="h-60 rounded-panel" />
          <Skeleton className="h-60 rounded-panel" />
        </div>
      )}
    </div>
  );
}

const COLUMNS = "grid items-start gap-10 pt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";

/** The own requests and the inbox. For referrers, and people who want to become one, the inbox is first and wide. */
function Columns({ mine, inbox, now }: { mine: MyReferralsResponse; inbox: InboxResponse; now: number }) {
  const params = new URLSearchParams(useLocation().search);
  const refers = inbox.referrer !== null || inbox.items.length > 0 || params.get("view") === "inbox";
  const columns = [
    <section key="mine" aria-labelledby="mine" className="grid min-w-0 content-start gap-3">
      <div className="flex items-baseline justify-between">
        <h2 id="mine">Your requests</h2>
        {mine.requests.length > 1 && <span className="text-meta text-ink-3">newest first</span>}
      </div>
      <Requests mine={mine} now={now} />
      <SentInvitations />
      <MailSetting mail={mine.mail} />
    </section>,
    <ReferralInbox key="inbox" inbox={inbox} now={now} company={params.get("company")} />,
  ];
  return <div className={COLUMNS}>{refers ? columns.toReversed() : columns}</div>;
}

/** Scrolls to the request, inbox or settings that a link points to, once everything has loaded. */
function useWantedPlace(loaded: boolean): void {
  const { hash, search } = useLocation();
  useEffect(() => {
    if (!loaded) return;
    const views: Record<string, string> = { inbox: "inbox", settings: "mail-title" };
    const wanted = hash === "" ? (views[new URLSearchParams(search).get("view") ?? ""] ?? "") : hash.slice(1);
    document.getElementById(wanted)?.scrollIntoView({ block: "start" });
  }, [loaded, hash, search]);
}

function Requests({ mine, now }: { mine: MyReferralsResponse; now: number }) {
  if (mine.requests.length === 0) {
    return (
      <Notice variant="plain" icon={Send}>
        <b className="font-semibold">You have not asked yet.</b> Open <Link to={paths.jobs}>a job</Link> and choose
        Request Referral.
      </Notice>
    );
  }
  return (
    <Panel padding="none">
      <ol className="divide-y divide-line">
        {mine.requests.map((request) => (
          <li key={request.id}>
            <ReferralRequest request={request} now={now} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const day = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short" });

function Credits({ mine: { credits, limits } }: { mine: MyReferralsResponse }) {
  return (
    <dl className="flex divide-x divide-line-2 max-md:w-full [&>div]:px-5 max-md:[&>div]:grow max-md:[&>div]:px-3 [&>div:first-child]:pl-0 [&>div:last-child]:pr-0">
      <Fact term="Credits" figure={String(credits.free)} rest={`of ${credits.free + credits.held} free`} />
      <Fact term="Open requests" figure={String(limits.open)} rest={`of ${limits.openMax}`} />
      {credits.nextBackAt !== null && (
        <Fact term={`Back by ${day.format(new Date(credits.nextBackAt))}`} figure="+1" rest="" />
      )}
    </dl>
  );
}

function Fact({ term, figure, rest }: { term: string; figure: string; rest: string }) {
  return (
    <div>
      <dt className="text-meta text-ink-3">{term}</dt>
      <dd className="font-heading text-[1.25rem] font-semibold leading-6">
        {figure} <span className="font-sans text-ui font-normal text-ink-2">{rest}</span>
      </dd>
    </div>
  );
}

const MAIL_WORDS: Record<MailChoice, string> = { "at-once": "At once", daily: "Once a day", off: "Never" };

function MailSetting({ mail }: { mail: MailChoice }) {
  const { run } = useReferralAction();
  return (
    <section aria-labelledby="mail-title" className="flex flex-wrap items-center justify-between gap-3 pt-3">
      <h3 id="mail-title" className="text-ui">
        Referral emails
      </h3>
      <Segmented
        label="Referral emails"
        value={mail}
        onChange={(choice) => void run(referralCalls.mail, { mail: choice })}
        choices={MAIL_CHOICES.map((value) => ({ value, label: MAIL_WORDS[value] }))}
      />
    </section>
  );
}
