import { useEffect, useId, useState } from "react";
import { countryCodes, countryName } from "#web/countries.ts";
import { useStored } from "#web/hooks/use-stored.ts";
import { COUNTRY_KEY } from "#web/theme.ts";
import { NativeSelect } from "#web/ui/native-select.tsx";

/** The country the reader lives in, remembered in this browser; null while unset. */
export function useCountry(): [string | null, (code: string | null) => void] {
  const [code, store] = useStored(COUNTRY_KEY);
  return [code !== null && /^[A-Z]{2}$/.test(code) ? code : null, store];
}

/** "You live in …": what the verdict on each card is about. */
export function CountrySelect() {
  const id = useId();
  const [country, setCountry] = useCountry();
  const [list, setList] = useState<{ code: string; name: string }[]>([]);
  useEffect(() => {
    setList(
      countryCodes
        .map((code) => ({ code, name: countryName(code) }))
        .sort((one, other) => one.name.localeCompare(other.name, "en")),
    );
  }, []);
  return (
    <span className="needs-js flex items-center gap-2 whitespace-nowrap text-ui text-ink-2 max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:items-stretch max-md:gap-1 max-md:text-meta">
      <label htmlFor={id}>You live in</label>
      <NativeSelect
        id={id}
        className="md:w-37"
        value={country ?? ""}
        onChange={(event) => setCountry(event.target.value === "" ? null : event.target.value)}
      >
        <option value="">not set</option>
        {list.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
