import { CircleAlert, CircleCheck } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useParams } from "react-router";
import { AUTH_TEXTS } from "#contract/values/auth.ts";
import { BackToLogin } from "#web/features/account/back-to-login.tsx";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { useAuth } from "#web/features/account/use-auth.ts";
import { NeedsScripts } from "#web/features/account/needs-scripts.tsx";
import { formValues } from "#web/model/form-values.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { passwordFaults, type PasswordFaults } from "#web/features/account/password-errors.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { NewPasswordFields } from "#web/features/account/new-password-fields.tsx";

export const meta = () =>
  pageMeta({ title: "Set a new password", description: "Set a new password for your account.", index: false });

export default function ResetPassword() {
  const { token } = useParams();
  const { resetPassword, error, clearError, loading } = useAuth();
  const hydrated = useHydrated();
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [done, setDone] = useState(false);
  useEffect(clearError, [clearError]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, confirmation } = formValues(event.currentTarget, "password", "confirmation");
    const found = passwordFaults(password, confirmation);
    setFaults(found);
    if (found.password !== undefined || found.confirmation !== undefined || token === undefined) return;
    setDone(await resetPassword(token, password));
  }

  if (done) {
    return (
      <AuthPanel title="Password Reset Successful" variant="positive" icon={<Icon of={CircleCheck} size="large" />}>
        <p role="status" className="text-ink-2">
          Your password has been reset successfully.
        </p>
        <ButtonLink to={paths.login} variant="primary" size="large">
          Go to Login
        </ButtonLink>
      </AuthPanel>
    );
  }
  const message = token === undefined ? AUTH_TEXTS.resetNoToken : error;
  return (
    <AuthPanel title="Set a new password">
      <form method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {message !== null && (
          <Notice variant="negative" icon={CircleAlert} role="alert">
            {message} {message !== AUTH_TEXTS.resetFailed && <Link to={paths.forgotPassword}>Request a new link</Link>}
          </Notice>
        )}
        {token !== undefined && (
          <>
            <NewPasswordFields faults={faults} />
            <NeedsScripts />
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={loading}
              busyLabel="Resetting Password..."
              disabled={!hydrated}
              className="w-full"
            >
              Reset Password
            </Button>
          </>
        )}
        <BackToLogin />
      </form>
    </AuthPanel>
  );
}
