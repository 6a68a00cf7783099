import { Check, Copy, Key } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

interface ShownOnceProps {
  title: string;
  /** What the secret is called. */
  label: string;
  secret: string;
  onDone: () => void;
}

/** A new secret, which can't be read again, with a button that copies it. */
export function ShownOnce({ title, label, secret, onDone }: ShownOnceProps) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // It replaces the form that had the focus.
  useEffect(() => field.current?.focus(), []);

  async function copy() {
    field.current?.select();
    setCopied(
      await navigator.clipboard.writeText(secret).then(
        () => true,
        () => false,
      ),
    );
  }
  return (
    <Panel className="grid gap-3">
      <h3 className="flex items-center gap-2">
        <Icon of={Key} />
        {title}
      </h3>
      <TextField
        ref={field}
        label={label}
        readOnly
        value={secret}
        hint="Copy it now: we can’t show it again."
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex gap-2" aria-live="polite">
        <Button variant="primary" onClick={() => void copy()}>
          <Icon of={copied ? Check : Copy} />
          {copied ? "Copied" : "Copy"}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </Panel>
  );
}
