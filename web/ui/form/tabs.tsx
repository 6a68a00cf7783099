import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { rovingTarget } from "./roving-focus.ts";

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

/**
 * Tabs with one panel each. Arrow keys, Home and End move. All panels are in the markup, so that they read without
 * scripts.
 */
export function Tabs({
  label,
  tabs,
  current,
  onChange,
  className,
}: {
  label: string;
  tabs: Tab[];
  current: string;
  onChange: (id: string) => void;
  className?: string;
}) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === current);
    const target = rovingTarget(event.key, at, tabs.length, ["ArrowLeft", "ArrowRight"]);
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="needs-js flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line"
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={classes(
              "inline-flex min-h-11 flex-none items-center gap-2 whitespace-nowrap border-b-2 text-body focus-visible:-outline-offset-2",
              tab.id === current
                ? "border-accent font-semibold text-ink"
                : "border-transparent text-ink-2 hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== current}
          className="pt-6"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
