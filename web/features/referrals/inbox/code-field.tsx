import { TextField } from "#web/ui/form/text-field.tsx";

/** The code that we mailed to a work address. */
export function CodeField({
  code,
  error,
  onChange,
}: {
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}) {
  return (
    <TextField
      label="Eight letters and digits"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={9}
      required
      value={code}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
