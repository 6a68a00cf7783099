import { type RefObject, lazy, Suspense, useEffect, useState } from "react";

const Dialog = lazy(() => import("#web/ui/dialog.tsx").then((module) => ({ default: module.Dialog })));

const KEYS = [
  ["j", "next job"],
  ["k", "previous job"],
  ["o", "open the job at its employer"],
  ["?", "these keys"],
] as const;

/** Keys for a list of job cards: `j` and `k` move, `o` opens, `?` tells. Never while something is being typed or a list is open. */
export function ListKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const [help, setHelp] = useState(false);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(event.target))
        return;
      if (event.key === "?") {
        setHelp(true);
        return;
      }
      const cards = [...(list.current?.querySelectorAll<HTMLElement>("article") ?? [])];
      const at = cards.findIndex((card) => card.contains(document.activeElement));
      if (event.key === "o" && at >= 0) cards[at]?.querySelector<HTMLElement>("[data-apply]")?.click();
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      const next = cards[Math.min(cards.length - 1, Math.max(0, at + step))];
      next?.querySelector<HTMLElement>("[data-apply]")?.focus();
      next?.scrollIntoView({ block: "nearest" });
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list]);

  if (!help) return null;
  return (
    <Suspense>
      <Dialog open onOpenChange={setHelp} title="Keys">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-ui">
          {KEYS.map(([key, words]) => (
            <div key={key} className="contents">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd className="text-ink-2">{words}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </Suspense>
  );
}

function busyElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=listbox]") !== null
  );
}
