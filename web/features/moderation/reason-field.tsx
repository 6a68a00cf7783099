import type { Ref } from "react";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Why an operator does something, for a log. `isAsked` says when it's missing. */
export function ReasonField({
  label,
  hint,
  reason,
  isAsked,
  error,
  onReason,
  ref,
}: {
  label: string;
  hint: string;
  reason: string;
  isAsked: boolean;
  /** What the server says is wrong with it. */
  error?: string | undefined;
  onReason: (reason: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <TextField
      {...(ref !== undefined && { ref })}
      label={label}
      hint={hint}
      maxLength={500}
      value={reason}
      error={isAsked && reason.trim() === "" ? "Please say why" : error}
      onChange={(event) => onReason(event.target.value)}
    />
  );
}
