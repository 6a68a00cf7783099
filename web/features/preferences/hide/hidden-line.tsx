import { EyeOff } from "lucide-react";
import { useEffect } from "react";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { settingsStore } from "#web/features/preferences/search-settings-store.ts";
import { hasRules } from "#web/features/preferences/search-settings.ts";
import { TextButton } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount } from "#web/ui/select/option.ts";

const pause = (paused: boolean) => settingsStore.set({ paused });

/**
 * How many jobs the reader's rules took out of the list, with a way to see them this once: another search (`query`), or leaving, brings the rules
 * back. Nothing where the rules hide nothing.
 */
export function HiddenLine({ hidden, query }: { hidden: number | undefined; query: string }) {
  const { settings, paused } = useSearchSettings();
  useEffect(() => () => pause(false), [query]);
  const shown = hasRules(settings.hide) && (paused || (hidden !== undefined && hidden > 0));
  return (
    <p aria-live="polite" className="no-print flex flex-wrap items-center gap-x-1.5 text-meta text-ink-3">
      {shown && (
        <>
          <Icon of={EyeOff} size="small" />
          {paused ? (
            <>
              Shown without your rules ·
              <TextButton className={act} onClick={() => pause(false)}>
                hide again
              </TextButton>
            </>
          ) : (
            <>
              hidden by your rules: {formatCount(hidden ?? 0)} ·
              <TextButton className={act} onClick={() => pause(true)}>
                show
              </TextButton>
            </>
          )}
          ·
          <TextButton className={act} onClick={() => settingsStore.set({ open: true })}>
            edit rules
          </TextButton>
        </>
      )}
    </p>
  );
}

const act = "min-h-6 max-md:min-h-11";
