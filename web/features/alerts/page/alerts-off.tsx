import { BellOff } from "lucide-react";
import { useState } from "react";
import { actionFailure } from "#web/api/action-failure.ts";
import { chooseNotification, useAccountSettings } from "#web/features/account/settings/account-settings-api.ts";
import { isLive } from "#web/model/capabilities.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

/** Says that the person wants no mails of job alerts, with a button that turns them on. */
export function AlertsOff({ open }: { open: boolean }) {
  const { data } = useAccountSettings(open && isLive("account"));
  const [error, setError] = useState<string>();
  if (data?.notifications.jobAlerts !== false) return null;
  const turnOn = () =>
    void chooseNotification("jobAlerts", true).catch((problem: unknown) => setError(actionFailure(problem)));
  return (
    <Notice
      variant="caution"
      icon={BellOff}
      role="status"
      className="mb-6"
      action={<Button onClick={turnOn}>Turn on</Button>}
    >
      <b className="font-semibold">Mails of job alerts are off.</b>{" "}
      {error ?? "Your searches stay saved, and none of them sends you a mail."}
    </Notice>
  );
}
