import type { LucideIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";

/** A short text to the other side, and its button. Empties itself once the text is sent. */
export function TextForm({
  label,
  hint,
  most,
  busy,
  icon,
  send,
  onSend,
}: {
  label: string;
  hint?: string;
  /** Characters. */
  most: number;
  busy: boolean;
  icon?: LucideIcon;
  /** What the button says. */
  send: string;
  /** Resolves to whether it was sent. */
  onSend: (text: string) => Promise<boolean>;
}) {
  const [text, setText] = useState("");
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await onSend(text)) setText("");
  }
  return (
    <form className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={label}
        hint={hint}
        rows={2}
        maxLength={most}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={busy}
        busyLabel="Sending..."
        disabled={text.trim() === ""}
      >
        {icon && <Icon of={icon} />}
        {send}
      </Button>
    </form>
  );
}
