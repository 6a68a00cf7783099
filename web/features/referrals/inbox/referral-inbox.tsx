import type { InboxResponse, ReferrerProfile } from "#contract/schemas/referral.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { ChevronDown, CirclePause, Inbox, ShieldAlert } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { BecomeReferrer } from "./become-referrer.tsx";
import { type ItemKey, ListKeys } from "#web/features/job-list/rows/list-keys.tsx";
import { ReferralInboxItem } from "./referral-inbox-item.tsx";
import { ReferrerCard } from "./referrer-card.tsx";
import { ReferrerRecord } from "./referrer-record.tsx";
import { ReferrerSettings } from "./referrer-settings.tsx";

/** The keys of an item. Items without the button ignore its key. */
const INBOX_KEYS: ItemKey[] = [
  {
    key: "a",
    text: "accept the request",
    press: (item) => item.querySelector<HTMLElement>("[data-key=accept]")?.click(),
  },
  {
    key: "d",
    text: "decline: choose the reason, then Enter",
    press: (item) => item.querySelector<HTMLElement>("[data-key=decline]")?.focus(),
  },
];

/** A referrer’s inbox and settings, or how to become a referrer, for the company that a link names. */
export function ReferralInbox({
  inbox,
  now,
  company = null,
}: {
  inbox: InboxResponse;
  now: number;
  company?: string | null;
}) {
  const { referrer, suspended, items, codeSentTo } = inbox;
  const list = useRef<HTMLDivElement>(null);
  const active = referrer !== null && referrer.live;
  return (
    <section id="inbox" aria-labelledby="inbox-title" className="grid min-w-0 content-start gap-3">
      <div className="flex items-baseline justify-between">
        <h2 id="inbox-title">Inbox</h2>
        {active && <span className="text-meta text-ink-3">You refer for {referrer.company.name}</span>}
      </div>
      {suspended && (
        <Notice variant="caution" icon={ShieldAlert} role="note">
          <b className="font-semibold">You’re suspended from referrals</b> after a report. If you think this is wrong,{" "}
          <Link to={paths.contact}>write to us</Link>.
        </Notice>
      )}
      {active && <Capacity referrer={referrer} />}
      {items.some((item) => item.offer.state === "live") && (
        <p className="text-meta text-ink-3 max-md:hidden" aria-hidden="true">
          <kbd>j</kbd> <kbd>k</kbd> move &ensp;<kbd>a</kbd> accept &ensp;<kbd>d</kbd> decline &ensp;<kbd>?</kbd> all
          keys
        </p>
      )}
      {items.some((item) => item.offer.state === "live") && (
        <p className="hidden text-meta text-ink-3 pointer-coarse:block">
          Swipe a request to the right to accept it, to the left to decline it.
        </p>
      )}
      {items.length > 0 && (
        <div ref={list} className="grid gap-3">
          <ListKeys list={list} noun="request" item="[role=article]" focus="h3" keys={INBOX_KEYS} />
          {items.map((item) => (
            <ReferralInboxItem
              key={item.id}
              item={item}
              requirements={inbox.requirements[item.job.id] ?? []}
              now={now}
            />
          ))}
        </div>
      )}
      {active && items.length === 0 && (
        <Notice variant="plain" icon={Inbox}>
          <b className="font-semibold">No open requests.</b> We’ll email you when somebody asks.
        </Notice>
      )}
      {active && <ReferrerRecord referrer={referrer} />}
      {active && (
        <Panel padding="none">
          <details open={items.length === 0}>
            <summary className="flex min-h-12 cursor-pointer items-center justify-between px-5 font-heading text-title font-semibold max-md:px-4">
              How you refer
              <Icon of={ChevronDown} />
            </summary>
            <ReferrerSettings referrer={referrer} />
          </details>
        </Panel>
      )}
      {active && <ReferrerCard referrer={referrer} />}
      {!active && !suspended && (
        <BecomeReferrer
          sentTo={codeSentTo}
          company={company}
          again={referrer !== null && Date.parse(referrer.verifiedUntil) <= now}
        />
      )}
    </section>
  );
}

function Capacity({ referrer }: { referrer: ReferrerProfile }) {
  const { usedThisWeek, weeklyCapacity } = referrer;
  if (referrer.paused) {
    return (
      <Notice variant="caution" icon={CirclePause}>
        <b className="font-semibold">Paused.</b> You won’t get new requests.
      </Notice>
    );
  }
  return (
    <Panel padding="none" className="px-5 py-3">
      <p className="text-ui">
        <b className="font-semibold">
          {usedThisWeek} of {weeklyCapacity}
        </b>{" "}
        requests this week
      </p>
      <span className="mt-1 flex gap-1" role="img" aria-label={`${usedThisWeek} of ${weeklyCapacity} places used`}>
        {Array.from({ length: weeklyCapacity }, (_, at) => (
          <span key={at} className={`h-1.25 w-6 rounded-[2px] ${at < usedThisWeek ? "bg-accent" : "bg-line-2"}`} />
        ))}
      </span>
    </Panel>
  );
}
