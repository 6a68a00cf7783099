import { useEffect, useState } from "react";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { TextButton } from "#web/ui/base/button.tsx";
import { formatCount } from "#web/ui/select/option.ts";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";

const VERDICTS = [
  ["yes", "yes", "text-positive"],
  ["unclear", "unclear", "text-caution"],
  ["no", "no", "text-negative"],
] as const;

/**
 * Only where I can be hired, with how many of the jobs found are yes, unclear and no. Without a country it asks for it first, and goes on once it
 * is said. `selectId` is the list of countries.
 */
export function EligibleFilter({
  on,
  counts,
  selectId,
  onChange,
}: {
  on: boolean;
  counts: Record<string, number> | undefined;
  selectId: string;
  onChange: (on: boolean) => void;
}) {
  const [country] = useHomeCountry();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!asking || country === null) return;
    setAsking(false);
    onChange(true);
  }, [asking, country, onChange]);

  function ask() {
    setAsking(true);
    document.getElementById(selectId)?.focus();
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
      <Checkbox
        className="items-center"
        label="Only where I can be hired"
        checked={on && country !== null}
        onChange={(event) => (country === null ? ask() : onChange(event.target.checked))}
      />
      {country !== null && counts !== undefined && (
        <span className="flex gap-2.5 text-meta text-ink-3">
          {VERDICTS.map(([verdict, word, ink]) => (
            <span key={verdict}>
              <b className={`font-semibold ${ink}`}>{formatCount(counts[verdict] ?? 0)}</b> {word}
            </span>
          ))}
        </span>
      )}
      <span role="status" className="text-meta text-ink-2">
        {country === null && (asking || on) && (
          <>
            <TextButton onClick={ask}>Say where you live</TextButton> first; then only jobs you can be hired for are
            shown.
          </>
        )}
      </span>
    </div>
  );
}
