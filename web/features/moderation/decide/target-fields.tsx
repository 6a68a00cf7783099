import type { KeyboardEvent } from "react";
import {
  CORRECTABLE,
  CORRECTABLE_FIELDS,
  type CorrectableField,
  MAX_CORRECTION,
} from "#contract/values/moderation/correction.ts";
import {
  type CaseAction,
  CHOICE_LABELS,
  isChosen,
  isNamed,
  MAX_SUSPENSION_DAYS,
  MAX_TARGET,
  TARGET_HINTS,
} from "#contract/values/moderation/decision.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Choice } from "./choice.tsx";
import type { DecisionFields } from "./use-decision.ts";

/** What some actions take besides a reason: what to block, whom or what they are about, how long, or the right value. */
export function TargetFields({
  action,
  form: { target, setTarget, offered, days, setDays, field, setField, value, setValue, asked },
  onKeyDown,
}: {
  action: CaseAction;
  form: DecisionFields;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  return (
    <>
      {isNamed(action) && (
        <TextField
          {...TARGET_HINTS[action]}
          value={target ?? ""}
          maxLength={MAX_TARGET}
          error={asked && target?.trim() === "" ? "Please name what to block" : undefined}
          onChange={(event) => setTarget(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      {isChosen(action) && offered.length > 0 && (
        <Choice
          label={CHOICE_LABELS[action]}
          value={target ?? ""}
          options={offered.map((each) => [each.value, each.label])}
          onChange={setTarget}
          onKeyDown={onKeyDown}
        />
      )}
      {action === "suspend" && (
        <TextField
          label="Days"
          hint={`From 1 to ${MAX_SUSPENSION_DAYS}. Empty: until an operator lifts it.`}
          inputMode="numeric"
          maxLength={3}
          value={days}
          onChange={(event) => setDays(event.target.value.replaceAll(/\D/g, ""))}
          onKeyDown={onKeyDown}
        />
      )}
      {action === "correct-field" && (
        <>
          <Choice
            label="Field"
            value={field}
            options={CORRECTABLE_FIELDS.map((each) => [each, CORRECTABLE[each].label])}
            onChange={(chosen) => setField(chosen as CorrectableField)}
            onKeyDown={onKeyDown}
          />
          <TextField
            label="Right value"
            hint={`${CORRECTABLE[field].hint}. Empty: what the posting says.`}
            maxLength={MAX_CORRECTION}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </>
      )}
    </>
  );
}
