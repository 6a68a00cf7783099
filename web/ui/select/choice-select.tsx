import { chosenOptions, type Option } from "./option.ts";
import type { ChoiceListProps } from "./popup/choice-list.tsx";
import { SelectField } from "./select-field.tsx";

const loadPopup = () => import("./popup/choice-list.tsx").then((module) => module.ChoiceList);

interface ChoiceSelectProps {
  label: string;
  placeholder: string;
  options: readonly Option[];
  onApproach?: () => void;
}

/** Selects one of a few options, without a text box. Choosing the chosen option again, or `none`, selects null. */
export function SingleSelect({
  value,
  onChange,
  none,
  ...rest
}: ChoiceSelectProps & { value: string | null; onChange: (value: string | null) => void; none?: Option }) {
  return (
    <ChoiceField
      {...rest}
      {...(none && { none })}
      values={value === null ? [] : [value]}
      multiple={false}
      onChange={(values) => onChange(values[0] ?? null)}
    />
  );
}

/** Selects several of a few options, without a text box. */
export function ChoiceSelect({
  values,
  onChange,
  ...rest
}: ChoiceSelectProps & { values: string[]; onChange: (values: string[]) => void }) {
  return <ChoiceField {...rest} values={values} multiple onChange={onChange} />;
}

function ChoiceField({
  label,
  placeholder,
  options,
  values,
  onApproach,
  ...rest
}: ChoiceSelectProps & Pick<ChoiceListProps, "values" | "multiple" | "none" | "onChange">) {
  return (
    <SelectField<ChoiceListProps>
      label={label}
      placeholder={placeholder}
      chosen={chosenOptions(values, options)}
      popupRole="listbox"
      loadPopup={loadPopup}
      onApproach={onApproach}
    >
      {(Popup, control) => <Popup {...rest} {...control} label={label} options={options} values={values} />}
    </SelectField>
  );
}
