import { Check, CircleQuestionMark, CircleSlash, EyeOff, type LucideIcon, MessageSquare } from "lucide-react";
import { useState } from "react";
import { QUESTION_MAX } from "#contract/values/referral.ts";
import type { InboxItem, Requirement } from "#contract/schemas/referral.ts";
import { countryName } from "#web/model/countries.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { ReferralText } from "#web/features/referrals/evidence/referral-text.tsx";
import { RequestNote } from "#web/features/referrals/evidence/request-note.tsx";
import { RequirementList } from "#web/features/referrals/evidence/requirement-list.tsx";
import { useRequestAction } from "#web/features/referrals/requests/referral-action.tsx";
import { Countdown, ReferralTimeline } from "#web/features/referrals/requests/referral-clock.tsx";
import { ReferralReport } from "#web/features/referrals/requests/referral-report.tsx";
import { StateBadge } from "#web/features/referrals/requests/referral-request.tsx";
import { ReferralThread } from "#web/features/referrals/requests/referral-thread.tsx";
import { SeekerContact } from "#web/features/referrals/requests/seeker-contact.tsx";
import { TextForm } from "#web/features/referrals/requests/text-form.tsx";
import { SubmittedForm } from "#web/features/referrals/requests/submitted-form.tsx";
import { DeclineReasons } from "./swipe/decline-reasons.tsx";
import { SwipedAnswer } from "./swipe/swiped-answer.tsx";

const VERDICTS: Record<InboxItem["match"][number]["verdict"], { icon: LucideIcon; tone: string; word: string }> = {
  yes: { icon: Check, tone: "text-positive", word: "Yes" },
  unclear: { icon: CircleQuestionMark, tone: "text-caution", word: "Unclear" },
  no: { icon: CircleSlash, tone: "text-negative", word: "No" },
};

interface ItemProps {
  item: InboxItem;
  /** What the posting asks for. */
  requirements: readonly Requirement[];
  now: number;
}

/** One request in a referrer’s inbox: how it matches, the note, and the ways to answer, one of which is to swipe. */
export function ReferralInboxItem(props: ItemProps) {
  const card = <ItemCard {...props} />;
  return props.item.offer.state === "live" ? <SwipedAnswer item={props.item}>{card}</SwipedAnswer> : card;
}

function ItemCard({ item, requirements, now }: ItemProps) {
  const live = item.offer.state === "live";
  const titleId = `item-${item.id}`;
  const where = item.country === null ? "" : `, ${countryName(item.country)}`;
  return (
    <Panel id={item.id} role="article" aria-labelledby={titleId} className="grid gap-3 max-md:p-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <div className="min-w-0">
          <p className="text-meta text-ink-3">For {item.job.role}</p>
          <h3 id={titleId} tabIndex={-1} className="mt-0.5 wrap-anywhere">
            {item.seeker === null ? `Somebody${where}` : item.seeker.name}
          </h3>
          {!live && (
            <p className="mt-1">
              <StateBadge state={item.state} />
            </p>
          )}
        </div>
        {live ? (
          <Countdown at={item.offer.lapsesAt} now={now} what="to answer" />
        ) : (
          item.deadline !== null && (
            <Countdown
              at={item.deadline}
              now={now}
              what={item.state === "accepted" ? "to submit" : "to be confirmed"}
            />
          )
        )}
      </div>
      {live && (
        <ul className="grid gap-1 text-ui">
          {item.match.map(({ text, verdict }) => (
            <li key={text} className="flex items-start gap-2">
              <Icon of={VERDICTS[verdict].icon} className={classes("mt-0.5", VERDICTS[verdict].tone)} />
              <span className="sr-only">{VERDICTS[verdict].word}: </span>
              {text}
            </li>
          ))}
        </ul>
      )}
      {item.seeker && <SeekerContact email={item.seeker.email} links={item.links} />}
      <RequestNote {...item}>
        {item.offer.question !== null && (
          <>
            <dt className="mt-2 font-semibold">You asked: {item.offer.question}</dt>
            <dd className="text-ink-2">{item.offer.answer ?? "No answer yet"}</dd>
          </>
        )}
      </RequestNote>
      <RequirementList note={`${item.why}\n${item.evidence}`} requirements={requirements} />
      {live ? <Answering item={item} /> : <Holding item={item} requirements={requirements} />}
    </Panel>
  );
}

function Answering({ item }: { item: InboxItem }) {
  const { busy, act } = useRequestAction(item.id);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="flex items-center gap-1.5 text-meta text-ink-3">
        <Icon of={EyeOff} size="small" />
        You both see each other’s name, CV and contact details once you accept.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} data-key="accept" onClick={() => void act("accept")}>
          <Icon of={Check} />
          Accept
        </Button>
        {item.offer.question === null && (
          <Button aria-expanded={asking} onClick={() => setAsking(!asking)}>
            <Icon of={MessageSquare} />
            Ask one question
          </Button>
        )}
        <span className="-mr-3.5 ml-auto">
          <ReferralReport id={item.id} about="seeker" />
        </span>
      </div>
      {asking && (
        <TextForm
          label="Your question"
          most={QUESTION_MAX}
          busy={busy}
          send="Send question"
          onSend={async (question) => {
            const sent = await act("question", { question });
            if (sent) setAsking(false);
            return sent;
          }}
        />
      )}
      <div className="border-t border-line pt-3">
        <DeclineReasons busy={busy} onReason={(reason) => void act("decline", { reason })}>
          Or decline, with a reason the seeker sees
        </DeclineReasons>
      </div>
    </>
  );
}

function Holding({ item, requirements }: Pick<ItemProps, "item" | "requirements">) {
  const { busy, act } = useRequestAction(item.id);
  const thread = ["accepted", "submitted", "disputed", "confirmed"].includes(item.state);
  return (
    <>
      <ReferralTimeline lines={item.timeline} />
      {item.state === "accepted" && item.seeker && (
        <ReferralText
          requirements={requirements}
          referral={{
            ...item,
            seeker: item.seeker,
            role: item.job.role,
            company: item.company.name,
            country: item.country === null ? null : countryName(item.country),
          }}
        />
      )}
      {item.state === "accepted" && (
        <SubmittedForm
          busy={busy}
          onSubmit={(body) => void act("submit", body)}
          onHandBack={() => void act("hand-back")}
        />
      )}
      {thread && item.seeker && <ReferralThread id={item.id} messages={item.messages} other={item.seeker.name} />}
    </>
  );
}
