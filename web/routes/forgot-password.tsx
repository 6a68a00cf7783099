import { CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { BackToLogin } from "#web/features/account/back-to-login.tsx";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { NeedsScripts } from "#web/features/account/needs-scripts.tsx";
import { useAuth } from "#web/features/account/use-auth.ts";
import { formValues } from "#web/model/form-values.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

export const meta = () =>
  pageMeta({ title: "Forgot your password?", description: "We'll email you a link to set a new password." });
export const headers = () => FIXED_PAGE_HEADERS;

export default function ForgotPassword() {
  const { forgotPassword, error, clearError, loading } = useAuth();
  const [email, setEmail] = useState("");
  const hydrated = useHydrated();
  const [sent, setSent] = useState(false);
  useEffect(clearError, [clearError]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formValues(event.currentTarget, "email");
    setEmail(typed.email);
    setSent(await forgotPassword(typed.email));
  }

  if (sent) {
    return (
      <AuthPanel title="Check your email">
        <p role="status" className="text-ink-2">
          If an account uses <b className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</b>, a link to set a
          new password is on its way. It works once, for 30 minutes.
        </p>
        <p className="text-ui text-ink-2">Nothing there after a few minutes? Look in your spam folder.</p>
        <ButtonLink to={paths.login} variant="primary" size="large">
          Back to login
        </ButtonLink>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title="Forgot your password?">
      <p className="text-ink-2">Tell us the address of your account. We send a link to set a new password.</p>
      <form method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {error !== null && (
          <Notice variant="negative" icon={CircleAlert} role="alert">
            {error}
          </Notice>
        )}
        <TextField label="Email address" type="email" name="email" autoComplete="email" required />
        <NeedsScripts />
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={loading}
          busyLabel="Sending..."
          disabled={!hydrated}
          className="w-full"
        >
          Send reset link
        </Button>
        <BackToLogin />
      </form>
    </AuthPanel>
  );
}
