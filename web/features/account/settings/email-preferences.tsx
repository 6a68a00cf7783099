import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { NotificationChoices } from "#contract/schemas/account-settings.ts";
import { brand } from "#contract/values/brand.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { isLive } from "#web/model/capabilities.ts";
import { paths } from "#web/shell/paths.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { chooseNotification } from "./account-settings-api.ts";
import { SettingsLoad } from "./settings-load.tsx";

const CHOICES: { name: keyof NotificationChoices; label: string; hint: string }[] = [
  { name: "jobAlerts", label: "Job Alerts", hint: "New jobs for your saved searches, as often as you chose for each" },
  { name: "networkUpdates", label: "Network Updates", hint: "Replies to your referral requests" },
  {
    name: "platformNews",
    label: "Platform News & Updates",
    hint: `What's new on ${brand.name}, four times a year`,
  },
];

/** Which mails the person gets. Each choice is saved at once. */
export function EmailPreferences({ open }: { open: boolean }) {
  const toast = useToast();
  /** What the person has chosen here: shown at once, and taken back when the server refuses it. */
  const [chosen, setChosen] = useState<Partial<NotificationChoices>>({});

  function choose(name: keyof NotificationChoices, on: boolean) {
    setChosen((before) => ({ ...before, [name]: on }));
    chooseNotification(name, on).then(
      () => toast({ text: "Saved.", icon: CircleCheck, variant: "positive" }),
      (error: unknown) => {
        setChosen(({ [name]: _refused, ...rest }) => rest);
        toast({ text: actionFailure(error), icon: CircleAlert, variant: "negative" });
      },
    );
  }
  return (
    <SettingsLoad open={open}>
      {({ notifications }) => (
        <>
          {CHOICES.map(({ name, label, hint }) => (
            <Checkbox
              key={name}
              label={label}
              hint={hint}
              checked={chosen[name] ?? notifications[name]}
              onChange={(event) => choose(name, event.target.checked)}
            />
          ))}
          <p className="text-meta text-ink-3">
            You always get the mails that your account needs, such as a link to set a new password.
            {isLive("referrals") && (
              <>
                {" "}
                Choose how often you hear about referrals on <Link to={paths.referrals}>Referrals</Link>.
              </>
            )}
          </p>
        </>
      )}
    </SettingsLoad>
  );
}
