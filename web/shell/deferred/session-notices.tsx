import { Lock, WifiOff } from "lucide-react";
import { AUTH_TEXTS } from "#contract/values/auth.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

export function OfflineNotice() {
  return (
    <Notice variant="caution" icon={WifiOff}>
      <b className="font-semibold">You are offline.</b> What is on this page stays; everything else waits.
    </Notice>
  );
}

export function ExpiredNotice() {
  return (
    <Notice icon={Lock} action={<ButtonLink to={paths.login}>Log In</ButtonLink>}>
      {AUTH_TEXTS.sessionExpired}
    </Notice>
  );
}
