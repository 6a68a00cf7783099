import { useEffect, useId, useState } from "react";
import { countryCodes, countryName } from "#web/model/countries.ts";
import { useSearchSettings } from "./use-search-settings.ts";
import { changeSettings } from "./search-settings-store.ts";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

/** Returns the country the reader lives in, null while unset, and its setter. */
export function useHomeCountry(): [string | null, (code: string | null) => void] {
  const { settings } = useSearchSettings();
  return [settings.country, setHomeCountry];
}

function setHomeCountry(country: string | null): void {
  changeSettings((settings) => ({ ...settings, country }));
}

/**
 * Returns all countries sorted by name. Only the browser names them, because its names can differ from the server's.
 */
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

/** The options of a country select. `none` labels the empty one. */
export function CountryOptions({
  list,
  none = "Choose a country",
}: {
  list: { code: string; name: string }[];
  none?: string;
}) {
  return (
    <>
      <option value="">{none}</option>
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}

/** "You live in …": the country that each card's eligibility badge is about. */
export function CountrySelect({ id: idProp }: { id?: string }) {
  const ownId = useId();
  const id = idProp ?? ownId;
  const [homeCountry, setHomeCountryTo] = useHomeCountry();
  const list = useCountryList();
  return (
    <span className="needs-js flex items-center gap-2 whitespace-nowrap text-ui text-ink-2 max-md:grid max-md:min-w-0 max-md:flex-1">
      <label htmlFor={id} className="max-md:sr-only">
        You live in
      </label>
      <NativeSelect
        id={id}
        className="max-md:w-full md:w-44"
        value={homeCountry ?? ""}
        onChange={(event) => setHomeCountryTo(event.target.value === "" ? null : event.target.value)}
      >
        <CountryOptions list={list} none="Your country" />
      </NativeSelect>
    </span>
  );
}
