import { Lock, WifiOff } from "lucide-react";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

export function OfflineNotice() {
  return (
    <Notice variant="caution" icon={WifiOff} role="alert" className="offline">
      <b className="font-semibold">You're offline.</b> This page stays, and links wait, until you're back online.
    </Notice>
  );
}

export function ExpiredNotice() {
  return (
    <Notice icon={Lock} action={<ButtonLink to={paths.login}>Log In</ButtonLink>}>
      {SESSION_EXPIRED}
    </Notice>
  );
}
