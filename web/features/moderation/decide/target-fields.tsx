import type { KeyboardEvent } from "react";
import { CORRECTABLES, type CorrectableField, MAX_CORRECTION } from "#contract/values/moderation/correction.ts";
import {
  type CaseAction,
  CHOICE_LABELS,
  isChosen,
  isCorrecting,
  isNamed,
  MAX_SUSPENSION_DAYS,
  MAX_TARGET,
  TARGET_HINTS,
} from "#contract/values/moderation/decision.ts";
import { Button } from "#web/ui/base/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Choice } from "./choice.tsx";
import type { DecisionFields } from "./use-decision.ts";

/** What some actions take besides a reason: what to block, whom or what they are about, how long, or the right value. */
export function TargetFields({
  action,
  form: {
    target,
    setTarget,
    offered,
    days,
    setDays,
    fields,
    field,
    setField,
    value,
    setValue,
    asked,
    busy,
    preview,
    showPreview,
    problem,
  },
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
          error={asked && target?.trim() === "" ? "Please name what to block" : problem("target")}
          onChange={(event) => setTarget(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      {isChosen(action) && offered.length > 0 && (
        <Choice
          label={CHOICE_LABELS[action]}
          value={target ?? ""}
          options={offered.map((each) => [each.value, each.label])}
          error={problem("target")}
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
          error={problem("days")}
          onChange={(event) => setDays(event.target.value.replaceAll(/\D/g, ""))}
          onKeyDown={onKeyDown}
        />
      )}
      {isCorrecting(action) && (
        <>
          <Choice
            label="Field"
            value={field}
            options={fields.map((each) => [each, CORRECTABLES[each].label])}
            onChange={(chosen) => setField(chosen as CorrectableField)}
            onKeyDown={onKeyDown}
          />
          <TextField
            label="Right value"
            hint={`${CORRECTABLES[field].hint}. Empty: ${action === "correct-field" ? "what the posting says" : "what sources and the company say"}.`}
            maxLength={MAX_CORRECTION}
            value={value}
            error={problem("correction")}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ui">
            <Button busy={busy} busyLabel="Reading..." onClick={showPreview}>
              Preview
            </Button>
            <p role="status" className="min-w-0 wrap-anywhere empty:hidden">
              {preview !== null && `It will say: ${preview}`}
            </p>
          </div>
        </>
      )}
    </>
  );
}
