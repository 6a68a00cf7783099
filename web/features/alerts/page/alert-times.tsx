import { CircleCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { AlertSettings } from "#contract/schemas/desk/alert-settings.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { HourOptions, ownZone, SelectField, ZoneOptions } from "#web/features/preferences/dialog/workday-fields.tsx";
import { useNow } from "#web/model/use-now.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { FailedNote } from "../failed-note.tsx";
import { saveAlertSettings, useAlertSettings } from "../alert-settings-api.ts";
import { WhenLoaded } from "#web/features/account/settings/when-loaded.tsx";
import { dayIn, startOfDay } from "./local-times.ts";
import { PauseField, pauseFieldOf } from "./pause-field.tsx";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const USUAL_QUIET = { from: 22, to: 7 };
const LAST_HOUR = 23;

/** When the person hears of new jobs: hour, day, time zone, quiet hours, and a pause of everything. */
export function AlertTimes({ open }: { open: boolean }) {
  const query = useAlertSettings(open);
  const now = useNow(query.dataUpdatedAt);
  return (
    <WhenLoaded query={query} what="your settings" height="h-74 max-md:h-90">
      {(settings) => <TimesForm key={JSON.stringify(settings)} settings={settings} now={now} />}
    </WhenLoaded>
  );
}

function TimesForm({ settings, now }: { settings: AlertSettings; now: number }) {
  const toast = useToast();
  const [times, setTimes] = useState(settings);
  const [pause, setPause] = useState(() => pauseFieldOf(settings.pausedUntil, now));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const change = (part: Partial<AlertSettings>) => setTimes((before) => ({ ...before, ...part }));
  const isPaused = settings.pausedUntil !== null && Date.parse(settings.pausedUntil) > now;

  async function save(body: AlertSettings) {
    setBusy(true);
    setError(undefined);
    try {
      await saveAlertSettings(body);
      toast({ text: "Saved.", icon: CircleCheck, variant: "positive" });
    } catch (problem) {
      setError(actionFailure(problem));
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void save({ ...times, pausedUntil: startOfDay(pause) });
  }
  return (
    <form method="post" className="grid max-w-120 gap-4" onSubmit={submit}>
      {isPaused && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
          <Badge variant="caution">Everything is paused until {dayIn(settings.pausedUntil!)}</Badge>
          <TextButton
            className="min-h-6 max-md:min-h-11"
            aria-disabled={busy || undefined}
            onClick={() => !busy && void save({ ...settings, pausedUntil: null })}
          >
            Resume
          </TextButton>
        </p>
      )}
      <TimeFields times={times} onChange={change} />
      <QuietFields quiet={times.quiet} onChange={(quiet) => change({ quiet })} />
      <PauseField
        label="Pause everything until"
        hint="No emails about your searches and saved jobs before then."
        now={now}
        value={pause}
        onChange={setPause}
      />
      <FailedNote text={error} />
      <div>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}

function TimeFields({
  times: { hour, weekday, timeZone },
  onChange,
}: {
  times: AlertSettings;
  onChange: (part: Partial<AlertSettings>) => void;
}) {
  const zone = ownZone();
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[1fr_1fr_1.6fr]">
        <SelectField
          label="Digests come at"
          value={hour}
          onChange={({ target }) => onChange({ hour: Number(target.value) })}
        >
          <HourOptions from={0} to={LAST_HOUR} />
        </SelectField>
        <SelectField
          label="Weekly ones on"
          value={weekday}
          onChange={({ target }) => onChange({ weekday: Number(target.value) })}
        >
          {DAYS.map((day, at) => (
            <option key={day} value={at + 1}>
              {day}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Time zone"
          fieldClass="max-md:col-span-2"
          value={timeZone}
          onChange={({ target }) => onChange({ timeZone: target.value })}
        >
          <ZoneOptions chosen={timeZone} />
        </SelectField>
      </div>
      {timeZone !== zone && (
        <p className="-mt-2 text-meta text-ink-3">
          Your browser’s time zone is {zone.replaceAll("_", " ")}.{" "}
          <TextButton className="text-meta" onClick={() => onChange({ timeZone: zone })}>
            Use it
          </TextButton>
        </p>
      )}
    </>
  );
}

function QuietFields({
  quiet,
  onChange,
}: {
  quiet: AlertSettings["quiet"];
  onChange: (quiet: AlertSettings["quiet"]) => void;
}) {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-[1fr_1fr_1.6fr]">
      <SelectField
        label="Quiet from"
        value={quiet?.from ?? ""}
        onChange={({ target }) =>
          onChange(target.value === "" ? null : { ...(quiet ?? USUAL_QUIET), from: Number(target.value) })
        }
      >
        <option value="">none</option>
        <HourOptions from={0} to={LAST_HOUR} />
      </SelectField>
      <SelectField
        label="Quiet until"
        disabled={quiet === null}
        value={quiet?.to ?? ""}
        onChange={({ target }) => quiet && onChange({ ...quiet, to: Number(target.value) })}
      >
        {quiet === null ? <option value="">–</option> : <HourOptions from={0} to={LAST_HOUR} />}
      </SelectField>
    </div>
  );
}
