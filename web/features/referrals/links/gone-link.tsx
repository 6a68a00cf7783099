import { CircleSlash } from "lucide-react";
import type { ReactNode } from "react";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { referralFailure } from "#web/features/referrals/requests/referral-api.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The page of a link that opens nothing, with the reason that the server gives. */
export function GoneLink({ error, children }: { error: unknown; children?: ReactNode }) {
  return (
    <AuthPanel title="Nothing here any more" icon={<Icon of={CircleSlash} size="large" />}>
      <p role="alert" className="text-ink-2">
        {referralFailure(error)}
      </p>
      {children}
    </AuthPanel>
  );
}
