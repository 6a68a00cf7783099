import { SettingsRow } from "./settings-row.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { PrivacyData } from "./privacy-data.tsx";
import { SettingsLoad } from "./settings-load.tsx";

/** The settings that only a live capability `account` has. */
export function AccountRows({ open }: { open: boolean }) {
  return (
    <>
      <SettingsRow title="Email" text="For logging in and for our emails.">
        <SettingsLoad open={open}>{(settings) => <ChangeEmail settings={settings} />}</SettingsLoad>
      </SettingsRow>
      <SettingsRow title="Privacy" text="What we keep about you, and a copy of all of it.">
        <SettingsLoad open={open}>{(settings) => <PrivacyData settings={settings} />}</SettingsLoad>
      </SettingsRow>
      <SettingsRow
        title="Danger Zone"
        danger
        text="Removes your account with everything in it. You have a week to undo it."
      >
        <SettingsLoad open={open}>{(settings) => <DeleteAccount settings={settings} />}</SettingsLoad>
      </SettingsRow>
    </>
  );
}
