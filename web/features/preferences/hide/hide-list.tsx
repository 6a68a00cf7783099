import { EyeOff } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { changeSettings, settingsStore } from "#web/features/preferences/search-settings-store.ts";
import { type HideRule, withRule } from "#web/features/preferences/search-settings.ts";
import { hideableWords } from "./hideable-words.ts";
import { classes } from "#web/ui/base/classes.ts";
import type { PopupControl } from "#web/ui/select/lazy-popup.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { showBeside, topLayerClass } from "#web/ui/overlay/top-layer.ts";
import type { HideableJob } from "#web/features/preferences/hide-menu.tsx";

export type HideListProps = PopupControl & { job: HideableJob };

interface Choice {
  label: string;
  /** What the toast says once it is done. */
  done: string;
  rule: HideRule;
}

/** The open half of the hide menu. Arrows, Home and End move; Enter and Space choose; Escape and Tab leave. */
export function HideList(props: HideListProps) {
  return props.open ? <OpenList {...props} /> : null;
}

function OpenList({ job, anchor, onOpenChange }: HideListProps) {
  const id = useId();
  const toast = useToast();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = menu.current;
    if (!list || !anchor.current) return;
    showBeside(list, anchor.current, "end");
    list.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!list.contains(target) && anchor.current?.contains(target) !== true) onOpenChange(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [anchor, onOpenChange]);

  function leave() {
    anchor.current?.focus();
    onOpenChange(false);
  }
  function hide({ rule, done }: Choice) {
    // The card goes, and its button with it: the reader goes on at the top of the list.
    const heading = anchor.current?.closest("section, main")?.querySelector<HTMLElement>("h2[tabindex]");
    leave();
    heading?.focus({ preventScroll: true });
    changeSettings((settings) => withRule(settings, rule, true));
    toast({
      text: done,
      icon: EyeOff,
      action: { label: "Undo", run: () => changeSettings((settings) => withRule(settings, rule, false)) },
    });
  }
  function press(event: KeyboardEvent<HTMLDivElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at + items.length - 1) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const to = moves[event.key];
    if (event.key === "Escape" || event.key === "Tab") leave();
    if (event.key === "Escape" || to !== undefined) event.preventDefault();
    // The keys of the list behind stay out of it.
    event.stopPropagation();
    if (to !== undefined) items[to]?.focus();
  }
  const item = (choice: Choice) => (
    <button
      key={choice.label}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={itemClass}
      onClick={() => hide(choice)}
    >
      {choice.label}
    </button>
  );
  const words = hideableWords(job.role);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items hold the focus
    <div
      ref={menu}
      role="menu"
      popover="manual"
      aria-label={`Hide jobs like ${job.role}`}
      className={classes(topLayerClass, "w-72 max-w-[calc(100vw-1rem)] p-1")}
      onKeyDown={press}
    >
      {choicesFor(job).map(item)}
      {words.length > 0 && (
        <div role="group" aria-labelledby={id} className="mt-1 border-t border-line pt-1">
          <p id={id} className="px-2 py-1.5 text-meta text-ink-3">
            Hide titles and companies with the word
          </p>
          {words.map((word) =>
            item({ label: word, done: `Jobs with “${word}” are hidden`, rule: { by: "keywords", value: word } }),
          )}
        </div>
      )}
      <div role="group" aria-label="All rules" className="mt-1 border-t border-line pt-1">
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={itemClass}
          onClick={() => {
            leave();
            settingsStore.set({ open: true });
          }}
        >
          All my rules…
        </button>
      </div>
    </div>
  );
}

const itemClass =
  "flex min-h-9 w-full items-center rounded-tag border-0 bg-transparent px-2 text-left text-ui text-ink wrap-anywhere hover:bg-accent-soft focus:bg-accent-soft max-md:min-h-11";

function choicesFor({ company, sources }: HideableJob): Choice[] {
  return [
    {
      label: `Hide ${company.name}`,
      done: `${company.name} is hidden`,
      rule: { by: "companies", value: company.slug },
    },
    ...sources.map(({ source, name }): Choice => ({
      label: `Hide what is only on ${name}`,
      done: `Jobs only on ${name} are hidden`,
      rule: { by: "sources", value: source },
    })),
    { label: "Hide staffing agencies", done: "Jobs of staffing agencies are hidden", rule: { by: "agencies" } },
  ];
}
