import { UserRoundCog } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchSettings } from "./use-search-settings.ts";
import { settingsStore } from "./search-settings-store.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

const SettingsDialog = lazy(() =>
  import("./dialog/search-settings-dialog.tsx").then((module) => ({ default: module.SearchSettingsDialog })),
);

/** Opens the settings that apply to every search: home country, working hours, salary and hide rules. */
export function YourSearch() {
  return (
    <>
      <button
        type="button"
        title="Your search: where you live, working hours, salary, what's hidden"
        className={buttonClasses({}, "needs-js max-lg:px-3")}
        aria-haspopup="dialog"
        onClick={() => settingsStore.set({ open: true })}
      >
        <Icon of={UserRoundCog} />
        <span className="max-lg:sr-only">Your search</span>
      </button>
      <YourSearchDialog />
    </>
  );
}

/** The settings dialog on its own, for pages where something else opens it. It loads when first opened. */
export function YourSearchDialog() {
  const { open } = useSearchSettings();
  return (
    open && (
      <Suspense>
        <SettingsDialog onClose={() => settingsStore.set({ open: false })} />
      </Suspense>
    )
  );
}
