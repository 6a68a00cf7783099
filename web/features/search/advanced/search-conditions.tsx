import { HiddenLine } from "#web/features/preferences/hide/hidden-line.tsx";
import { SettingsError } from "#web/features/preferences/dialog/settings-error.tsx";

/** Between a list's head and its jobs: what the reader's settings leave out, and that they can't be stored. Takes no room without either. */
export function SearchConditions({ hidden, query }: { hidden: number | undefined; query: string }) {
  return (
    <div className="no-print grid gap-y-1 *:not-empty:mb-3">
      <HiddenLine hidden={hidden} query={query} />
      <SettingsError />
    </div>
  );
}
