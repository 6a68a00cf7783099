import { CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { useAuth } from "#web/features/account/use-auth.ts";
import { GuestOnly, wantedPath } from "#web/features/account/guards.tsx";
import { keepWish } from "#web/features/account/kept-wish.ts";
import { NeedsScripts } from "#web/features/account/needs-scripts.tsx";
import { formValues } from "#web/model/form-values.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { passwordFaults, type PasswordFaults } from "#web/features/account/password-errors.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

export const meta = () =>
  pageMeta({ title: "Sign up", description: "A free account opens the full remote-job search with every filter." });
export const headers = () => FIXED_PAGE_HEADERS;

export default function Register() {
  return (
    <GuestOnly>
      <RegisterForm />
    </GuestOnly>
  );
}

function RegisterForm() {
  const { register, error, clearError, loading } = useAuth();
  const navigate = useNavigate();
  const wanted = wantedPath(useLocation());
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [faults, setFaults] = useState<PasswordFaults>({});

  // Ignore an error that another screen's operation left behind.
  useEffect(clearError, [clearError]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = formValues(event.currentTarget, "name", "email", "password", "confirmation");
    const found = passwordFaults(values.password, values.confirmation);
    setFaults(found);
    const first = found.password !== undefined ? "password" : found.confirmation !== undefined ? "confirmation" : null;
    if (first !== null) {
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    const registered = await register(values.name, values.email, values.password);
    if (!registered) return;
    keepWish(wanted);
    void navigate(paths.registrationSuccess, { state: { email: values.email.trim(), from: wanted } });
  }

  return (
    <AuthPanel title="Create your account">
      <form ref={form} method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {error !== null && error !== SESSION_EXPIRED && (
          <Notice variant="negative" icon={CircleAlert} role="alert">
            {error}
          </Notice>
        )}
        <TextField label="Full Name" name="name" autoComplete="name" maxLength={100} required />
        <TextField label="Email address" type="email" name="email" autoComplete="email" required />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="new-password"
          required
          hint={faults.password === undefined ? "must be at least 8 characters long" : undefined}
          error={faults.password}
        />
        <TextField
          label="Confirm Password"
          type="password"
          name="confirmation"
          autoComplete="new-password"
          required
          error={faults.confirmation}
        />
        <Checkbox
          name="terms"
          required
          label={
            <>
              I agree to the <Link to={paths.terms}>Terms of Service</Link> and{" "}
              <Link to={paths.privacy}>Privacy Policy</Link>
            </>
          }
        />
        <NeedsScripts />
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={loading}
          busyLabel="Creating Account..."
          disabled={!hydrated}
          className="w-full"
        >
          Create Account
        </Button>
        <p className="text-ui text-ink-2">
          Already registered? <Link to={wanted === null ? paths.login : paths.loginTo(wanted)}>Log in</Link>
        </p>
      </form>
    </AuthPanel>
  );
}
