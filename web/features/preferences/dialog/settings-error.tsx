import { TriangleAlert } from "lucide-react";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { saveSettings } from "#web/features/preferences/search-settings-store.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Says that a member's settings did not reach the account, with a way to try again. Nothing while all is well. */
export function SettingsError() {
  const { saveFailed } = useSearchSettings();
  return (
    <p role="status" className="flex items-start gap-1.5 text-meta text-caution">
      {saveFailed && (
        <>
          <Icon of={TriangleAlert} size="small" className="mt-0.5" />
          <span>
            Your settings could not be saved to your account. They are kept in this browser.{" "}
            <TextButton onClick={() => void saveSettings()}>Try again</TextButton>
          </span>
        </>
      )}
    </p>
  );
}
