import { fold } from "../fold.ts";
import { places } from "../places.ts";

const LANGUAGES = ["de", "fr", "es", "pt", "it", "nl", "pl", "sv", "da", "nb", "fi", "cs"];
const SHORTEST = 4;

let countries: Map<string, string> | null = null;

/** Naming all countries takes some milliseconds, so it's done when the first unknown name is read. */
function learn(): Map<string, string> {
  const named = new Map<string, string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: "region" });
    for (const { kind, code } of places) {
      const name = kind === "country" && code !== null ? display.of(code)?.split(" (")[0] : undefined;
      if (code !== null && name !== undefined && name.length >= SHORTEST && !named.has(fold(name)))
        named.set(fold(name), code);
    }
  }
  return named;
}

/** Returns the code of the country that a name means in one of the languages of ads (`Espanha`, `Niemcy`), or null. */
export function nativeCountryNamed(name: string): string | null {
  if (name.length < SHORTEST || !/^\p{Lu}/u.test(name)) return null;
  countries ??= learn();
  return countries.get(fold(name)) ?? null;
}
