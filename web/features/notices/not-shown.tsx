import { FileQuestion } from "lucide-react";
import type { Loaded } from "#web/api/loading/use-loaded.ts";
import { NotLoaded } from "#web/features/account/settings/not-loaded.tsx";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

/** What the page of a secret address shows while it can't show `what`; `unknown` says that there is nothing at the address. */
export function NotShown({
  state,
  what,
  unknown,
  retry,
}: {
  state: Extract<Loaded<object>, string>;
  what: string;
  unknown: string;
  retry: () => Promise<void>;
}) {
  return (
    <div className="mt-6 max-w-[41em]">
      {state === "missing" ? (
        <Notice variant="plain" icon={FileQuestion} action={<ButtonLink to={paths.contact}>Contact us</ButtonLink>}>
          {unknown}
        </Notice>
      ) : (
        <NotLoaded what={what} failed={state === "failed"} retry={retry} />
      )}
      <noscript>
        <p className="text-ink-2">This page needs JavaScript, so that it stays out of every cache.</p>
      </noscript>
    </div>
  );
}
