import { Timer } from "lucide-react";
import type { NudgeAnswer } from "#contract/values/desk/application.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { type Silence, silenceOf } from "#contract/values/desk/silence.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { today } from "./desk/application-operation.ts";
import { useWrite } from "./desk/use-write.ts";
import { useMove } from "./use-move.ts";

/** Says that an application hears nothing, why we think so, and what the person can do. Moves nothing by itself. */
export function SilenceNotice({ application, named = false }: { application: ApplicationSummary; named?: boolean }) {
  const write = useWrite();
  const move = useMove();
  const silence = silenceOf(application, today());
  if (silence === null) return null;
  const answer = (given: NudgeAnswer, done: string) => {
    const thing = crypto.randomUUID();
    void write({ id: application.id }, [{ kind: "nudge", thing, set: { on: today(), answer: given } }], {
      done,
      undo: [{ kind: "nudge", thing, set: { removed: true } }],
    });
  };
  const about = [application.title, application.company].filter(Boolean).join(" at ") || "Untitled";
  return (
    <Notice
      variant="caution"
      icon={Timer}
      role="note"
      className="[&>svg]:self-start md:[&>div]:col-span-2 md:[&>svg]:mt-0.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-[1_1_28rem] wrap-anywhere">
          <b className="font-semibold">
            {named ? `${about}: ` : ""}
            {silenceWords(silence)}
          </b>{" "}
          {silence.reason}
        </p>
        <span className="flex flex-wrap gap-2">
          {silence.followUp && (
            <>
              <Button onClick={() => answer("followed-up", "Noted: you followed up today")}>I followed up</Button>
              <Button onClick={() => answer("waiting", "We’ll ask again later")}>Keep waiting</Button>
            </>
          )}
          <Button onClick={() => move(application, "ghosted")}>Mark as ghosted</Button>
        </span>
      </div>
    </Notice>
  );
}

function silenceWords({ days, followUp, followedUp }: Silence): string {
  const chased = followedUp === 0 ? "" : followedUp === 1 ? " and one follow-up" : ` and ${followedUp} follow-ups`;
  return followUp ? `No answer for ${days} days${chased} – follow up?` : `No answer for ${days} days${chased}.`;
}
