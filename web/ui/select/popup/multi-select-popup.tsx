import { Combobox } from "@base-ui/react/combobox";
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { classes } from "#web/ui/base/classes.ts";
import type { MultiSelectPopupProps } from "#web/ui/select/multi-select-props.ts";
import { chosenOptions, type Option } from "#web/ui/select/option.ts";
import { OptionFace } from "#web/ui/select/option-face.tsx";
import { listClass, optionClass, popupClass } from "#web/ui/select/popup-classes.ts";
import { opensToLeft, usePopupDismiss } from "#web/ui/select/popup-dismiss.ts";
import { FilterBox, NoOptions, OptionsFoot } from "./multi-select-parts.tsx";
import { labelOf, useOptionMatches } from "./use-option-matches.ts";
import type { WindowedOptions, WindowHandle } from "./windowed-options.tsx";

const WINDOW_OVER = 100;
const MIN_WIDTH_PX = 264;
/** Sizes that `popupClass` refers to: as wide as the button, never wider than the window. */
const SIZES = {
  "--anchor-width": "100%",
  "--available-width": "calc(100vw - 1.5rem)",
  "--available-height": "100vh",
} as CSSProperties;

/** The popup of a multi-select: text box, chips, options 50 by 50 (or windowed) and foot. It opens below its button. */
export function MultiSelectPopup(props: MultiSelectPopupProps) {
  return props.open ? <OpenPopup {...props} /> : null;
}

function OpenPopup(props: MultiSelectPopupProps) {
  const { label, options, values, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const scroller = useRef<WindowHandle | null>(null);
  const highlighted = useRef(-1);
  const { all, matches, shown, query, filter, loadMore } = useOptionMatches(options, values, props.cap);
  const [Windowed, setWindowed] = useState<typeof WindowedOptions | null>(null);
  const long = shown.length >= WINDOW_OVER;
  useEffect(() => {
    // Loaded before the list needs it, so that the rows don't go away for a moment. Without it the list renders all its rows.
    if (long)
      import("./windowed-options.tsx").then(
        (module) => setWindowed(() => module.WindowedOptions),
        () => {},
      );
  }, [long]);
  const windowed = Windowed !== null && shown.length > WINDOW_OVER;
  const list = useRef<HTMLDivElement>(null);
  const chosen = useMemo(() => chosenOptions(values, all), [values, all]);
  const chosenValues = useMemo(() => new Set(values), [values]);

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
        // Choosing keeps the typed text, so that the reader can choose more of the same matches.
        if (details.reason === "item-press" || details.reason === "input-clear") details.cancel();
        else filter(text);
      }}
      onItemHighlighted={(item, { reason, index }) => {
        highlighted.current = item === undefined ? -1 : index;
        if (item !== undefined && reason === "keyboard") loadMore((index + 1) / shown.length);
        if (item !== undefined && reason !== "pointer") queueMicrotask(() => scroller.current?.show(index));
      }}
    >
      <PopupFrame {...props} input={input}>
        <FilterBox label={label} placeholder={props.filterPlaceholder} input={input} chosen={chosen} />
        <NoOptions loading={options === null} query={query} hint={props.emptyHint} />
        <Combobox.List
          ref={list}
          aria-label={label}
          className={`${listClass} empty:hidden`}
          onScroll={({ currentTarget: list }) => loadMore((list.scrollTop + list.clientHeight) / list.scrollHeight)}
        >
          {windowed ? (
            <Windowed
              options={shown}
              chosen={chosenValues}
              query={query}
              list={list}
              handle={scroller}
              highlighted={highlighted}
            />
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
          <OptionsFoot
            chosen={chosen.length}
            shown={shown.length}
            matches={matches.length}
            onClear={() => onChange([])}
          />
        )}
      </PopupFrame>
    </Combobox.Root>
  );
}

/**
 * The positioned dialog around the list. It returns focus to the button on Tab and Escape, and closes when focus
 * leaves.
 */
function PopupFrame({
  label,
  anchor,
  onOpenChange,
  input,
  children,
}: Pick<MultiSelectPopupProps, "label" | "anchor" | "onOpenChange"> & {
  input: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const [toLeft] = useState(() => opensToLeft({ anchor }, MIN_WIDTH_PX));
  const onBlur = usePopupDismiss(popup, input, { anchor, onOpenChange });

  function press(event: KeyboardEvent) {
    if (event.key !== "Tab" && event.key !== "Escape") return;
    // Focus returns to the button first, so that the browser's own Tab continues from there.
    anchor.current?.focus();
    onOpenChange(false);
    if (event.shiftKey || event.key === "Escape") event.preventDefault();
    event.stopPropagation();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of its content
    <div
      ref={popup}
      role="dialog"
      aria-label={label}
      style={SIZES}
      className={classes(popupClass, "absolute top-full z-50 mt-1", toLeft ? "right-0" : "left-0")}
      onKeyDownCapture={press}
      onKeyDown={(event) => {
        // Enter chooses an option; without this the surrounding form would submit.
        if (event.key === "Enter" && event.target === input.current) event.preventDefault();
      }}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}
