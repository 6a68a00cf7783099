import { UserRoundCog } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchSettings } from "./use-search-settings.ts";
import { settingsStore } from "./search-settings-store.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

const SettingsDialog = lazy(() =>
  import("./dialog/search-settings-dialog.tsx").then((module) => ({ default: module.SearchSettingsDialog })),
);

export const openPreferences = () => settingsStore.set({ open: true });

/** Opens the settings that apply to every search: home country, working hours, salary and hide rules. On phones, the search bar has room for it. */
export function PreferencesButton() {
  return (
    <>
      <button
        type="button"
        title="Preferences: where you live, working hours, salary, what's hidden"
        className={buttonClasses({}, "needs-js max-md:hidden")}
        aria-haspopup="dialog"
        onClick={openPreferences}
      >
        <Icon of={UserRoundCog} />
        Preferences
      </button>
      <PreferencesDialog />
    </>
  );
}

/** The settings dialog on its own, for pages where something else opens it. It loads when first opened. */
export function PreferencesDialog() {
  const { open } = useSearchSettings();
  return (
    open && (
      <Suspense>
        <SettingsDialog onClose={() => settingsStore.set({ open: false })} />
      </Suspense>
    )
  );
}
