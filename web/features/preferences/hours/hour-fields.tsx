import { type ComponentProps, useId } from "react";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

/** A labelled select that fills its column. */
export function SelectField({
  label,
  fieldClass,
  ...select
}: Omit<ComponentProps<typeof NativeSelect>, "id" | "className"> & { label: string; fieldClass?: string }) {
  const id = useId();
  return (
    <Field id={id} label={label} className={fieldClass}>
      <NativeSelect id={id} className="w-full min-w-0" {...select} />
    </Field>
  );
}

/** Full hours of a day, both ends included. */
export function HourOptions({ from, to }: { from: number; to: number }) {
  return Array.from({ length: to - from + 1 }, (_, at) => (
    <option key={at} value={from + at}>
      {from + at}:00
    </option>
  ));
}

/** Every time zone that this browser knows, and the chosen one even if it is unknown. */
export function ZoneOptions({ chosen }: { chosen: string }) {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].sort().map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll("_", " ")}
    </option>
  ));
}

/** The browser's time zone. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
