import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { classes } from "#web/ui/base/classes.ts";
import type { PopupControl } from "#web/ui/select/lazy-popup.ts";
import type { Option } from "#web/ui/select/option.ts";
import { OptionFace } from "#web/ui/select/option-face.tsx";
import { optionClass } from "#web/ui/select/popup-classes.ts";

const TYPE_AHEAD_MS = 500;
const LEAST_WIDTH_PX = 208;

export type ChoiceListProps = PopupControl & {
  label: string;
  options: readonly Option[];
  values: string[];
  multiple: boolean;
  /** The entry that stands for no choice, such as All types. */
  none?: Option;
  onChange: (values: string[]) => void;
};

/**
 * The open half of a short list without a text box: a listbox under its button. With `multiple` it stays open while choosing; without, choosing
 * closes it. Arrows, Home, End and typed letters move; Enter and Space choose; Escape and Tab leave.
 */
export function ChoiceList(props: ChoiceListProps) {
  return props.open ? <OpenList {...props} /> : null;
}

function OpenList({ label, options, values, multiple, none, onChange, onOpenChange, anchor }: ChoiceListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const rows = none ? [none, ...options] : options;
  const chosen = (option: Option) =>
    option.value === none?.value ? values.length === 0 : values.includes(option.value);
  const dead = (option: Option) => option.count === 0 && !chosen(option);
  // A list wider than its button opens towards the side that has room.
  const fromRight = useSyncExternalStore(
    onResize,
    () => (anchor.current?.getBoundingClientRect().left ?? 0) + LEAST_WIDTH_PX > window.innerWidth,
  );
  const [active, setActive] = useState(() =>
    Math.max(0, rows.findIndex(chosen), rows.some(chosen) ? 0 : rows.findIndex((row) => !dead(row))),
  );

  useEffect(() => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "nearest" });
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && anchor.current?.contains(target) !== true) onOpenChange(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [anchor, onOpenChange]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  function leave() {
    anchor.current?.focus();
    onOpenChange(false);
  }
  function choose(option: Option | undefined) {
    if (!option || dead(option)) return;
    if (option.value === none?.value) onChange([]);
    else if (values.includes(option.value)) onChange(values.filter((value) => value !== option.value));
    else onChange(multiple ? [...values, option.value] : [option.value]);
    if (!multiple) leave();
  }
  /** The next row that can be chosen, in steps of 1 or -1, staying at the ends. */
  function move(from: number, step: number) {
    for (let at = from; at >= 0 && at < rows.length; at += step) {
      const row = rows[at];
      if (row && !dead(row)) return setActive(at);
    }
  }
  function typeAhead(letter: string, now: number) {
    const text = now - typed.current.at < TYPE_AHEAD_MS ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    const found = rows.findIndex((row) => !dead(row) && row.label.toLowerCase().startsWith(text.toLowerCase()));
    if (found >= 0) setActive(found);
  }
  function press(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(active + 1, 1),
      ArrowUp: () => move(active - 1, -1),
      Home: () => move(0, 1),
      End: () => move(rows.length - 1, -1),
      Enter: () => choose(rows[active]),
      " ": () => choose(rows[active]),
      Escape: leave,
    };
    if (event.key === "Tab") {
      // Focus goes to the closed button first, so that the browser's own Tab goes on from there.
      leave();
      if (event.shiftKey) event.preventDefault();
      return;
    }
    const run = moves[event.key];
    if (run) {
      event.preventDefault();
      event.stopPropagation();
      run();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      typeAhead(event.key, event.timeStamp);
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={press}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to !== null && to !== anchor.current && !event.currentTarget.contains(to)) onOpenChange(false);
      }}
      className={classes(
        "enter absolute top-full z-50 mt-1 max-h-[300px] w-full min-w-52 overflow-y-auto rounded-panel border border-line-2 bg-raised p-1 shadow-popover outline-none",
        fromRight ? "right-0" : "left-0",
      )}
    >
      {rows.map((option, at) => (
        // The list holds the focus and hears the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          aria-selected={chosen(option)}
          aria-disabled={dead(option) || undefined}
          data-highlighted={at === active ? "" : undefined}
          data-disabled={dead(option) ? "" : undefined}
          className={classes(optionClass, "max-md:min-h-11")}
          onPointerMove={() => {
            if (!dead(option)) setActive(at);
          }}
          onClick={() => choose(option)}
        >
          <OptionFace option={option} chosen={chosen(option)} tick={!multiple} />
        </div>
      ))}
    </div>
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}
