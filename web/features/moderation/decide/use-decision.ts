import { type SyntheticEvent, useState } from "react";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import { COMPANY_FACTS, type CorrectableField, JOB_FIELDS } from "#contract/values/moderation/correction.ts";
import {
  type CaseAction,
  GROUND_NAMES,
  type Ground,
  isChosen,
  isCorrecting,
  isNamed,
  isRestricting,
} from "#contract/values/moderation/decision.ts";
import { problemOf, restOf, type Wrong } from "#web/api/forms/wrong-field.ts";
import { decide, previewCorrection } from "../use-cases.ts";

/** The fields that show what is wrong with them, by their names at the server. */
const FIELDS = ["action", "ground", "words", "target", "days", "correction"] as const;

/** The fields of a decision, and sending it. */
export function useDecision({ id, targets, choices, version }: CaseDetail, action: CaseAction, onDecided: () => void) {
  const [ground, setGround] = useState<Ground | "">("");
  const [words, setWords] = useState("");
  const [named, setNamed] = useState<Partial<Record<CaseAction, string>>>({});
  const [days, setDays] = useState("");
  const [chosenField, setField] = useState<CorrectableField>();
  const [value, setValue] = useState("");
  const [asked, setAsked] = useState(false);
  /** How often somebody tried to send it, so that each try leads to the first wrong field. */
  const [tries, setTries] = useState(0);
  const countTry = () => setTries((count) => count + 1);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Wrong | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const fields: readonly CorrectableField[] = action === "correct-company" ? COMPANY_FACTS : JOB_FIELDS;
  const field = fields.find((each) => each === chosenField) ?? fields[0]!;
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
    countTry();
    if (busy || chosen === null || words.trim() === "" || target?.trim() === "") return;
    setBusy(true);
    const problem = await decide(id, {
      action,
      ground: chosen,
      words,
      ...(target !== null && { target }),
      ...(version !== undefined && { version }),
      ...(action === "suspend" && { days: days === "" ? null : Number(days) }),
      ...(isCorrecting(action) && { correction: { field, value } }),
    });
    setBusy(false);
    setRefused(problem);
    countTry();
    if (problem === null) onDecided();
  }
  async function showPreview() {
    if (busy) return;
    setBusy(true);
    const read = await previewCorrection(id, { field, value });
    setBusy(false);
    setPreview(typeof read === "string" ? read : null);
    setRefused(typeof read === "string" ? null : read);
    countTry();
  }
  /** What is wrong with a field, by its name at the server. */
  const problem = (name: (typeof FIELDS)[number]) => problemOf(refused, name);
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
    fields,
    field,
    setField,
    value,
    setValue: (written: string) => {
      setValue(written);
      // What was read belongs to what was written.
      setPreview(null);
    },
    asked,
    busy,
    preview,
    showPreview: () => void showPreview(),
    problem,
    rest: restOf(refused, FIELDS),
    tries,
    submit,
  };
}
export type DecisionFields = ReturnType<typeof useDecision>;
