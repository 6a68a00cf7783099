import { Check, CircleAlert, Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { RESEND_COOLDOWN_S } from "#contract/values/auth.ts";
import { useCooldown } from "./use-cooldown.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useAuth } from "./use-auth.ts";

/**
 * Requests another verification mail. With `email` it is a single button; without, a form prefilled with `initialEmail`.
 * After a success, the button counts down 60 seconds on every screen that could send to the same address.
 */
export function ResendForm({
  email: fixed,
  initialEmail = "",
  label,
  sentText,
}: {
  email?: string;
  initialEmail?: string;
  label: string;
  sentText: (email: string) => string;
}) {
  const { resendVerification, error, loading, clearError } = useAuth();
  const [typed, setTyped] = useState(initialEmail);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const email = (fixed ?? typed).trim();
  const [left, startCooldown] = useCooldown(`resend:${email.toLowerCase()}`, RESEND_COOLDOWN_S);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (email === "" || left > 0) return;
    clearError();
    const sent = await resendVerification(email);
    setFailed(!sent);
    setSentTo(sent ? email : null);
    if (sent) startCooldown();
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      {fixed === undefined && (
        <TextField
          label="Email address"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {failed && error !== null && (
        <Notice variant="negative" icon={CircleAlert} role="alert">
          {error}
        </Notice>
      )}
      {sentTo !== null && (
        <Notice variant="positive" icon={Check}>
          <span className="[overflow-wrap:anywhere]">{sentText(sentTo)}</span>
        </Notice>
      )}
      <Button type="submit" size="large" disabled={left > 0} busy={loading} className="w-full">
        {left > 0 ? (
          <span className="tabular-nums">Resend email in {left}s</span>
        ) : (
          <>
            <Icon of={Mail} />
            {label}
          </>
        )}
      </Button>
    </form>
  );
}
