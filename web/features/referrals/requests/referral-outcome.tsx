import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { OUTCOME_WORDS, OUTCOMES, type Outcome } from "#contract/values/referral.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { referralCalls } from "#web/features/referrals/links/referral-calls.ts";
import { paths } from "#web/shell/paths.ts";
import { referralFailure, sendReferral } from "./referral-api.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";

/** Opened from an email: offers the answer in the URL first. Sends nothing until a press, because mail scanners open links. */
export function ReferralOutcome() {
  const { token = "" } = useParams();
  const [params] = useSearchParams();
  const asked = OUTCOMES.find((each) => each === params.get("answer")) ?? null;
  const [state, setState] = useState<{ told?: Outcome; error?: string }>({});
  const [sending, setSending] = useState(false);

  async function send(outcome: Outcome) {
    setSending(true);
    try {
      await sendReferral(referralCalls.outcome(token), { outcome });
      setState({ told: outcome });
    } catch (error) {
      setState({ error: referralFailure(error) });
    }
    setSending(false);
  }

  const marked = state.told ?? asked;
  return (
    <AuthPanel
      title={
        state.error === undefined ? (state.told === undefined ? "How did it go?" : "Thank you") : "That didn’t work"
      }
      variant={state.error === undefined ? "plain" : "negative"}
    >
      {sending && <Spinner label="Sending" />}
      {state.error !== undefined && <p role="alert">{state.error}</p>}
      {state.told !== undefined && (
        <p role="status">We noted: {OUTCOME_WORDS[state.told]}. You can change it here or in your referrals.</p>
      )}
      {state.told === undefined && state.error === undefined && !sending && (
        <p className="text-ink-2">Press your answer to send it. Your referrer can see it.</p>
      )}
      {!sending && state.error === undefined && (
        <div className="flex flex-wrap gap-2">
          {OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              aria-pressed={state.told === outcome}
              {...(marked === outcome && {
                variant: state.told === undefined ? ("primary" as const) : ("soft" as const),
              })}
              onClick={() => void send(outcome)}
            >
              {OUTCOME_WORDS[outcome]}
            </Button>
          ))}
        </div>
      )}
      <ButtonLink to={paths.referrals}>Open your referrals</ButtonLink>
    </AuthPanel>
  );
}
