import { TriangleAlert } from "lucide-react";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { saveSettings } from "#web/features/preferences/search-settings-store.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Says that saving a member's settings to the account failed, with a retry. Empty otherwise. */
export function SettingsError() {
  const { saveFailed } = useSearchSettings();
  return (
    <p role="status" className="flex items-start gap-1.5 text-meta text-caution">
      {saveFailed && (
        <>
          <Icon of={TriangleAlert} size="small" className="mt-0.5" />
          <span>
            We couldn't save your settings to your account. They're saved in this browser.{" "}
            <TextButton onClick={() => void saveSettings()}>Try again</TextButton>
          </span>
        </>
      )}
    </p>
  );
}
