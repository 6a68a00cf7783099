import { useEffect, useId, useState } from "react";
import { countryCodes, countryName } from "#web/model/countries.ts";
import { useSearchSettings } from "./use-search-settings.ts";
import { changeSettings } from "./search-settings-store.ts";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

/** The country the reader lives in, null while unset. */
export function useHomeCountry(): [string | null, (code: string | null) => void] {
  const { settings } = useSearchSettings();
  return [settings.country, setCountry];
}

function setCountry(country: string | null): void {
  changeSettings((settings) => ({ ...settings, country }));
}

/** Every country one can live in, by name. Browsers name some differently than the server, so they are named by the browser only. */
export function useCountryList(): { code: string; name: string }[] {
  const [list, setList] = useState<{ code: string; name: string }[]>([]);
  useEffect(() => {
    setList(
      countryCodes
        .map((code) => ({ code, name: countryName(code) }))
        .sort((one, other) => one.name.localeCompare(other.name, "en")),
    );
  }, []);
  return list;
}

/** A list of countries to live in, with an entry for none. */
export function CountryOptions({ list }: { list: { code: string; name: string }[] }) {
  return (
    <>
      <option value="">not set</option>
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}

/** "You live in …": what the verdict on each card is about. */
export function CountrySelect({ id: given }: { id?: string }) {
  const ownId = useId();
  const id = given ?? ownId;
  const [country, setTo] = useHomeCountry();
  const list = useCountryList();
  return (
    <span className="needs-js flex items-center gap-2 whitespace-nowrap text-ui text-ink-2 max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:items-stretch max-md:gap-1 max-md:text-meta">
      <label htmlFor={id}>You live in</label>
      <NativeSelect
        id={id}
        className="md:w-37"
        value={country ?? ""}
        onChange={(event) => setTo(event.target.value === "" ? null : event.target.value)}
      >
        <CountryOptions list={list} />
      </NativeSelect>
    </span>
  );
}
