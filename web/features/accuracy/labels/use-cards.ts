import { useState } from "react";
import type { LabelCard } from "#contract/schemas/accuracy.ts";
import type { Verdict } from "#contract/values/accuracy/judging.ts";
import { useVerdicts } from "./use-verdicts.ts";
import { verdictsOf } from "./verdict-words.ts";

/** The cards, which of them is shown, and the moves between them. `onShow` runs whenever another one is shown. */
export function useCards(drawn: LabelCard[], onShow: () => void) {
  const { cards, failed, give, retry } = useVerdicts(drawn);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      drawn.findIndex(({ verdict }) => verdict === null),
    ),
  );
  /** Ids of the cards with a verdict of this visit, the latest last. */
  const [past, setPast] = useState<string[]>([]);

  function show(next: number): void {
    setAt(Math.min(cards.length - 1, Math.max(0, next)));
    onShow();
  }

  /** Gives the shown card its verdict and shows the next one that waits, from the beginning again after the last. */
  function judge(verdict: Verdict): void {
    const card = cards[at];
    if (card === undefined || !verdictsOf(card).includes(verdict)) return;
    give(card.id, verdict);
    setPast((before) => [...before.filter((id) => id !== card.id), card.id]);
    const waiting = [...cards.keys()].filter((place) => place !== at && cards[place]!.verdict === null);
    const next = waiting.find((place) => place > at) ?? waiting[0];
    if (next !== undefined) show(next);
  }

  function undo(): void {
    const id = past.at(-1);
    if (id === undefined) return;
    give(id, null);
    setPast((before) => before.slice(0, -1));
    show(cards.findIndex((card) => card.id === id));
  }

  return { cards, failed, retry, at, show, judge, undo, canUndo: past.length > 0 };
}
