import { TriangleAlert } from "lucide-react";
import { type FormEvent, type Ref, useId, useState } from "react";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import {
  ACTION_WORDS,
  type CaseAction,
  GROUND_NAMES,
  GROUNDS,
  type Ground,
  isRestricting,
  MAX_DECISION_WORDS,
} from "#contract/values/moderation/decision.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { decide } from "./use-cases.ts";

/** Takes the action, the reason from a list and the words. Ctrl+Enter decides from any of its fields. */
export function DecisionForm({
  detail: { id, actions },
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
  const [ground, setGround] = useState<Ground | "">("");
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fieldId = useId();
  const grounds = GROUND_NAMES.filter((each) => each !== "no-breach" || !isRestricting(action));
  const chosen = grounds.includes(ground as Ground) ? (ground as Ground) : null;

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    setAsked(true);
    if (busy || chosen === null || words.trim() === "") return;
    setBusy(true);
    const problem = await decide(id, { action, ground: chosen, words });
    setBusy(false);
    setFailure(problem);
    if (problem === null) onDecided();
  }
  return (
    <form
      aria-label="Decision"
      className="grid gap-3 border-t border-line pt-4"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(event);
        else if (event.key === "Escape" && event.target instanceof HTMLElement) event.target.blur();
      }}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Field id={`${fieldId}-action`} label="Action">
          <NativeSelect
            ref={first}
            id={`${fieldId}-action`}
            size="large"
            value={action}
            onChange={(event) => onAction(event.target.value as CaseAction)}
          >
            {actions.map((each) => (
              <option key={each} value={each}>
                {ACTION_WORDS[each].label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          id={`${fieldId}-ground`}
          label="Reason"
          error={asked && chosen === null ? "Please choose a reason" : undefined}
        >
          <NativeSelect
            id={`${fieldId}-ground`}
            size="large"
            value={chosen ?? ""}
            onChange={(event) => setGround(event.target.value as Ground)}
          >
            <option value="">Choose…</option>
            {grounds.map((each) => (
              <option key={each} value={each}>
                {GROUNDS[each]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <TextArea
        label="Explanation"
        hint="Goes into the log and to the people who filed a notice. Name no one."
        rows={3}
        maxLength={MAX_DECISION_WORDS}
        value={words}
        error={asked && words.trim() === "" ? "Please explain the decision" : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {failure !== null && (
        <Notice variant="negative" icon={TriangleAlert} role="alert">
          {failure}
        </Notice>
      )}
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
