import { type RefObject, lazy, Suspense, useEffect, useRef, useState } from "react";
import { capturesKeys } from "#web/features/search/text/captures-keys.ts";

const Dialog = lazy(() => import("#web/ui/overlay/dialog.tsx").then((module) => ({ default: module.Dialog })));

/** A key that does something with the item the reader is at. */
export interface ItemKey {
  key: string;
  words: string;
  press: (item: HTMLElement) => void;
}

const CARD_KEYS: ItemKey[] = [
  {
    key: "o",
    words: "open the job at its employer",
    press: (card) => card.querySelector<HTMLElement>("[data-apply]")?.click(),
  },
];

/**
 * Keys for a list, job cards unless told: `j` and `k` move, `o` opens, `?` tells. Never while something is being typed or a list is open. The
 * reader is at the item that holds the focus, or else at the current one.
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
  /** What an item is called in the help. */
  noun?: string;
  /** Selector of an item, and of what in it takes the focus. */
  item?: string;
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
      const focused = items.findIndex((one) => one.contains(document.activeElement));
      const at = focused >= 0 ? focused : items.findIndex((one) => one.ariaCurrent === "true");
      const here = items[at];
      const own = now.keys.find(({ key }) => key === event.key);
      if (own && here) own.press(here);
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
  const words: [string, string][] = [
    ["j", `next ${noun}`],
    ["k", `previous ${noun}`],
    ...keys.map((each): [string, string] => [each.key, each.words]),
    ["?", "these keys"],
  ];
  return (
    <Suspense>
      <Dialog open onOpenChange={setHelp} title="Keys">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-ui">
          {words.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd className="text-ink-2">{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </Suspense>
  );
}
