import { useId } from "react";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { changeSettings } from "#web/features/preferences/search-settings-store.ts";
import { DEFAULT_DAY, type Workday } from "#web/model/working-hours.ts";
import { Field, fieldLabelClass } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

const DAY_H = 24;
const hours = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const clock = (hour: number) => `${hour}:00`;

function setWorkday(workday: Workday | null): void {
  changeSettings((settings) => ({ ...settings, workday }));
}

/** The reader's working hours and time zone, which defaults to the browser's. */
export function WorkdayFields() {
  const id = useId();
  const { settings } = useSearchSettings();
  const { workday } = settings;

  function setStart(from: number | null) {
    if (from === null) return setWorkday(null);
    const length = workday === null ? DEFAULT_DAY.to - DEFAULT_DAY.from : workday.to - workday.from;
    setWorkday({ from, to: Math.min(from + length, DAY_H), timeZone: workday?.timeZone ?? ownZone() });
  }
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-hint`}>
      <legend className={fieldLabelClass}>You work</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3 md:grid-cols-[1fr_1fr_1.6fr]">
        <Field id={`${id}-from`} label="From">
          <NativeSelect
            id={`${id}-from`}
            className="w-full min-w-0"
            value={workday?.from ?? ""}
            onChange={(event) => setStart(event.target.value === "" ? null : Number(event.target.value))}
          >
            <option value="">not set</option>
            {hours(0, DAY_H - 1).map((hour) => (
              <option key={hour} value={hour}>
                {clock(hour)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field id={`${id}-to`} label="To">
          <NativeSelect
            id={`${id}-to`}
            className="w-full min-w-0"
            disabled={workday === null}
            value={workday?.to ?? ""}
            onChange={(event) => workday && setWorkday({ ...workday, to: Number(event.target.value) })}
          >
            {workday === null && <option value="">–</option>}
            {workday !== null &&
              hours(workday.from + 1, DAY_H).map((hour) => (
                <option key={hour} value={hour}>
                  {clock(hour)}
                </option>
              ))}
          </NativeSelect>
        </Field>
        <Field id={`${id}-zone`} label="Time zone" className="max-md:col-span-2">
          <NativeSelect
            id={`${id}-zone`}
            className="w-full min-w-0"
            disabled={workday === null}
            value={workday?.timeZone ?? ""}
            onChange={(event) => workday && setWorkday({ ...workday, timeZone: event.target.value })}
          >
            {workday === null && <option value="">{zoneName(ownZone())}</option>}
            {workday !== null &&
              zonesWith(workday.timeZone).map((zone) => (
                <option key={zone} value={zone}>
                  {zoneName(zone)}
                </option>
              ))}
          </NativeSelect>
        </Field>
      </div>
      <p id={`${id}-hint`} className="text-meta text-ink-3">
        Jobs that name time zones then show how many hours you share.
      </p>
    </fieldset>
  );
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns every zone this browser knows, and the chosen one even if it is unknown. */
function zonesWith(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].sort();
}

const zoneName = (zone: string) => zone.replaceAll("_", " ");
