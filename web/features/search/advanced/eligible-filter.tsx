import { useEffect, useState } from "react";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { TextButton } from "#web/ui/base/button.tsx";
import { formatCount } from "#web/ui/select/option.ts";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";

const ANSWERS = [
  ["yes", "text-positive"],
  ["unclear", "text-caution"],
  ["no", "text-negative"],
] as const;

/**
 * "Only where I can be hired", with the number of jobs for each answer. Without a home country it focuses the country
 * select (`selectId`) first and takes effect once one is chosen.
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
  const [homeCountry] = useHomeCountry();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!asking || homeCountry === null) return;
    setAsking(false);
    onChange(true);
  }, [asking, homeCountry, onChange]);

  function ask() {
    setAsking(true);
    document.getElementById(selectId)?.focus();
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
      <Checkbox
        className="items-center"
        label="Only where I can be hired"
        checked={on && homeCountry !== null}
        onChange={(event) => (homeCountry === null ? ask() : onChange(event.target.checked))}
      />
      {homeCountry !== null && counts !== undefined && (
        <span className="flex gap-2.5 text-meta text-ink-3">
          {ANSWERS.map(([answer, color]) => (
            <span key={answer}>
              <b className={`font-semibold ${color}`}>{formatCount(counts[answer] ?? 0)}</b> {answer}
            </span>
          ))}
        </span>
      )}
      <span role="status" className="text-meta text-ink-2">
        {homeCountry === null && (asking || on) && (
          <>
            <TextButton onClick={ask}>Choose where you live</TextButton> to see only jobs you can be hired for.
          </>
        )}
      </span>
    </div>
  );
}
