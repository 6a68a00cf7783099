import { type Stage, STAGE_WORDS } from "#contract/values/desk/application.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { nextStages } from "./stage-words.ts";

/** Moves an application to one of the stages that can follow: the keyboard's way to drag a card. */
export function MoveSelect({
  application,
  onMove,
}: {
  application: Pick<ApplicationSummary, "stage" | "since" | "round" | "title" | "company">;
  onMove: (to: Stage) => void;
}) {
  const { stage, round, title, company } = application;
  const words = (to: Stage) =>
    to === "interview" && stage === "interview" ? `Interview ${round + 1}` : STAGE_WORDS[to];
  return (
    <NativeSelect
      aria-label={`Move ${title || "this application"}${company === "" ? "" : ` at ${company}`} to another stage`}
      className="w-full hover:bg-hover"
      value=""
      onChange={(event) => onMove(event.target.value as Stage)}
    >
      <option value="" disabled>
        Move to…
      </option>
      {nextStages(application).map((to) => (
        <option key={to} value={to}>
          {words(to)}
        </option>
      ))}
    </NativeSelect>
  );
}
