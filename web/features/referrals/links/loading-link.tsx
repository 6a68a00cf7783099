import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";

/** The page of a link whose secret only the browser knows, until it has loaded. */
export function LoadingLink({ title }: { title: string }) {
  return (
    <AuthPanel title={title}>
      <Spinner label="Loading" />
      <noscript>
        <p className="text-ink-2">This page needs scripts, so that only a person’s browser can answer.</p>
      </noscript>
    </AuthPanel>
  );
}
