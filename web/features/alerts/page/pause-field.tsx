import { TextField } from "#web/ui/form/text-field.tsx";
import { dateFieldOf } from "./local-times.ts";

const DAY_MS = 86_400_000;

/** Returns the value of a pause's field; empty without a pause. */
export function pauseFieldOf(pausedUntil: string | null, now: number): string {
  return pausedUntil !== null && Date.parse(pausedUntil) > now ? dateFieldOf(new Date(pausedUntil)) : "";
}

/** A day from tomorrow on, or none; of one search, unless `label` and `hint` say otherwise. */
export function PauseField({
  label = "Pause until",
  hint = "Jobs that appear before then don’t come later.",
  now,
  value,
  onChange,
}: {
  label?: string;
  hint?: string;
  now: number;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      type="date"
      label={label}
      hint={hint}
      min={dateFieldOf(new Date(now + DAY_MS))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
