import { type CvFinding, type CvLine, evidenceOf } from "./cv-reading.ts";
import type { CvWords } from "#contract/schemas/desk/cv-words.ts";
import { headingKind, labelOf } from "./sections.ts";
import { fold, mentionsIn, phraseIndex, tokensOf, withoutAddresses, wordsOf } from "./tokens.ts";

const NAME_LABELS = new Set([
  "name",
  "full name",
  "vor und nachname",
  "vorname nachname",
  "nom",
  "nom et prenom",
  "prenom et nom",
  "nombre",
  "nombre y apellidos",
  "nome",
  "nome completo",
  "nombre completo",
]);
const NO_NAME =
  /\b(?:curriculum|vitae|resume|cv|lebenslauf|hoja de vida|curriculo|bewerbung|page|seite|pagina|engineer|developer|manager|designer|analyst|entwickler|entwicklerin|desarrollador|desarrolladora|ingenieur|ingenieure|developpeur|developpeuse|consultant|remote|street|strasse|rue|calle|rua|avenida|avenue)\b/;
/** How many lines from the top a name can stand. */
const NAME_LINES = 12;
/** A sidebar can stand before the name, so the largest letters anywhere on the first page count. */
const NAME_SIZE = 1.35;
const PARTICLES = new Set(
  "de da do dos das del della di von van der den zu y e la le el al bin ibn ter ten af av".split(" "),
);

/** Returns a word in the case that names have: `MARÍA` is `María`. */
function nameCase(word: string): string {
  if (word.length < 2 || word !== word.toUpperCase() || word.includes(".")) return word;
  return word
    .toLowerCase()
    .replaceAll(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function asName(text: string): string | undefined {
  const bare = text
    .split(/[,|\t•·]|\s[–—-]\s/)[0]!
    .trim()
    .replace(/^(?:Dr|Prof|Dipl|Mr|Mrs|Ms|Herr|Frau)\.?\s+/i, "");
  if (bare.length > 60 || /[\d@/:;()!?]/.test(bare) || NO_NAME.test(fold(bare)) || headingKind(bare) !== undefined)
    return undefined;
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > 6) return undefined;
  const named = words.every(
    (word) => PARTICLES.has(fold(word)) || (/^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) && word.length < 20),
  );
  return named ? words.map(nameCase).join(" ") : undefined;
}

/** Reads the person's name: a labelled one, else the largest line that looks like one, best when the mail address says it too. */
export function readName(lines: readonly CvLine[]): CvFinding<string> | null {
  for (const { text } of lines.slice(0, 60)) {
    const labelled = labelOf(text);
    const name = labelled && NAME_LABELS.has(wordsOf(labelled.label).join(" ")) ? asName(labelled.rest) : undefined;
    if (name !== undefined) return { value: name, sure: true, evidence: evidenceOf(text) };
  }
  const mail = fold(lines.flatMap(({ text }) => text.split(/\s+/)).find((word) => word.indexOf("@") > 0) ?? "");
  let best: { name: string; line: CvLine; score: number; inMail: boolean } | undefined;
  for (const [at, line] of lines.entries()) {
    if (at >= NAME_LINES && line.size < NAME_SIZE) continue;
    const name = asName(line.text);
    if (name === undefined) continue;
    const inMail = wordsOf(name).some((word) => word.length > 2 && mail.includes(word));
    const score = line.size * 2 + (line.bold ? 0.5 : 0) + (inMail ? 4 : 0) - Math.min(at, NAME_LINES) * 0.1;
    if (best === undefined || score > best.score) best = { name, line, score, inMail };
  }
  if (best === undefined) return null;
  return { value: best.name, sure: best.inMail || best.line.size >= NAME_SIZE, evidence: evidenceOf(best.line.text) };
}

const HOME_LABELS =
  /^(?:address|location|based in|lives in|residence|home|country|city|adresse|anschrift|wohnort|wohnhaft in|standort|land|domicile|residant a|lieu|ville|pays|direccion|domicilio|residencia|ubicacion|ciudad|pais|lugar de residencia|morada|endereco|localidade|localizacao|localizacion|cidade|residente em)$/;
const NOT_HOME =
  /\b(?:nationality|citizen|citizenship|born|birth|nationalitat|staatsangehorigkeit|geburtsort|geboren|nationalite|ne a|nee a|nacionalidad|nacido|nacionalidade|nascido|nascida|relocate|relocation|umzug|work permit|visa)\b/;

/**
 * Returns a reader of where the person lives, for the lines of the head and the contact details. A town alone is sure when it has no large
 * namesake.
 */
export function countryReader({ countries, cities }: CvWords): (lines: readonly CvLine[]) => CvFinding<string> | null {
  const byCountry = phraseIndex(
    countries.flatMap(({ code, names }) => names.map((name) => [name, code] as [string, string])),
  );
  const byCity = phraseIndex(cities.flatMap((city) => city.names.map((name) => [name, city] as [string, typeof city])));
  const countryIn = (text: string): CvFinding<string> | undefined => {
    const named = mentionsIn(withoutAddresses(text), byCountry).filter(({ tokens }) =>
      isCountryName(tokens[0]!.written, tokens.length),
    );
    const country = named.at(-1);
    return country && { value: country.value, sure: true, evidence: evidenceOf(text) };
  };
  const townIn = (text: string): CvFinding<string> | undefined => {
    const found = mentionsIn(withoutAddresses(text), byCity).filter(({ tokens }) =>
      /^\p{Lu}/u.test(tokens[0]!.written),
    );
    const [city] = found;
    if (city === undefined) return undefined;
    const { country, population } = city.value;
    // The largest comes first.
    const sure = found.every(
      ({ at, value }) => at !== city.at || value.country === country || value.population * 5 < population,
    );
    return { value: country, sure: sure && isContactLine(text), evidence: evidenceOf(text) };
  };
  return (lines) => {
    const usable = lines.map(({ text }) => text).filter((text) => text.length < 160 && !NOT_HOME.test(fold(text)));
    const labelled = usable.filter((text) => HOME_LABELS.test(fold(labelOf(text)?.label ?? "")));
    for (const group of [labelled, usable]) {
      for (const readerOf of [countryIn, townIn]) {
        for (const text of group) {
          const found = readerOf(text);
          if (found !== undefined) return found;
        }
      }
    }
    return null;
  };
}

/** `US`, `UK` and `UAE` are written in capitals; `us` and `in` are words. */
function isCountryName(written: string, words: number): boolean {
  return words > 1 || written.length > 3
    ? /^\p{Lu}/u.test(written)
    : written.length > 1 && written === written.toUpperCase();
}

/** A short line with a comma, a separator or a post code is an address; a sentence isn't. */
function isContactLine(text: string): boolean {
  return tokensOf(text).length <= 14 && !/\.\s*$/.test(text);
}
