import { type ReactNode, useEffect, useState } from "react";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { TextButton } from "#web/ui/base/button.tsx";
import { openPreferences } from "#web/features/preferences/preferences-button.tsx";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";

/**
 * "Only where I can be hired", and what stands beside it (`children`). Without a home country it focuses the country
 * select (`selectId`) first and takes effect once one is chosen.
 */
export function EligibleFilter({
  on,
  selectId,
  onChange,
  children,
}: {
  on: boolean;
  selectId: string;
  onChange: (on: boolean) => void;
  children?: ReactNode;
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
    <div className="flex flex-wrap items-center text-ui">
      <Checkbox
        className="items-center"
        label="Only where I can be hired"
        checked={on && homeCountry !== null}
        onChange={(event) => (homeCountry === null ? ask() : onChange(event.target.checked))}
      />
      {children}
      <TextButton
        className="needs-js ml-auto max-md:min-h-11 md:hidden"
        aria-haspopup="dialog"
        onClick={openPreferences}
      >
        Preferences
      </TextButton>
      <span role="status" className="text-meta text-ink-2">
        {homeCountry === null && (asking || on) && (
          <span className="ml-3">
            <TextButton onClick={ask}>Choose where you live</TextButton> to see only jobs you can be hired for.
          </span>
        )}
      </span>
    </div>
  );
}
