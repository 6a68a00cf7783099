import type { MultiSelectPopupProps, MultiSelectProps } from "./multi-select-props.ts";
import { chosenOptions } from "./option.ts";
import { SelectField } from "./select-field.tsx";

const loadPopup = () => import("./popup/multi-select-popup.tsx").then((module) => module.MultiSelectPopup);

/** A multi-select over many options, with a text box that filters them. */
export function MultiSelect({ label, placeholder, options, values, labels, onApproach, ...rest }: MultiSelectProps) {
  return (
    <SelectField<MultiSelectPopupProps>
      label={label}
      placeholder={placeholder}
      chosen={chosenOptions(values, options ?? labels ?? [])}
      popupRole="dialog"
      loadPopup={loadPopup}
      onApproach={onApproach}
    >
      {(Popup, control) => <Popup {...rest} {...control} label={label} options={options} values={values} />}
    </SelectField>
  );
}
