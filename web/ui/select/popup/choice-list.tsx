import { useId, useRef, useSyncExternalStore } from "react";
import { classes } from "#web/ui/base/classes.ts";
import type { PopupControl } from "#web/ui/select/lazy-popup.ts";
import type { Option } from "#web/ui/select/option.ts";
import { OptionFace } from "#web/ui/select/option-face.tsx";
import { optionClass } from "#web/ui/select/popup-classes.ts";
import { opensToLeft, usePopupDismiss } from "#web/ui/select/popup-dismiss.ts";
import { useListKeys } from "./use-list-keys.ts";

const MIN_WIDTH_PX = 208;

export type ChoiceListProps = PopupControl & {
  label: string;
  options: readonly Option[];
  values: string[];
  multiple: boolean;
  /** The option that means no choice, such as All types. */
  none?: Option;
  onChange: (values: string[]) => void;
};

/**
 * The popup of a short list: a listbox below its button. With `multiple` it stays open while choosing; otherwise
 * choosing closes it. Arrow keys, Home, End and typed letters move, Enter and Space choose, Escape and Tab close.
 */
export function ChoiceList(props: ChoiceListProps) {
  return props.open ? <OpenList {...props} /> : null;
}

function OpenList({ label, options, values, multiple, none, onChange, onOpenChange, anchor }: ChoiceListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = none ? [none, ...options] : options;
  const isChosen = (option: Option) =>
    option.value === none?.value ? values.length === 0 : values.includes(option.value);
  const isDisabled = (option: Option) => option.count === 0 && !isChosen(option);
  const toLeft = useSyncExternalStore(onResize, () => opensToLeft({ anchor }, MIN_WIDTH_PX));
  const onBlur = usePopupDismiss(list, list, { anchor, onOpenChange });

  function close() {
    anchor.current?.focus();
    onOpenChange(false);
  }
  function choose(option: Option | undefined) {
    if (!option || isDisabled(option)) return;
    if (option.value === none?.value) onChange([]);
    else if (values.includes(option.value)) onChange(values.filter((value) => value !== option.value));
    else onChange(multiple ? [...values, option.value] : [option.value]);
    if (!multiple) close();
  }
  const { active, setActive, onKeyDown } = useListKeys({ id, rows, isChosen, isDisabled, choose, close });

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={classes(
        "enter absolute top-full z-50 mt-1 max-h-[300px] w-full min-w-52 overflow-y-auto rounded-panel border border-line-2 bg-raised p-1 shadow-popover outline-none",
        toLeft ? "right-0" : "left-0",
      )}
    >
      {rows.map((option, at) => (
        // The list has focus and handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.value}
          id={`${id}-${at}`}
          role="option"
          aria-selected={isChosen(option)}
          aria-disabled={isDisabled(option) || undefined}
          data-highlighted={at === active ? "" : undefined}
          data-disabled={isDisabled(option) ? "" : undefined}
          className={classes(optionClass, "max-md:min-h-11")}
          onPointerMove={() => {
            if (!isDisabled(option)) setActive(at);
          }}
          onClick={() => choose(option)}
        >
          <OptionFace option={option} chosen={isChosen(option)} tick={!multiple} />
        </div>
      ))}
    </div>
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}
