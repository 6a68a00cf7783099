import { SettingsRow } from "#web/features/account/settings/settings-row.tsx";
import { AlertChannels } from "../channels/alert-channels.tsx";
import { AlertTimes } from "./alert-times.tsx";
import { AlertsOff } from "./alerts-off.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import { SentAlerts } from "./sent-alerts.tsx";

/** Saved searches, when and how they tell, and what they have sent. Loads while `open`. */
export function AlertsTab({ open }: { open: boolean }) {
  return (
    <div>
      <AlertsOff open={open} />
      <SettingsRow title="Saved searches" text="Each tells you about new jobs that match it. You hear of a job once.">
        <SavedSearches open={open} />
      </SettingsRow>
      <SettingsRow title="When to tell you" text="For all your saved searches, and for news of saved jobs.">
        <AlertTimes open={open} />
      </SettingsRow>
      <AlertChannels open={open} />
      <SettingsRow title="Sent lately" text="The jobs in your latest mails, each with why it was there.">
        <SentAlerts open={open} />
      </SettingsRow>
    </div>
  );
}
