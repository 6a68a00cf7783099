/** A word for each first letter, followed by the second letters of the codes: about half as much to load as whole codes. */
const CODES_BY_LETTER =
  "ADEFGILMORSTUWZ BABDEFGHIJMNOQRSTWYZ CADFGHIKLMNORUVWYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRTUWY " +
  "HKNRTU IDELMNQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM " +
  "PAEFGHKLMRSTWY QA REOSUW SABCDEGHIKLMNORSTVXYZ TCDGHJKLMNORTVWZ UAGSYZ VACEGINU WFS XK YET ZAMW";

/**
 * ISO 3166-1 alpha-2 codes of the countries in contract/values/region-countries.json, which readers can choose as home.
 */
export const countryCodes: string[] = CODES_BY_LETTER.split(" ").flatMap(([first, ...seconds]) =>
  seconds.map((second) => `${first}${second}`),
);

let names: Intl.DisplayNames | undefined;

/** Returns a country's English name. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames("en", { type: "region" });
  return names.of(code) ?? code;
}
