import { type SyntheticEvent, useState } from "react";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import type { CorrectableField } from "#contract/values/moderation/correction.ts";
import {
  type CaseAction,
  GROUND_NAMES,
  type Ground,
  isChosen,
  isNamed,
  isRestricting,
} from "#contract/values/moderation/decision.ts";
import { decide } from "../use-cases.ts";

/** The fields of a decision, and sending it. */
export function useDecision({ id, targets, choices, version }: CaseDetail, action: CaseAction, onDecided: () => void) {
  const [ground, setGround] = useState<Ground | "">("");
  const [words, setWords] = useState("");
  const [named, setNamed] = useState<Partial<Record<CaseAction, string>>>({});
  const [days, setDays] = useState("");
  const [field, setField] = useState<CorrectableField>("title");
  const [value, setValue] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const grounds = GROUND_NAMES.filter((each) => each !== "no-breach" || !isRestricting(action));
  const chosen = grounds.find((each) => each === ground) ?? null;
  const offered = isChosen(action) ? (choices[action] ?? []) : [];
  /** What the action blocks, or whom or what it is about; null for an action that takes neither. */
  const target = isNamed(action)
    ? (named[action] ?? targets[action] ?? "")
    : isChosen(action)
      ? (named[action] ?? offered[0]?.value ?? "")
      : null;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    if (busy || chosen === null || words.trim() === "" || target?.trim() === "") return;
    setBusy(true);
    const problem = await decide(id, {
      action,
      ground: chosen,
      words,
      ...(target !== null && { target }),
      ...(version !== undefined && { version }),
      ...(action === "suspend" && { days: days === "" ? null : Number(days) }),
      ...(action === "correct-field" && { correction: { field, value } }),
    });
    setBusy(false);
    setFailure(problem);
    if (problem === null) onDecided();
  }
  return {
    grounds,
    chosen,
    setGround,
    words,
    setWords,
    offered,
    target,
    setTarget: (chosenTarget: string) => setNamed({ ...named, [action]: chosenTarget }),
    days,
    setDays,
    field,
    setField,
    value,
    setValue,
    asked,
    busy,
    failure,
    submit,
  };
}
export type DecisionFields = ReturnType<typeof useDecision>;
