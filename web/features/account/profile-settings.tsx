import { lazy, type ReactNode, Suspense } from "react";
import { brand } from "#contract/values/brand.ts";
import { isLive } from "#web/model/capabilities.ts";
import { ThemeSwitch } from "#web/shell/deferred/theme-switch.tsx";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { ChangePassword } from "./security/change-password.tsx";
import { SessionList } from "./security/session-list.tsx";
import { SettingsRow } from "./settings/settings-row.tsx";

const EmailPreferences = lazy(() =>
  import("./settings/email-preferences.tsx").then((module) => ({ default: module.EmailPreferences })),
);
const AccountRows = lazy(() =>
  import("./settings/account-rows.tsx").then((module) => ({ default: module.AccountRows })),
);
const ApiKeys = lazy(() => import("./security/api-keys.tsx").then((module) => ({ default: module.ApiKeys })));
const PasskeyList = lazy(() =>
  import("#web/features/passkeys/passkey-list.tsx").then((module) => ({ default: module.PasskeyList })),
);

/**
 * Email preferences, appearance, password and account deletion (specification, section 2), where the account is logged in, and its passkeys and API keys. `open` tells
 * whether the settings are on the screen.
 */
export function ProfileSettings({ open }: { open: boolean }) {
  const live = isLive("account");
  return (
    <div>
      <SettingsRow title="Email Preferences" soon={!live} text="What we may email you about.">
        {live ? (
          // As high as the choices, so that nothing below moves when they come.
          <div className="grid min-h-74 content-start gap-3 md:min-h-46.5">
            <Suspense fallback={<Skeleton className="h-14 w-full" />}>
              <EmailPreferences open={open} />
            </Suspense>
          </div>
        ) : (
          <HeldBackPreferences />
        )}
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
      <SettingsRow title="Passkeys" text="Stored on your device. Employers’ and operators’ pages need one.">
        <Part>
          <PasskeyList open={open} />
        </Part>
      </SettingsRow>
      <SettingsRow title="API Keys" text="For programs and assistants that act for you. Revoke any key you don’t use.">
        <Part>
          <ApiKeys open={open} />
        </Part>
      </SettingsRow>
      {live ? (
        <Suspense fallback={<Skeleton className="h-14 w-full" />}>
          <AccountRows open={open} />
        </Suspense>
      ) : (
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
      )}
    </div>
  );
}

/** A part of the settings that loads by itself. */
function Part({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-14 w-full" />}>{children}</Suspense>;
}

/** The specification's inert preferences. */
function HeldBackPreferences() {
  return (
    <>
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
    </>
  );
}
