import { brand } from "#contract/values/brand.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { ThemeSwitch } from "#web/shell/deferred/theme-switch.tsx";
import { ChangePassword } from "./security/change-password.tsx";
import { SessionList } from "./security/session-list.tsx";
import { SettingsRow } from "./settings-row.tsx";

/**
 * Email preferences, appearance, password and account deletion (specification, section 2), and where the account is logged in. `open` tells
 * whether the settings are on the screen.
 */
export function ProfileSettings({ open }: { open: boolean }) {
  return (
    <div>
      <SettingsRow title="Email Preferences" soon text="What we may email you about.">
        <Checkbox
          label="Job Alerts"
          hint="New jobs for your saved searches, at most once a day"
          checked
          disabled
          readOnly
        />
        <Checkbox label="Network Updates" hint="Replies to your referral requests" checked disabled readOnly />
        <Checkbox
          label="Platform News & Updates"
          hint={`What's new on ${brand.name}, four times a year`}
          checked={false}
          disabled
          readOnly
        />
      </SettingsRow>
      <SettingsRow title="Appearance" text="Saved on this device.">
        <ThemeSwitch />
      </SettingsRow>
      <SettingsRow
        title="Password"
        text="We'll email you a link to set a new one. If you know your current one, you can change it here."
      >
        <div>
          <ButtonLink to={paths.forgotPassword}>Change Password</ButtonLink>
        </div>
        <ChangePassword />
      </SettingsRow>
      <SettingsRow title="Security" text="Where you’re logged in. End any session you don’t recognize.">
        <SessionList open={open} />
      </SettingsRow>
      <SettingsRow
        title="Danger Zone"
        soon
        danger
        text="Removes your account, saved jobs and requests. You can't undo this."
      >
        <div>
          <Button disabled>Delete Account</Button>
        </div>
      </SettingsRow>
    </div>
  );
}
