import { Select } from "@base-ui/react/select";
import { type KeyboardEvent, useRef } from "react";
import type { PopupControl } from "./lazy-popup.ts";
import type { Option } from "./option.ts";
import { OptionFace } from "./option-face.tsx";
import { listClass, optionClass, popupClass } from "./popup-look.ts";

export type ChoiceSelectPopupProps = PopupControl & {
  label: string;
  options: Option[];
  values: string[];
  multiple: boolean;
  /** The entry that stands for no choice, such as All types. */
  none?: Option;
  onChange: (values: string[]) => void;
};

/** The open half of a short list. With `multiple` it stays open while choosing; without, choosing closes it. */
export function ChoiceSelectPopup({ label, options, values, multiple, none, onChange, open, onOpenChange, anchor }: ChoiceSelectPopupProps) {
  const leftByTab = useRef(false);
  const chosen = new Set(values);
  const rows = none ? [none, ...options] : options;

  function leave(event: KeyboardEvent) {
    if (event.key !== "Tab") return;
    leftByTab.current = true;
    anchor.current?.focus();
    onOpenChange(false);
    // Base UI keeps Tab inside a list; here it goes on from the closed button.
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault();
  }
  function toggle(option: Option) {
    if (option.value === none?.value) onChange([]);
    else if (chosen.has(option.value)) onChange(values.filter((value) => value !== option.value));
    else onChange(multiple ? [...values, option.value] : [option.value]);
    if (!multiple) onOpenChange(false);
  }
  const isChosen = (option: Option) => (option.value === none?.value ? values.length === 0 : chosen.has(option.value));

  return (
    <Select.Root
      // Every press reaches `toggle` below, also one on the chosen option, which the component itself would pass over.
      multiple
      value={rows.filter(isChosen).map((option) => option.value)}
      onValueChange={(next: string[]) => {
        const before = new Set(rows.filter(isChosen).map((option) => option.value));
        const pressed = rows.find((option) => before.has(option.value) !== next.includes(option.value));
        if (pressed) toggle(pressed);
      }}
      modal={false}
      open={open}
      onOpenChange={(next, details) => {
        if (!next && details.reason === "outside-press" && anchor.current?.contains(details.event.target as Node)) {
          details.cancel();
          return;
        }
        if (next) leftByTab.current = false;
        onOpenChange(next);
      }}
    >
      <Select.Portal>
        <Select.Positioner anchor={anchor} align="start" sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Select.Popup
            className={popupClass}
            onKeyDownCapture={leave}
            finalFocus={() => {
              const byTab = leftByTab.current;
              leftByTab.current = false;
              return byTab ? false : anchor.current;
            }}
          >
            <Select.List aria-label={label} aria-multiselectable={multiple} className={listClass}>
              {rows.map((option) => (
                <Select.Item key={option.value} value={option.value} label={option.label} disabled={option.count === 0 && !isChosen(option)} className={`${optionClass} max-md:min-h-11`}>
                  <OptionFace option={option} chosen={isChosen(option)} tick={!multiple} />
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
