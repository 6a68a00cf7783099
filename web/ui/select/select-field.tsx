import { type ComponentType, type ReactNode, useId } from "react";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { type PopupControl, useLazyPopup } from "./lazy-popup.ts";
import type { Option } from "./option.ts";
import { SelectButton } from "./select-button.tsx";

/** A label above a closed list whose popup loads on first approach. `children` renders the loaded popup. */
export function SelectField<P>({
  label,
  placeholder,
  chosen,
  popupRole,
  loadPopup,
  onApproach,
  children,
}: {
  label: string;
  placeholder: string;
  chosen: Option[];
  popupRole: "dialog" | "listbox";
  loadPopup: () => Promise<ComponentType<P>>;
  onApproach: (() => void) | undefined;
  children: (Popup: ComponentType<P>, control: PopupControl) => ReactNode;
}) {
  const labelId = useId();
  const { Popup, open, control, button } = useLazyPopup<P>(loadPopup);
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
        chosen={chosen}
        open={open}
        aria-haspopup={popupRole}
      />
      {Popup && children(Popup, control)}
    </div>
  );
}
