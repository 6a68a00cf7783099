import { Combobox } from "@base-ui/react/combobox";
import { Search, X } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { TextButton } from "#web/ui/base/button.tsx";
import { chipClasses, chipRemoveClass } from "#web/ui/display/chip.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { PopupControl } from "#web/ui/select/lazy-popup.ts";
import type { MultiSelectProps } from "#web/ui/select/multi-select.tsx";
import { chosenOptions, formatCount, type Option } from "#web/ui/select/option.ts";
import { OptionFace } from "#web/ui/select/option-face.tsx";
import { footClass, listClass, optionClass, popupClass } from "#web/ui/select/popup-classes.ts";
import type { WindowHandle } from "./windowed-options.tsx";

/** Only lists longer than 100 need it. */
const WindowedOptions = lazy(() =>
  import("./windowed-options.tsx").then((module) => ({ default: module.WindowedOptions })),
);

const STEP = 50;
const GROW_PAST = 0.8;
const WINDOW_OVER = 100;
const LEAST_WIDTH_PX = 264;
/** What the looks of a list popup are told: as wide as its button, and never wider than the window. */
const SIZES = {
  "--anchor-width": "100%",
  "--available-width": "calc(100vw - 1.5rem)",
  "--available-height": "100vh",
} as CSSProperties;

export type MultiSelectPopupProps = PopupControl & Omit<MultiSelectProps, "placeholder" | "labels" | "onApproach">;

const labelOf = (option: Option) => option.label;

/** The open half of a multi-select: text box, chips, options 50 by 50 (or windowed), foot. It stands under its button, in its place in the page. */
export function MultiSelectPopup(props: MultiSelectPopupProps) {
  return props.open ? <OpenPopup {...props} /> : null;
}

function OpenPopup({
  label,
  filterPlaceholder,
  emptyHint,
  options,
  values,
  onChange,
  cap,
  onOpenChange,
  anchor,
}: MultiSelectPopupProps) {
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(STEP);
  // What was chosen before leads the list; it does not jump while choosing.
  const [leading] = useState(values);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<WindowHandle | null>(null);
  const highlighted = useRef(-1);
  const { contains } = Combobox.useFilter({ multiple: true });
  // A list wider than its button opens towards the side that has room.
  const [fromRight] = useState(
    () => (anchor.current?.getBoundingClientRect().left ?? 0) + LEAST_WIDTH_PX > window.innerWidth,
  );

  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    popup.current?.scrollIntoView({ block: "nearest" });
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!popup.current?.contains(target) && anchor.current?.contains(target) !== true) onOpenChange(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [anchor, onOpenChange]);

  const all = useMemo(() => options ?? [], [options]);
  const ordered = useMemo(() => {
    const lead = new Set(leading);
    return lead.size === 0
      ? all
      : [...all.filter((option) => lead.has(option.value)), ...all.filter((option) => !lead.has(option.value))];
  }, [all, leading]);
  const matches = useMemo(
    () => (query.trim() === "" ? ordered : ordered.filter((option) => contains(option, query.trim(), labelOf))),
    [ordered, query, contains],
  );
  const shown = useMemo(() => matches.slice(0, cap ?? limit), [matches, cap, limit]);
  const windowed = shown.length > WINDOW_OVER;
  const chosen = useMemo(() => chosenOptions(values, all), [values, all]);
  const chosenValues = useMemo(() => new Set(values), [values]);

  function grow(past: number) {
    if (cap === undefined && past >= GROW_PAST) setLimit((count) => (count < matches.length ? count + STEP : count));
  }
  function press(event: KeyboardEvent) {
    if (event.key !== "Tab" && event.key !== "Escape") return;
    // Focus goes to the closed button first, so that the browser's own Tab goes on from there.
    anchor.current?.focus();
    onOpenChange(false);
    if (event.shiftKey || event.key === "Escape") event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Combobox.Root
      multiple
      items={all}
      filteredItems={shown}
      value={chosen}
      onValueChange={(next) => onChange(next.map((option) => option.value))}
      isItemEqualToValue={(one, other) => one.value === other.value}
      itemToStringLabel={labelOf}
      autoHighlight
      virtualized={windowed}
      inline
      open
      inputValue={query}
      onInputValueChange={(text, details) => {
        // Picking keeps the typed text, so that a second option can be picked from the same matches.
        if (details.reason === "item-press" || details.reason === "input-clear") {
          details.cancel();
          return;
        }
        setQuery(text);
        setLimit(STEP);
      }}
      onItemHighlighted={(item, { reason, index }) => {
        highlighted.current = item === undefined ? -1 : index;
        if (item !== undefined && reason === "keyboard") grow((index + 1) / shown.length);
        if (item !== undefined && reason !== "pointer") queueMicrotask(() => handle.current?.show(index));
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of what is inside */}
      <div
        ref={popup}
        role="dialog"
        aria-label={label}
        style={SIZES}
        className={classes(popupClass, "absolute top-full z-50 mt-1", fromRight ? "right-0" : "left-0")}
        onKeyDownCapture={press}
        onKeyDown={(event) => {
          // The form around would send itself on Enter; here Enter picks.
          if (event.key === "Enter" && event.target === input.current) event.preventDefault();
        }}
        onBlur={(event) => {
          const to = event.relatedTarget;
          if (to !== null && to !== anchor.current && !event.currentTarget.contains(to)) onOpenChange(false);
        }}
      >
        <Combobox.Chips className="contents">
          <span className="flex h-11 items-center gap-2 border-b border-line px-3 text-ink-3">
            <Icon of={Search} />
            <Combobox.Input
              ref={input}
              aria-label={`Filter ${label}`}
              placeholder={filterPlaceholder}
              className="min-h-9 min-w-0 flex-1 border-0 bg-transparent text-ui text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 max-md:min-h-11"
            />
          </span>
          {chosen.length > 0 && (
            <span className="flex max-h-28 flex-wrap gap-1.5 overflow-y-auto border-b border-line px-3 py-2">
              {chosen.map((option) => (
                <Combobox.Chip key={option.value} aria-label={option.label} className={chipClasses("small")}>
                  {option.label}
                  <Combobox.ChipRemove aria-label={`Remove ${option.label}`} className={chipRemoveClass}>
                    <Icon of={X} size="small" />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
            </span>
          )}
        </Combobox.Chips>
        <Combobox.Empty>
          <div className="px-3 pb-6 pt-5 text-ui">
            {options === null ? (
              <p>Loading options...</p>
            ) : (
              <>
                <p className="font-semibold">No options found</p>
                <p className="mt-1 text-meta text-ink-3">
                  {query.trim() === "" ? emptyHint : `Nothing is called “${query.trim()}”. ${emptyHint}`}
                </p>
              </>
            )}
          </div>
        </Combobox.Empty>
        <Combobox.List
          aria-label={label}
          className={`${listClass} empty:hidden`}
          onScroll={(event) => {
            const list = event.currentTarget;
            grow((list.scrollTop + list.clientHeight) / list.scrollHeight);
          }}
        >
          {windowed ? (
            <Suspense>
              <WindowedOptions
                options={shown}
                chosen={chosenValues}
                query={query}
                open
                handle={handle}
                highlighted={highlighted}
              />
            </Suspense>
          ) : (
            (option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                disabled={option.count === 0 && !chosenValues.has(option.value)}
                className={`${optionClass} max-md:min-h-11`}
              >
                <OptionFace option={option} chosen={chosenValues.has(option.value)} query={query} />
              </Combobox.Item>
            )
          )}
        </Combobox.List>
        {matches.length > 0 && (
          <div className={footClass}>
            {chosen.length > 0 ? (
              <>
                <span>{chosen.length} chosen</span>
                <TextButton onClick={() => onChange([])}>Clear these</TextButton>
              </>
            ) : (
              <>
                <span>
                  {formatCount(shown.length)} of {formatCount(matches.length)}
                </span>
                <span className="whitespace-nowrap max-md:hidden" aria-hidden="true">
                  <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> <kbd>Esc</kbd>
                </span>
              </>
            )}
          </div>
        )}
      </div>
    </Combobox.Root>
  );
}
