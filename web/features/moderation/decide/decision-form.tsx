import type { KeyboardEvent, Ref } from "react";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import {
  ACTION_WORDS,
  type CaseAction,
  GROUNDS,
  type Ground,
  isRestricting,
  MAX_DECISION_WORDS,
} from "#contract/values/moderation/decision.ts";
import { Button } from "#web/ui/base/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { FormFailure } from "../form-failure.tsx";
import { Choice } from "./choice.tsx";
import { TargetFields } from "./target-fields.tsx";
import { useDecision } from "./use-decision.ts";

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
  const form = useDecision(detail, action, onDecided);
  const element = useFocusWrong(form.tries);
  const { grounds, chosen, setGround, words, setWords, asked, busy, problem, rest, submit } = form;
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(event);
    else if (event.key === "Escape") event.currentTarget.blur();
  }
  return (
    <form
      ref={element}
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
          error={problem("action")}
          onChange={(value) => onAction(value as CaseAction)}
          onKeyDown={onKeyDown}
        />
        <Choice
          label="Reason"
          value={chosen ?? ""}
          options={[["", "Choose…"], ...grounds.map((each): [string, string] => [each, GROUNDS[each]])]}
          error={asked && chosen === null ? "Please choose a reason" : problem("ground")}
          onChange={(value) => setGround(value as Ground | "")}
          onKeyDown={onKeyDown}
        />
      </div>
      <TargetFields action={action} form={form} onKeyDown={onKeyDown} />
      <TextArea
        label="Explanation"
        hint="Goes into the log, to the people who filed a notice and to everybody whom the decision affects. Don’t name anyone."
        rows={3}
        maxLength={MAX_DECISION_WORDS}
        value={words}
        error={asked && words.trim() === "" ? "Please explain the decision" : problem("words")}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FormFailure failure={rest} />
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
