import { Check, CircleQuestionMark, CircleSlash, EyeOff, type LucideIcon, MessageSquare } from "lucide-react";
import { type FormEvent, useState } from "react";
import { DECLINE_REASONS, DECLINE_WORDS, QUESTION_MAX } from "#contract/values/referral.ts";
import type { InboxItem } from "#contract/schemas/referral.ts";
import { countryName } from "#web/model/countries.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { useRequestAction } from "#web/features/referrals/requests/referral-action.tsx";
import { Countdown, ReferralTimeline } from "#web/features/referrals/requests/referral-clock.tsx";
import { ReferralReport } from "#web/features/referrals/requests/referral-report.tsx";
import { StateBadge } from "#web/features/referrals/requests/referral-request.tsx";
import { ReferralThread } from "#web/features/referrals/requests/referral-thread.tsx";
import { SeekerContact } from "#web/features/referrals/requests/seeker-contact.tsx";
import { SubmittedForm } from "#web/features/referrals/requests/submitted-form.tsx";

const VERDICTS: Record<InboxItem["match"][number]["verdict"], { icon: LucideIcon; tone: string; word: string }> = {
  yes: { icon: Check, tone: "text-positive", word: "Yes" },
  unclear: { icon: CircleQuestionMark, tone: "text-caution", word: "Unclear" },
  no: { icon: CircleSlash, tone: "text-negative", word: "No" },
};

/** One request in a referrer’s inbox: how it matches, the note, and the four ways to answer. */
export function ReferralInboxItem({ item, now }: { item: InboxItem; now: number }) {
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
      {(item.why !== "" || item.evidence !== "") && (
        <dl className="grid gap-1 border-t border-line pt-3 text-ui">
          <dt className="font-semibold">Why this role?</dt>
          <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">{item.why}</dd>
          <dt className="mt-2 font-semibold">Evidence for its top requirements</dt>
          <dd className="whitespace-pre-line text-ink-2 wrap-anywhere">{item.evidence}</dd>
          {item.offer.question !== null && (
            <>
              <dt className="mt-2 font-semibold">You asked: {item.offer.question}</dt>
              <dd className="text-ink-2">{item.offer.answer ?? "No answer yet"}</dd>
            </>
          )}
        </dl>
      )}
      {live ? <Answering item={item} /> : <Holding item={item} />}
    </Panel>
  );
}

function Answering({ item }: { item: InboxItem }) {
  const { busy, act } = useRequestAction(item.id);
  const [asking, setAsking] = useState(false);
  const [question, setQuestion] = useState("");
  async function ask(event: FormEvent) {
    event.preventDefault();
    if (await act("question", { question })) setAsking(false);
  }
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
        <span className="ml-auto">
          <ReferralReport id={item.id} about="seeker" />
        </span>
      </div>
      {asking && (
        <form className="grid gap-2" onSubmit={(event) => void ask(event)}>
          <TextArea
            label="Your question"
            rows={2}
            maxLength={QUESTION_MAX}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <Button
            type="submit"
            className="justify-self-start"
            busy={busy}
            busyLabel="Sending..."
            disabled={question.trim() === ""}
          >
            Send question
          </Button>
        </form>
      )}
      <fieldset className="border-t border-line pt-3">
        <legend className="float-left mb-2 w-full text-ui text-ink-2">Or decline, with a reason the seeker sees</legend>
        <div className="clear-both flex flex-wrap gap-2">
          {DECLINE_REASONS.map((reason, at) => (
            <Button
              key={reason}
              busy={busy}
              {...(at === 0 && { "data-key": "decline" })}
              onClick={() => void act("decline", { reason })}
            >
              {DECLINE_WORDS[reason]}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function Holding({ item }: { item: InboxItem }) {
  const { busy, act } = useRequestAction(item.id);
  const thread = ["accepted", "submitted", "disputed", "confirmed"].includes(item.state);
  return (
    <>
      <ReferralTimeline lines={item.timeline} />
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
