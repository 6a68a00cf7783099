import { Check, CircleSlash, Hourglass, type LucideIcon, RotateCcw, Scale, Send } from "lucide-react";
import { Link } from "react-router";
import { ANSWER_MAX, OUTCOME_WORDS, OUTCOMES, type RequestState } from "#contract/values/referral.ts";
import type { SeekerRequest } from "#contract/schemas/referral.ts";
import { paths } from "#web/shell/paths.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { ReferralDispute, WithdrawDispute } from "./referral-dispute.tsx";
import { useRequestAction } from "./referral-action.tsx";
import { Countdown, ReferralTimeline } from "./referral-clock.tsx";
import { ReferralReport } from "./referral-report.tsx";
import { ReferralThread } from "./referral-thread.tsx";
import { TextForm } from "./text-form.tsx";
import { ThanksForm } from "./thanks-form.tsx";

const STATES: Record<
  RequestState,
  { word: string; variant: "neutral" | "positive" | "caution" | "negative" | "accent"; icon: LucideIcon }
> = {
  offered: { word: "Waiting", variant: "neutral", icon: Hourglass },
  accepted: { word: "Accepted", variant: "positive", icon: Check },
  submitted: { word: "Submitted", variant: "accent", icon: Send },
  disputed: { word: "Disputed", variant: "caution", icon: Scale },
  confirmed: { word: "Confirmed", variant: "positive", icon: Check },
  expired: { word: "Expired", variant: "caution", icon: RotateCcw },
  cancelled: { word: "Job closed", variant: "negative", icon: CircleSlash },
  withdrawn: { word: "Withdrawn", variant: "neutral", icon: RotateCcw },
  declined: { word: "Declined", variant: "neutral", icon: CircleSlash },
  refunded: { word: "Credit returned", variant: "neutral", icon: RotateCcw },
};

/** State of a request in one word with its icon. */
export function StateBadge({ state }: { state: RequestState }) {
  const { word, variant, icon } = STATES[state];
  return (
    <Badge variant={variant}>
      <Icon of={icon} size="small" />
      {word}
    </Badge>
  );
}

/** One of the seeker’s requests: its state, deadline, timeline and actions. */
export function ReferralRequest({ request, now }: { request: SeekerRequest; now: number }) {
  const { company, job, state } = request;
  // An invited contact without an account reads no thread; one who stays can begin it.
  const writable = !request.invited || request.messages.length > 0;
  const met =
    writable && request.referrer !== null && ["accepted", "submitted", "disputed", "confirmed"].includes(state);
  return (
    <article id={request.id} aria-label={`${job.role} at ${company.name}`} className="grid gap-3 px-5 py-4 max-md:px-4">
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-3 max-md:grid-cols-[2.25rem_minmax(0,1fr)]">
        <Logo name={company.name} src={company.logoUrl} />
        <div className="min-w-0">
          <h3 className="text-row wrap-anywhere">
            <Link to={paths.job(job)} className="text-inherit no-underline hover:underline">
              {job.role}
            </Link>
          </h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-meta leading-6 text-ink-3">
            {company.name} <StateBadge state={state} />
          </p>
        </div>
        <div className="max-md:col-start-2">
          <Clock request={request} now={now} />
        </div>
      </div>
      <div className="grid gap-3 md:pl-12">
        <ReferralTimeline lines={request.timeline} />
        {request.questions.map((question) => (
          <Question key={question.offerId} id={request.id} question={question} open={state === "offered"} />
        ))}
        <Actions request={request} />
        {met && request.referrer && (
          <ReferralThread id={request.id} messages={request.messages} other={request.referrer.name} />
        )}
      </div>
    </article>
  );
}

function Clock({ request, now }: { request: SeekerRequest; now: number }) {
  if (request.creditReturned) {
    return (
      <p className="text-right max-md:flex max-md:items-baseline max-md:gap-2 max-md:text-left">
        <b className="block font-heading text-[1.25rem] font-semibold leading-[1.375rem]">+1</b>
        <span className="text-meta text-ink-3">credit returned</span>
      </p>
    );
  }
  const at = request.nextRoundAt ?? request.deadline;
  if (at === null) return null;
  const what = {
    offered: request.nextRoundAt === null ? "then it expires, credit back" : "then the next are asked",
    accepted: "to submit",
    submitted: "to confirm",
  }[request.state as string];
  return <Countdown at={at} now={now} what={what ?? ""} />;
}

function Question({ id, question, open }: { id: string; question: SeekerRequest["questions"][number]; open: boolean }) {
  const { busy, act } = useRequestAction(id);
  return (
    <div className="grid gap-2 rounded-panel bg-fill px-4 py-3 text-ui">
      <p>
        <b className="font-semibold">A referrer asks:</b> {question.question}
      </p>
      {question.answer !== null && <p className="text-ink-2">You answered: {question.answer}</p>}
      {question.answer === null && open && (
        <TextForm
          label="Your answer"
          most={ANSWER_MAX}
          busy={busy}
          send="Send answer"
          onSend={(answer) => act("answer", { offerId: question.offerId, answer })}
        />
      )}
    </div>
  );
}

function Actions({ request }: { request: SeekerRequest }) {
  const { busy, act } = useRequestAction(request.id);
  const { state } = request;
  const line = "flex flex-wrap items-center gap-3 text-ui";
  if (state === "offered" || state === "accepted") {
    return (
      <div className={line}>
        <p className="flex-1 text-ink-2 max-md:basis-full max-md:empty:hidden">
          {state === "accepted" && "Please don’t apply yourself until the referral has been submitted."}
        </p>
        {state === "accepted" && (
          <span className="max-md:-ml-3.5">
            <ReferralReport id={request.id} about="referrer" />
          </span>
        )}
        <Button variant="quiet" className="max-md:-ml-3.5 md:-mr-3.5" busy={busy} onClick={() => void act("withdraw")}>
          {request.invited ? "Withdraw" : "Withdraw and get your credit back"}
        </Button>
      </div>
    );
  }
  if (state === "submitted") {
    return (
      <div className={line}>
        <p className="flex-1 text-ink-2 max-md:basis-full max-md:empty:hidden">
          Has {request.company.name} written to you?
          {request.confirmation !== null &&
            request.confirmation !== "" &&
            ` Confirmation number: ${request.confirmation}.`}
        </p>
        <Button variant="primary" busy={busy} onClick={() => void act("confirm")}>
          Yes, it has
        </Button>
        <ReferralDispute request={request} />
      </div>
    );
  }
  if (state === "disputed") {
    return (
      <div className={line}>
        <p className="flex-1 text-ink-2 max-md:basis-full max-md:empty:hidden">
          We’ll look into it and email you.{!request.invited && " Your credit stays held until then."}
        </p>
        {request.canWithdrawDispute && <WithdrawDispute id={request.id} />}
      </div>
    );
  }
  if (state === "confirmed") {
    return (
      <>
        <fieldset className={line}>
          <legend className="mb-2 text-ui text-ink-2">
            {request.outcomeWanted ? outcomeQuestion(request.invited) : "How it went"}
          </legend>
          {OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              busy={busy}
              aria-pressed={request.outcome === outcome}
              {...(request.outcome === outcome && { variant: "soft" as const })}
              onClick={() => void act("outcome", { outcome })}
            >
              {OUTCOME_WORDS[outcome]}
            </Button>
          ))}
        </fieldset>
        {request.outcome !== null && !request.messages.some(({ thanks }) => thanks) && <ThanksForm request={request} />}
      </>
    );
  }
  const words: Partial<Record<RequestState, string>> = {
    expired: request.invited
      ? "Your contact handed it back, or didn’t submit it in time."
      : "Nobody answered in time. That isn’t your fault.",
    cancelled: "The job is no longer listed anywhere, so we cancelled the request.",
    declined: "Every referrer declined. You can ask there again in 60 days.",
  };
  return words[state] === undefined ? null : <p className="text-ui text-ink-2">{words[state]}</p>;
}

function outcomeQuestion(invited: boolean): string {
  return invited ? "How did it go? Your contact sees it." : "How did it go? Tell us and get a credit back.";
}
