import { useId } from "react";
import type { ChoiceListProps } from "./popup/choice-list.tsx";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { useLazyPopup } from "./lazy-popup.ts";
import { chosenOptions, type Option } from "./option.ts";
import { SelectButton } from "./select-button.tsx";

const loadPopup = () => import("./popup/choice-list.tsx").then((module) => module.ChoiceList);

interface Common {
  label: string;
  placeholder: string;
  options: readonly Option[];
  onApproach?: () => void;
}

/** One of a few, without a text box. Choosing the chosen one again, or `none`, gives null. */
export function SingleSelect({
  value,
  onChange,
  none,
  ...rest
}: Common & { value: string | null; onChange: (value: string | null) => void; none?: Option }) {
  return (
    <Choice
      {...rest}
      {...(none && { none })}
      values={value === null ? [] : [value]}
      multiple={false}
      onChange={(values) => onChange(values[0] ?? null)}
    />
  );
}

/** Several of a few, without a text box. */
export function ChoiceSelect({
  values,
  onChange,
  ...rest
}: Common & { values: string[]; onChange: (values: string[]) => void }) {
  return <Choice {...rest} values={values} multiple onChange={onChange} />;
}

function Choice({
  label,
  placeholder,
  options,
  values,
  onApproach,
  ...rest
}: Common & { values: string[]; multiple: boolean; none?: Option; onChange: (values: string[]) => void }) {
  const labelId = useId();
  const { Popup, open, control, button } = useLazyPopup<ChoiceListProps>(loadPopup);
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
        chosen={chosenOptions(values, options)}
        open={open}
        aria-haspopup="listbox"
      />
      {Popup && <Popup {...rest} {...control} label={label} options={options} values={values} />}
    </div>
  );
}
