import { useId } from "react";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { useLazyPopup } from "./lazy-popup.ts";
import type { MultiSelectPopupProps } from "./popup/multi-select-popup.tsx";
import { chosenOptions, type Option } from "./option.ts";
import { SelectButton } from "./select-button.tsx";

const loadPopup = () => import("./popup/multi-select-popup.tsx").then((module) => module.MultiSelectPopup);

export interface MultiSelectProps {
  label: string;
  placeholder: string;
  /** What the text box says, such as `Type to filter 210 roles`. */
  filterPlaceholder: string;
  /** What to try when nothing matches. */
  emptyHint: string;
  /** Every option; null while they load. */
  options: readonly Option[] | null;
  values: string[];
  onChange: (values: string[]) => void;
  /** Labels of chosen values while the options are not there yet. */
  labels?: readonly Option[];
  /** Called when the list is first approached: the moment to fetch its options. */
  onApproach?: () => void;
  /** At most this many entries in the list, all at once instead of 50 by 50. */
  cap?: number;
}

/** A list of many options, several of which can be chosen, with a text box that filters them. The popup arrives when it is first wanted. */
export function MultiSelect({ label, placeholder, options, values, labels, onApproach, ...rest }: MultiSelectProps) {
  const labelId = useId();
  const { Popup, open, control, button } = useLazyPopup<MultiSelectPopupProps>(loadPopup);
  return (
    <div
      className="relative grid min-w-0 content-start gap-1.5 max-md:gap-1"
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <span id={labelId} className={fieldLabelClass}>
        {label}
      </span>
      <SelectButton
        {...button}
        labelId={labelId}
        placeholder={placeholder}
        chosen={chosenOptions(values, options ?? labels ?? [])}
        open={open}
        aria-haspopup="dialog"
      />
      {Popup && <Popup {...rest} {...control} label={label} options={options} values={values} />}
    </div>
  );
}
