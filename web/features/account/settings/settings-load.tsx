import type { ReactNode } from "react";
import type { AccountSettings } from "#contract/schemas/account-settings.ts";
import { WhenLoaded } from "./when-loaded.tsx";
import { useAccountSettings } from "./account-settings-api.ts";

/** Shows what depends on the account's settings once they have loaded, or that they couldn't be. Loads while `open`. */
export function SettingsLoad({
  open,
  children,
}: {
  open: boolean;
  children: (settings: AccountSettings) => ReactNode;
}) {
  return (
    <WhenLoaded query={useAccountSettings(open)} what="your settings">
      {children}
    </WhenLoaded>
  );
}
