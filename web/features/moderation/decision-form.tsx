import { type KeyboardEvent, type Ref, type SyntheticEvent, useId, useState } from "react";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import {
  ACTION_WORDS,
  type CaseAction,
  GROUND_NAMES,
  GROUNDS,
  type Ground,
  isNamed,
  isRestricting,
  MAX_DECISION_WORDS,
  MAX_TARGET,
  TARGET_HINTS,
} from "#contract/values/moderation/decision.ts";
import { Button } from "#web/ui/base/button.tsx";
import { describedBy, Field } from "#web/ui/display/field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { FormFailure } from "./form-failure.tsx";
import { decide } from "./use-cases.ts";

/** The fields of a decision, and sending it. */
function useDecision({ id, targets }: CaseDetail, action: CaseAction, onDecided: () => void) {
  const [ground, setGround] = useState<Ground | "">("");
  const [words, setWords] = useState("");
  const [named, setNamed] = useState<Partial<Record<CaseAction, string>>>({});
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const grounds = GROUND_NAMES.filter((each) => each !== "no-breach" || !isRestricting(action));
  const chosen = grounds.find((each) => each === ground) ?? null;
  /** What the action blocks; null for an action that names nothing. */
  const target = isNamed(action) ? (named[action] ?? targets[action] ?? "") : null;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    if (busy || chosen === null || words.trim() === "" || target?.trim() === "") return;
    setBusy(true);
    const problem = await decide(id, { action, ground: chosen, words, ...(target !== null && { target }) });
    setBusy(false);
    setFailure(problem);
    if (problem === null) onDecided();
  }
  const setTarget = (value: string) => setNamed({ ...named, [action]: value });
  return { grounds, chosen, setGround, words, setWords, target, setTarget, asked, busy, failure, submit };
}

/** Takes the action, the reason from a list and the words. Ctrl+Enter decides from any of its fields. */
export function DecisionForm({
  detail,
  action,
  onAction,
  first,
  onDecided,
}: {
  detail: CaseDetail;
  action: CaseAction;
  onAction: (action: CaseAction) => void;
  /** The field that the keys lead to. */
  first: Ref<HTMLSelectElement>;
  onDecided: () => void;
}) {
  const { grounds, chosen, setGround, words, setWords, target, setTarget, asked, busy, failure, submit } = useDecision(
    detail,
    action,
    onDecided,
  );
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(event);
    else if (event.key === "Escape") event.currentTarget.blur();
  }
  return (
    <form
      aria-label="Decision"
      className="grid gap-3 border-t border-line pt-4"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Choice
          label="Action"
          ref={first}
          value={action}
          options={detail.actions.map((each) => [each, ACTION_WORDS[each].label])}
          onChange={(value) => onAction(value as CaseAction)}
          onKeyDown={onKeyDown}
        />
        <Choice
          label="Reason"
          value={chosen ?? ""}
          options={[["", "Choose…"], ...grounds.map((each): [string, string] => [each, GROUNDS[each]])]}
          error={asked && chosen === null ? "Please choose a reason" : undefined}
          onChange={(value) => setGround(value as Ground | "")}
          onKeyDown={onKeyDown}
        />
      </div>
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
      <TextArea
        label="Explanation"
        hint="Goes into the log and to the people who filed a notice. Name no one."
        rows={3}
        maxLength={MAX_DECISION_WORDS}
        value={words}
        error={asked && words.trim() === "" ? "Please explain the decision" : undefined}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FormFailure failure={failure} />
      <Button
        type="submit"
        variant={isRestricting(action) ? "danger" : "primary"}
        className="justify-self-start"
        busy={busy}
        busyLabel="Deciding..."
      >
        {ACTION_WORDS[action].label}
      </Button>
    </form>
  );
}

/** A labelled choice from a short list. */
function Choice({
  label,
  ref,
  value,
  options,
  error,
  onChange,
  onKeyDown,
}: {
  label: string;
  ref?: Ref<HTMLSelectElement>;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  error?: string | undefined;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <NativeSelect
        {...(ref !== undefined && { ref })}
        id={id}
        size="large"
        value={value}
        aria-describedby={describedBy(id, undefined, error)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
