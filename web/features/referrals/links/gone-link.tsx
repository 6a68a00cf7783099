import { CircleSlash } from "lucide-react";
import type { ReactNode } from "react";
import { ApiError } from "#web/api/api-client.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { referralFailure } from "#web/features/referrals/requests/referral-api.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** The page of a link that opens nothing, with the reason that the server gives. An outage isn't blamed on the link. Leads to the jobs, or to what `children` offer. */
export function GoneLink({ error, children }: { error: unknown; children?: ReactNode }) {
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return (
    <AuthPanel
      title={isGone ? "Nothing here any more" : "We couldn’t open this link"}
      icon={<Icon of={CircleSlash} size="large" />}
    >
      <p role="alert" className="text-ink-2">
        {referralFailure(error)}
      </p>
      {children ?? <ButtonLink to={paths.home}>Find jobs</ButtonLink>}
    </AuthPanel>
  );
}
