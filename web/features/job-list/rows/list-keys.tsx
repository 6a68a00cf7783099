import type { RefObject } from "react";
import { useShortcuts } from "#web/shell/shortcuts/use-shortcuts.ts";

/** A key that acts on the current item. */
export interface ItemKey {
  key: string;
  /** The help text. */
  text: string;
  press: (item: HTMLElement) => void;
}

/** The shortcuts of job cards. */
export const CARD_KEYS: ItemKey[] = [
  {
    key: "o",
    text: "open the job on the employer's site",
    press: (card) => card.querySelector<HTMLElement>("[data-apply]")?.click(),
  },
];

/**
 * Keyboard shortcuts for a list, by default of job cards: `j` and `k` move, `o` opens. The current item is the one with focus, or else the one marked
 * `aria-current`.
 */
export function ListKeys({
  list,
  noun = "job",
  item = "article",
  focus = "[data-apply]",
  keys = CARD_KEYS,
  onMove,
}: {
  list: RefObject<HTMLElement | null>;
  /** The word for an item in the help. */
  noun?: string;
  /** Selector of an item. */
  item?: string;
  /** Selector of what takes focus inside it. */
  focus?: string;
  keys?: ItemKey[];
  onMove?: (item: HTMLElement) => void;
}) {
  function find() {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(item) ?? [])];
    const focused = items.findIndex((each) => each.contains(document.activeElement));
    const at = focused >= 0 ? focused : items.findIndex((each) => each.ariaCurrent === "true");
    return { items, at };
  }
  function move(step: 1 | -1) {
    const { items, at } = find();
    const next = items[Math.min(items.length - 1, Math.max(0, at + step))];
    if (!next) return;
    next.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
    onMove?.(next);
  }
  useShortcuts([
    { key: "j", text: `next ${noun}`, press: () => move(1) },
    { key: "k", text: `previous ${noun}`, press: () => move(-1) },
    ...keys.map((each) => ({
      ...each,
      press: () => {
        const { items, at } = find();
        if (items[at]) each.press(items[at]);
      },
    })),
  ]);
  return null;
}
