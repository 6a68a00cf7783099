import { GROUNDS, type Ground } from "#contract/values/moderation/decision.ts";
import { exactTime } from "#web/model/dates.ts";

/** What was decided, on what it rests, and the explanation. */
export function DecisionText({
  outcome,
  ground,
  words,
  at,
  correction = null,
  named = null,
  isAutomatic = false,
  endsAt = null,
}: {
  outcome: string;
  ground: Ground;
  words: string;
  at: string;
  /** What a correction says. */
  correction?: string | null;
  /** Which board, domain or name it is about. */
  named?: string | null;
  isAutomatic?: boolean;
  /** Until when a suspension lasts. */
  endsAt?: string | null;
}) {
  return (
    <>
      <p className="wrap-anywhere">
        {outcome} {correction} {named}
      </p>
      <p className="text-ui text-ink-2">
        Reason: {GROUNDS[ground]}. {isAutomatic ? "A program did this on" : "Decided by a person on"}{" "}
        <time dateTime={at}>{exactTime(at)}</time>
        {endsAt !== null && (
          <>
            , until <time dateTime={endsAt}>{exactTime(endsAt)}</time>
          </>
        )}
        .
      </p>
      <p className="border-l-2 border-line-2 pl-3 text-ui whitespace-pre-line wrap-anywhere">{words}</p>
    </>
  );
}
