import { type FormEvent, type ReactNode, useState } from "react";
import { LONGEST_LINK } from "#contract/values/board-lookup.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { TextField } from "./text-field.tsx";

/** A field for one link and the button that has it read. It sends nothing while it is busy. */
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
  const [link, setLink] = useState("");
  function send(event: FormEvent) {
    event.preventDefault();
    if (link.trim() !== "" && !busy) onSend(link.trim());
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
        value={link}
        onChange={(event) => setLink(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Reading...">
        {action}
      </Button>
      {children}
    </form>
  );
}
