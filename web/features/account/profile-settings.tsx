import type { ReactNode } from "react";
import { brand } from "#contract/values/brand.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { ComingSoon } from "./coming-soon.tsx";
import { ThemeSwitch } from "#web/shell/deferred/theme-switch.tsx";

/** Email preferences, appearance, password and account deletion (specification, section 2). */
export function ProfileSettings() {
  return (
    <div>
      <Row title="Email Preferences" soon text="What we may email you about.">
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
      </Row>
      <Row title="Appearance" text="Saved on this device.">
        <ThemeSwitch />
      </Row>
      <Row title="Password" text="We'll email you a link to set a new one.">
        <div>
          <ButtonLink to={paths.forgotPassword}>Change Password</ButtonLink>
        </div>
      </Row>
      <Row title="Danger Zone" soon danger text="Removes your account, saved jobs and requests. You can't undo this.">
        <div>
          <Button disabled>Delete Account</Button>
        </div>
      </Row>
    </div>
  );
}

function Row({
  title,
  text,
  soon = false,
  danger = false,
  children,
}: {
  title: string;
  text: string;
  soon?: boolean;
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-6 gap-y-3 border-b border-line py-6 first:pt-0 md:grid-cols-[17.5rem_minmax(0,1fr)]">
      <div>
        <h2
          className={classes(
            "flex flex-wrap items-center gap-2 text-title leading-[1.375rem]",
            danger && "text-negative",
          )}
        >
          {title} {soon && <ComingSoon />}
        </h2>
        <p className="mt-0.5 text-meta text-ink-3">{text}</p>
      </div>
      <div className="grid content-start gap-3">{children}</div>
    </section>
  );
}
