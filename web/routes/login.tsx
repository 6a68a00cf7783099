import { CircleAlert, Lock } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { useAuth } from "#web/features/account/use-auth.ts";
import { GuestOnly, knownEmail, wantedPath } from "#web/features/account/guards.tsx";
import { ResendForm } from "#web/features/account/resend-form.tsx";
import { NeedsScripts } from "#web/features/account/needs-scripts.tsx";
import { formValues } from "#web/model/form-values.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

export const meta = () => pageMeta({ title: "Log in", description: "Log in to search remote jobs with every filter." });
export const headers = () => FIXED_PAGE_HEADERS;

/** After a login, the guard redirects to the page the person came from, or to the jobs. */
export default function Login() {
  return (
    <GuestOnly>
      <LoginForm />
    </GuestOnly>
  );
}

function LoginForm() {
  const { login, error, loading } = useAuth();
  const location = useLocation();
  const wanted = wantedPath(location);
  const fromProtected = wanted !== null;
  const form = useKnownEmail(knownEmail(location.state));
  const [email, setEmail] = useState("");
  const hydrated = useHydrated();
  const [shown, setShown] = useState<string | null>(null);
  const [resending, setResending] = useState(false);
  // The provider's error may come from the resend form below; the login's own stays until the next attempt.
  const message = shown ?? (resending ? null : error);
  const unverified = message !== null && /verif(y|ication)/i.test(message);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formValues(event.currentTarget, "email", "password");
    setEmail(typed.email);
    setShown(null);
    setResending(false);
    void login(typed.email, typed.password);
  }

  return (
    <AuthPanel title="Log in">
      {fromProtected && message === null && (
        <Notice icon={Lock} role="note">
          Please sign in to access this page
        </Notice>
      )}
      <form ref={form} method="post" className="grid gap-4" onSubmit={submit}>
        {message !== null && (
          <Notice variant="negative" icon={CircleAlert} role="alert">
            {message}
            {unverified && (
              <>
                <br />
                <TextButton
                  aria-expanded={resending}
                  onClick={() => {
                    setShown(message);
                    setResending(true);
                  }}
                >
                  Resend verification email
                </TextButton>
              </>
            )}
          </Notice>
        )}
        <TextField label="Email address" type="email" name="email" autoComplete="email" required />
        <TextField label="Password" type="password" name="password" autoComplete="current-password" required />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label="Remember me" name="remember" />
          <Link to={paths.forgotPassword} className="inline-flex items-center text-ui max-md:min-h-11">
            Forgot your password?
          </Link>
        </div>
        <NeedsScripts />
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={loading && !resending}
          busyLabel="Signing in..."
          disabled={!hydrated}
          className="w-full"
        >
          Sign in
        </Button>
        <p className="text-ui text-ink-2">
          New here? <Link to={paths.registerTo(wanted)}>Create an account</Link>
        </p>
      </form>
      {unverified && resending && (
        <div className="grid gap-3 border-t border-line pt-4">
          <p className="text-ui font-semibold">Do you need us to resend the verification email?</p>
          <ResendForm
            email={email}
            label="Yes, send me a new verification email"
            sentText={(address) => `A new verification email has been sent to ${address}. Please check your inbox.`}
          />
        </div>
      )}
    </AuthPanel>
  );
}

/** Fills in the address of somebody who has just confirmed it, unless they have typed one. The server doesn't know it. */
function useKnownEmail(email: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const box = form.current?.querySelector<HTMLInputElement>("[name=email]");
    if (box?.value !== "" || email === "") return;
    box.value = email;
    form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
  }, [email]);
  return form;
}
