import type { FormEvent, ReactNode } from "react";
import { LONGEST_LINK } from "#contract/values/board-lookup.ts";
import { formText } from "#web/model/form-values.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { TextField } from "./text-field.tsx";

/** A field for one link and the button that has it read. It sends nothing while it is busy. A link typed before hydration stays. */
export function LinkForm({
  label,
  action,
  busy,
  onSend,
  className,
  children,
}: {
  label: string;
  /** The button's text. */
  action: string;
  busy: boolean;
  onSend: (link: string) => void;
  className?: string;
  /** A note below the field. */
  children?: ReactNode;
}) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const link = formText(new FormData(event.currentTarget), "link");
    if (link !== "" && !busy) onSend(link);
  }
  return (
    <form className={classes("grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end", className)} onSubmit={send}>
      <TextField
        label={label}
        name="link"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        required
        maxLength={LONGEST_LINK}
      />
      <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Reading...">
        {action}
      </Button>
      {children}
    </form>
  );
}
