/** Countries of the sources that serve the employers of one country. */
const BY_SOURCE: Readonly<Record<string, string>> = {
  applicantpro: "US",
  apploi: "US",
  careerplug: "US",
  erecruiter: "PL",
  gupy: "BR",
  hireology: "US",
  inhire: "BR",
  isolvedhire: "US",
  paycom: "US",
  paylocity: "US",
  solides: "BR",
  traffit: "PL",
};
/** Ends of hosts that an ATS or an employer has in one country. Ends that the world uses as words (.io, .co, .ai, .me) aren't listed. */
const BY_HOST_END: readonly [end: string, country: string][] = [
  [".com.au", "AU"],
  [".com.br", "BR"],
  [".com.mx", "MX"],
  [".co.uk", "GB"],
  [".co.jp", "JP"],
  [".co.nz", "NZ"],
  [".co.za", "ZA"],
  ...[
    "at",
    "be",
    "ca",
    "ch",
    "cz",
    "de",
    "dk",
    "es",
    "fi",
    "fr",
    "ie",
    "in",
    "it",
    "jp",
    "nl",
    "no",
    "pl",
    "pt",
    "ro",
    "sa",
    "se",
  ].map((code): [string, string] => [`.${code}`, code.toUpperCase()]),
];
/** Legal forms that one country has. */
const BY_LEGAL_FORM: readonly [form: RegExp, country: string][] = [
  [/\bsp\.? z o\.? ?o\.?/i, "PL"],
  [/\bPty\.? Ltd\b/i, "AU"],
  [/\b(?:Pvt|Private)\.? (?:Ltd|Limited)\b/i, "IN"],
  [/ ApS$/, "DK"],
  [/ Oyj?$/, "FI"],
];

/** Returns the country that a board's source, host or company's legal form states, as ISO 3166-1 alpha-2; null when none does. */
export function countryOf(source: string, token: string, company: string | null): string | null {
  if (BY_SOURCE[source] !== undefined) return BY_SOURCE[source];
  const host = token.includes(".") && source !== "personio" ? token.replace(/^https:\/\//, "").split("/")[0]! : "";
  return countryOfHost(host) ?? BY_LEGAL_FORM.find(([form]) => company !== null && form.test(company))?.[1] ?? null;
}

/** Returns the country that the domain of a company's website states; null when none does. */
export function countryOfWebsite(website: string): string | null {
  return countryOfHost(URL.parse(website)?.hostname ?? "");
}

function countryOfHost(host: string): string | null {
  return BY_HOST_END.find(([end]) => host.endsWith(end))?.[1] ?? null;
}
