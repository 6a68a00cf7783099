import { ArrowUpRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { knownEmail, type LoginState, wantedPath } from "#web/features/account/guards.tsx";
import { ResendForm } from "#web/features/account/resend-form.tsx";
import { emailProviderUrl } from "#web/features/account/email-provider.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

export const meta = () =>
  pageMeta({ title: "One more step", description: "Verify your email to complete your registration.", index: false });

const STEPS = [
  ["Check your email.", "Our message arrives within a minute; look in your spam folder too."],
  ["Verify.", "Open the link; it works for 24 hours."],
  ["Sign in.", "Then you can use every filter."],
] as const;

export default function RegistrationSuccess() {
  const location = useLocation();
  const email = knownEmail(location.state);
  // The server doesn't know the navigation state, so it renders neither the address nor the redirect.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!mounted) return <AuthPanel title="One more step to complete your registration">{null}</AuthPanel>;
  if (email === "") return <Navigate to={paths.login} replace />;
  const provider = emailProviderUrl(email);

  return (
    <AuthPanel title="One more step to complete your registration">
      <p className="text-ink-2">
        We've sent a verification link to <b className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</b>
      </p>
      <ol className="grid gap-3">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 text-ui">
            <span aria-hidden="true" className="font-heading text-title font-semibold text-accent">
              {index + 1}
            </span>
            <span>
              <b className="font-semibold">{title}</b> <span className="text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {provider !== null && (
        <a
          href={provider}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: "primary", size: "large" }, "w-full")}
        >
          Open Email Provider
          <Icon of={ArrowUpRight} />
        </a>
      )}
      <ResendForm
        email={email}
        label="Resend verification email"
        sentText={() => "New verification email sent successfully! Please check your inbox."}
      />
      <p className="text-ui text-ink-2">
        <Link to={paths.login} state={{ from: wantedPath(location), email } satisfies LoginState}>
          Return to login
        </Link>
        , or <a href={`mailto:${brand.supportEmail}`}>contact support</a>
      </p>
    </AuthPanel>
  );
}
