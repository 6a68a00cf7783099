import { expect, test } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { LANGUAGE_STEMS } from "./language-words.ts";
import { readTerms } from "../terms/terms.ts";

/** How ads in each language ask for another, whose name takes the place of X. */
const SENTENCES: Readonly<Record<string, string>> = {
  en: "Fluent X required.",
  de: "X fließend in Wort und Schrift.",
  fr: "X courant exigé.",
  es: "Nivel alto de X.",
  pt: "Domínio de X.",
  it: "Ottima conoscenza: X.",
  nl: "Vloeiend X.",
  pl: "Biegła znajomość języka: X.",
  sv: "Flytande X i tal och skrift.",
  da: "X flydende i skrift og tale.",
  nb: "X flytende skriftlig og muntlig.",
  cs: "Výborná znalost: X.",
};
/** Names that mean something else as well: "let's", the country Poland, Slovak. */
const AMBIGUOUS = new Set(["nl lv", "sv pl", "sv sl", "da sl", "nb sl"]);

function languagesIn(sentence: string): string[] {
  return readTerms({ title: "Engineer", prepared: prepareText(`<p>${sentence}</p>`) }).terms.languagesAsked.map(
    ({ language }) => language,
  );
}

test.each(Object.entries(SENTENCES))("every language is known by its name in %s", (locale, sentence) => {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const unread = Object.keys(LANGUAGE_STEMS).flatMap((code) => {
    // The name of the code "no" has two words in some languages.
    const name = code === "no" ? (names.of("nb") ?? "").split(" ")[0]! : (names.of(code) ?? "");
    const isKnown = AMBIGUOUS.has(`${locale} ${code}`) || name === "" || code === locale;
    return isKnown || languagesIn(sentence.replace("X", name)).includes(code) ? [] : [`${code}: ${name}`];
  });
  expect(unread).toEqual([]);
});

test("a country whose name is a language elsewhere stays a country where it has a capital", () => {
  expect(languagesIn("Vertriebserfahrung in Italien ist von Vorteil.")).toEqual([]);
  expect(languagesIn("L'italien serait un plus.")).toEqual(["it"]);
  expect(languagesIn("Sujuva hollanti on eduksi.")).toEqual(["nl"]);
  expect(languagesIn("Hollanti on tärkeä markkina-alue, ja puhut suomea.")).toEqual(["fi"]);
});
