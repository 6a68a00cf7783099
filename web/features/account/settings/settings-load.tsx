import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { AccountSettings } from "#contract/schemas/account-settings.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { useAccountSettings } from "./account-settings-api.ts";

/** Shows what depends on the account's settings once they have loaded, or that they couldn't be. Loads while `open`. */
export function SettingsLoad({
  open,
  children,
}: {
  open: boolean;
  children: (settings: AccountSettings) => ReactNode;
}) {
  const { data, isError, refetch } = useAccountSettings(open);
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton className="h-14 w-full" />;
  return (
    <Notice
      variant="caution"
      icon={CircleAlert}
      role="alert"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      We couldn’t load your settings.
    </Notice>
  );
}
