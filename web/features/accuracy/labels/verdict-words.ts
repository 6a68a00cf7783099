import type { LabelCard } from "#contract/schemas/accuracy.ts";
import { type Verdict, VERDICTS_ON_SILENCE, VERDICTS_ON_VALUE } from "#contract/values/accuracy/judging.ts";

export const VERDICT_WORDS: Record<Verdict, { key: string; name: string }> = {
  right: { key: "y", name: "Right" },
  wrong: { key: "n", name: "Wrong" },
  "not-stated": { key: "s", name: "Not stated" },
  missed: { key: "m", name: "Missed" },
  unclear: { key: "u", name: "Unclear" },
};

/** The verdicts that fit a card. */
export function verdictsOf({ hasValue }: LabelCard): readonly Verdict[] {
  return hasValue ? VERDICTS_ON_VALUE : VERDICTS_ON_SILENCE;
}
