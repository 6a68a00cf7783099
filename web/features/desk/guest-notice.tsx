import { HardDrive } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

/** Where a guest's desk lives, with a link to sign up. `persistent` is whether the browser keeps it. */
export function GuestNotice({ persistent, children }: { persistent: boolean; children: ReactNode }) {
  return (
    <Notice
      variant={persistent ? "info" : "caution"}
      icon={HardDrive}
      role="note"
      action={
        <ButtonLink to={paths.register} variant="soft">
          Sign Up
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}
