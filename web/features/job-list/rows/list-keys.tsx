import { type RefObject, lazy, Suspense, useEffect, useRef, useState } from "react";
import { capturesKeys } from "#web/features/search/text/captures-keys.ts";

const KeySheet = lazy(() => import("#web/ui/overlay/key-sheet.tsx").then((module) => ({ default: module.KeySheet })));

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
 * Keyboard shortcuts for a list, by default of job cards: `j` and `k` move, `o` opens, `?` shows help. They are off
 * while a field, list or dialog has focus. The current item is the one with focus, or else the one marked
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
  const [help, setHelp] = useState(false);
  const latest = useRef({ item, focus, keys, onMove });
  useEffect(() => {
    latest.current = { item, focus, keys, onMove };
  });

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || capturesKeys(event.target))
        return;
      if (event.key === "?") {
        setHelp(true);
        return;
      }
      const now = latest.current;
      const items = [...(list.current?.querySelectorAll<HTMLElement>(now.item) ?? [])];
      const focused = items.findIndex((each) => each.contains(document.activeElement));
      const at = focused >= 0 ? focused : items.findIndex((each) => each.ariaCurrent === "true");
      const current = items[at];
      const action = now.keys.find(({ key }) => key === event.key);
      if (action && current) action.press(current);
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      const next = items[Math.min(items.length - 1, Math.max(0, at + step))];
      if (!next) return;
      next.querySelector<HTMLElement>(now.focus)?.focus({ preventScroll: true });
      next.scrollIntoView({ block: "nearest" });
      now.onMove?.(next);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list]);

  if (!help) return null;
  const shortcuts: [string, string][] = [
    ["j", `next ${noun}`],
    ["k", `previous ${noun}`],
    ...keys.map((each): [string, string] => [each.key, each.text]),
    ["?", "this help"],
  ];
  return (
    <Suspense>
      <KeySheet keys={shortcuts} onClose={() => setHelp(false)} />
    </Suspense>
  );
}
