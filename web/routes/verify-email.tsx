import { CircleCheck, CircleX } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useParams } from "react-router";
import { AUTH_TEXTS } from "#contract/values/auth.ts";
import { brand } from "#contract/values/brand.ts";
import { authApi } from "#web/features/account/auth-api.ts";
import { ApiError } from "#web/api/api-client.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import type { LoginState } from "#web/features/account/guards.tsx";
import { keptWish } from "#web/features/account/kept-wish.ts";
import { ResendForm } from "#web/features/account/resend-form.tsx";
import { pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import { sameOriginPath } from "#web/shell/pages/same-origin-path.ts";
import { emailInToken } from "#web/features/account/token-email.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";

export const meta = () =>
  pageMeta({
    title: "Verify your email",
    description: "Verify your email to complete your registration.",
    index: false,
  });

type State =
  | { name: "waiting"; token: string }
  | { name: "verifying" }
  | { name: "verified" }
  | { name: "failed"; text: string }
  | { name: "unanswered"; token: string };

/** Verifies the address when its owner presses the button. Opening the page does nothing, because mail scanners open links. */
export default function VerifyEmail() {
  const { token } = useParams();
  const [state, setState] = useState<State>(
    token === undefined ? { name: "failed", text: AUTH_TEXTS.verifyNoToken } : { name: "waiting", token },
  );
  const [email, setEmail] = useState("");
  const [resending, setResending] = useState(false);
  // Not while rendering on the server, whose pages hold no addresses.
  useEffect(() => setEmail(emailInToken(token ?? "")), [token]);

  function verify(mailed: string) {
    setState({ name: "verifying" });
    authApi.verify(mailed).then(
      () => setState({ name: "verified" }),
      (error: unknown) => {
        const rejected = rejectionOf(error);
        setState(rejected === null ? { name: "unanswered", token: mailed } : { name: "failed", text: rejected });
      },
    );
  }

  if (state.name === "waiting") {
    return (
      <AuthPanel title="Verify your email">
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {email === "" ? "Confirm that this address is yours." : `Confirm that ${email} is yours.`} If you didn’t
          register, close this page and nothing happens.
        </p>
        <Button variant="primary" size="large" onClick={() => verify(state.token)}>
          Verify my email
        </Button>
        <noscript>
          <p className="text-ink-2">This page needs scripts, so that only a person’s browser can open the link.</p>
        </noscript>
      </AuthPanel>
    );
  }
  if (state.name === "verifying") {
    return (
      <AuthPanel title="Verify your email">
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          Verifying your email...
        </p>
      </AuthPanel>
    );
  }
  if (state.name === "verified") {
    return (
      <AuthPanel title="Email Verified!" variant="positive" icon={<Icon of={CircleCheck} size="large" />}>
        <p role="status" className="text-ink-2">
          Your address is confirmed. Log in to use every filter.
        </p>
        <ButtonLink
          to={paths.login}
          state={{ from: sameOriginPath(keptWish()), email } satisfies LoginState}
          variant="primary"
          size="large"
        >
          Go to Login
        </ButtonLink>
      </AuthPanel>
    );
  }
  if (state.name === "unanswered") return <Unanswered onRetry={() => verify(state.token)} />;
  return (
    <AuthPanel title="Verification Failed" variant="negative" icon={<Icon of={CircleX} size="large" />}>
      <p role="alert" className="text-ink-2">
        {state.text}
      </p>
      <Button size="large" className="w-full" aria-expanded={resending} onClick={() => setResending(!resending)}>
        {resending ? "Hide the form" : "Send a new link"}
      </Button>
      {resending && (
        <ResendForm
          initialEmail={email}
          label="Resend verification email"
          sentText={(email) => `A new verification email has been sent to ${email}. Please check your inbox.`}
        />
      )}
      <p className="text-ui text-ink-2">
        <Link to={paths.login}>Return to login</Link>, or write to{" "}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
    </AuthPanel>
  );
}

/** The server gave no answer. That isn't the link's fault, so it can be tried again. */
function Unanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <AuthPanel title="Verification Failed" variant="negative" icon={<Icon of={CircleX} size="large" />}>
      <p role="alert" className="text-ink-2">
        {AUTH_TEXTS.verifyFailed}. The server didn’t answer. Your link is still good: try again in a minute.
      </p>
      <Button variant="primary" size="large" className="w-full" onClick={onRetry}>
        Try again
      </Button>
    </AuthPanel>
  );
}

/** Returns why the server refused the link; null where it gave no answer, which isn't the link's fault. */
function rejectionOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429) return null;
  return error.message === "" ? AUTH_TEXTS.verifyRejected : error.message;
}
