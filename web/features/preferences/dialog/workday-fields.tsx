import { type ComponentProps, useId } from "react";
import type { Workday } from "#contract/values/working-hours.ts";
import { changeSettings } from "#web/features/preferences/search-settings-store.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { DEFAULT_DAY } from "#web/model/hours/working-hours.ts";
import { Field, fieldLabelClass } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

const DAY_H = 24;

/** Working hours and their time zone, which defaults to the browser's. */
export function WorkdayFields({
  workday,
  onChange: setWorkday,
}: {
  workday: Workday | null;
  onChange: (workday: Workday | null) => void;
}) {
  const id = useId();

  function setStart(from: number | null) {
    if (from === null) return setWorkday(null);
    const length = workday === null ? DEFAULT_DAY.to - DEFAULT_DAY.from : workday.to - workday.from;
    setWorkday({ from, to: Math.min(from + length, DAY_H), timeZone: workday?.timeZone ?? ownZone() });
  }
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-hint`}>
      <legend className={fieldLabelClass}>You work</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3 md:grid-cols-[1fr_1fr_1.6fr]">
        <SelectField
          label="From"
          value={workday?.from ?? ""}
          onChange={({ target }) => setStart(target.value === "" ? null : Number(target.value))}
        >
          <option value="">Choose</option>
          <HourOptions from={0} to={DAY_H - 1} />
        </SelectField>
        <SelectField
          label="To"
          disabled={workday === null}
          value={workday?.to ?? ""}
          onChange={({ target }) => workday && setWorkday({ ...workday, to: Number(target.value) })}
        >
          {workday === null ? <option value="">–</option> : <HourOptions from={workday.from + 1} to={DAY_H} />}
        </SelectField>
        <SelectField
          label="Time zone"
          fieldClass="max-md:col-span-2"
          disabled={workday === null}
          value={workday?.timeZone ?? ""}
          onChange={({ target }) => workday && setWorkday({ ...workday, timeZone: target.value })}
        >
          {workday === null ? (
            <option value="">{ownZone().replaceAll("_", " ")}</option>
          ) : (
            <ZoneOptions chosen={workday.timeZone} />
          )}
        </SelectField>
      </div>
      <p id={`${id}-hint`} className="text-meta text-ink-3">
        Jobs that state time zones show how many of these hours you share.
      </p>
    </fieldset>
  );
}

/** The reader's own working hours, one of the preferences. */
export function OwnWorkday() {
  const { workday } = useSearchSettings().settings;
  return (
    <WorkdayFields
      workday={workday}
      onChange={(next) => changeSettings((settings) => ({ ...settings, workday: next }))}
    />
  );
}

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
