import { EyeOff } from "lucide-react";
import { useEffect } from "react";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { settingsStore } from "#web/features/preferences/search-settings-store.ts";
import { hasHideRules } from "#contract/values/search-settings.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount } from "#web/ui/select/option.ts";

const pause = (paused: boolean) => settingsStore.set({ paused });

/**
 * Says how many jobs the reader's rules hide, with a button that shows them for now. A new search (`query`) or leaving
 * the page turns the rules back on. Empty when the rules hide nothing.
 */
export function HiddenLine({ hidden, query }: { hidden: number | undefined; query: string }) {
  const { settings, paused } = useSearchSettings();
  useEffect(() => () => pause(false), [query]);
  const visible = hasHideRules(settings.hide) && (paused || (hidden !== undefined && hidden > 0));
  return (
    <p aria-live="polite" className="no-print flex flex-wrap items-center gap-x-1.5 text-meta text-ink-3">
      {visible && (
        <>
          <Icon of={EyeOff} size="small" />
          {paused ? (
            <>
              Your rules are off ·
              <TextButton className={buttonClass} onClick={() => pause(false)}>
                hide again
              </TextButton>
            </>
          ) : (
            <>
              Hidden by your rules: {formatCount(hidden ?? 0)} ·
              <TextButton className={buttonClass} onClick={() => pause(true)}>
                show
              </TextButton>
            </>
          )}
          ·
          <TextButton className={buttonClass} onClick={() => settingsStore.set({ open: true })}>
            edit rules
          </TextButton>
        </>
      )}
    </p>
  );
}

const buttonClass = "min-h-6 max-md:min-h-11";
