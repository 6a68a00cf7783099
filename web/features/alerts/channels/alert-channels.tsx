import { SettingsRow } from "#web/features/account/settings/settings-row.tsx";
import { AlertFeeds } from "./alert-feeds.tsx";
import { AlertWebhook } from "./alert-webhook.tsx";
import { BrowserNotifications } from "./browser-notifications.tsx";

/** Where else a person hears of what their mails tell. Loads while `open`. */
export function AlertChannels({ open }: { open: boolean }) {
  return (
    <>
      <SettingsRow
        title="Notifications in this browser"
        text="As often as your mails, even while no page of ours is open."
      >
        <BrowserNotifications open={open} />
      </SettingsRow>
      <SettingsRow title="Private feeds" text="Your alerts and searches in a feed reader or a calendar.">
        <AlertFeeds open={open} />
      </SettingsRow>
      <SettingsRow title="Webhook" text="Your alerts as signed requests to a program of yours.">
        <AlertWebhook open={open} />
      </SettingsRow>
    </>
  );
}
