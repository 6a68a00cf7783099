import type { InboxResponse, ReferrerProfile } from "#contract/referral.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { CirclePause, Inbox } from "lucide-react";
import { BecomeReferrer } from "./become-referrer.tsx";
import { ReferralInboxItem } from "./referral-inbox-item.tsx";
import { ReferrerSettings } from "./referrer-settings.tsx";

/** The right half of Referrals: for a referrer the inbox and settings, for everybody else how to become one. */
export function ReferralInbox({ inbox, now }: { inbox: InboxResponse; now: number }) {
  const { referrer, items, codeSentTo } = inbox;
  const active = referrer !== null && referrer.live;
  return (
    <section id="inbox" aria-labelledby="inbox-title" className="grid content-start gap-3">
      <div className="flex items-baseline justify-between">
        <h2 id="inbox-title">Inbox</h2>
        {referrer && <span className="text-meta text-ink-3">You refer for {referrer.company.name}</span>}
      </div>
      {active && <Capacity referrer={referrer} />}
      {items.map((item) => (
        <ReferralInboxItem key={item.id} item={item} now={now} />
      ))}
      {active && items.length === 0 && (
        <Notice tone="plain" icon={Inbox}>
          <b className="font-semibold">Nothing waits for you.</b> We write to you when somebody asks.
        </Notice>
      )}
      {active ? (
        <ReferrerSettings referrer={referrer} />
      ) : (
        <BecomeReferrer sentTo={codeSentTo} again={referrer !== null} />
      )}
    </section>
  );
}

function Capacity({ referrer }: { referrer: ReferrerProfile }) {
  const { usedThisWeek, weeklyCapacity } = referrer;
  if (referrer.paused) {
    return (
      <Notice tone="caution" icon={CirclePause}>
        <b className="font-semibold">Paused.</b> Nobody new is put before you.
      </Notice>
    );
  }
  return (
    <Panel padding="none" className="px-5 py-3">
      <p className="text-ui">
        <b className="font-semibold">
          {usedThisWeek} of {weeklyCapacity}
        </b>{" "}
        this week
      </p>
      <span className="mt-1 flex gap-1" role="img" aria-label={`${usedThisWeek} of ${weeklyCapacity} places used`}>
        {Array.from({ length: weeklyCapacity }, (_, at) => (
          <span key={at} className={`h-1.25 w-6 rounded-[2px] ${at < usedThisWeek ? "bg-accent" : "bg-line-2"}`} />
        ))}
      </span>
    </Panel>
  );
}
