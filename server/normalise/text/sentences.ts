import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
/** An abbreviation at the end, whose full stop does not end the sentence. */
const SHORT_FORM = folded(
  /(?:(?<!\p{L})(?:e\.g|i\.e|etc|vs|approx|incl|inc|ltd|co|corp|no|st|ft|mt|dr|mr|mrs|ms|sr|jr|prof|dept|est|min|max|ca|bzw|z\.b|d\.h|u\.a|ggf|inkl|zzgl|ca|mind|maks|tsd|mio|mrd|nr|str|env|ex|ph|pharm|psy|dipl|ing|ir|drs|arch|univ|allg|abgeschl|mgr|bc|lic|p\.ex|mme|aprox|ee\.uu)|(?<!\p{L})\p{Lu}|(?<!\p{L})(?:\p{L}\.){1,4}\p{L})\.$/iu,
);
const BOUNDARY = /[.!?…]["'”’)\]]?\s+(?=["'“‘(¿¡[]?[\p{Lu}\d])|[。！？][」』）]?(?=[^」』）])/gu;
const MAX_SENTENCE = 600;
/** A day before its month, whose full stop does not end the sentence either, and a salary of a year: "bis zum 15. Dezember", "ein 13. Gehalt". */
const DAY = /(?:^|\s)\d{1,2}\.$/;
const MONTH = /^(?:Monat|Gehal|Jan|Feb|März|Maerz|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez)/;
/** What German counts with a full stop behind the number: "im 1. Ausbildungsjahr", "ab dem 3. Semester", "auf dem 2. Bildungsweg". */
const COUNTED =
  /^(?:(?:Ausbildungs|Lehr|Berufs|Dienst|Lebens|Studien|Halb|Schul)?(?:jahr|Jahr)e?s?|(?:Fach)?[Ss]emesters?|Trimesters?|Quartals?|Staatsexamens?|[Jj]uristische[nrs]?|Stock|Stockwerk|Obergeschoss|OG|Etage|Klasse|Schicht|Woche|Arbeitstag|Tag|Bildungsweg|Arbeitsmarkt|Bundesliga|Liga|Instanz|Führungsebene)(?!\p{L})/u;
/** The rest of a date whose month is a number as well: "do 15. 1. 2027". */
const NUMBERED_MONTH = /^(?:1[0-2]|[1-9])\.(?: ?20\d\d|[,;)]|\s\p{Ll}|$)/u;
const DAY_AND_MONTH = /(?:^|\s)\d{1,2}\. ?(?:1[0-2]|[1-9])\.$/;
/** Abbreviations before a currency or the name of a pay agreement: "120 tis. Kč", "lt. KV". */
const OF_MONEY = /(?<!\p{L})(?:t[iy]s|lt|gem|wg)\.$/iu;
const MONEY = /^(?:Kč|PLN|CZK|EUR|€|KV|Koll|Tarif|TVöD|TV-)/;
/** What belongs to the country before it: "a U.S. Citizen", "the U.S. Mainland". */
const OF_THE_US =
  /^(?:Citizen|Person|Government|Department|Federal|Mainland|National|Army|Navy|Air Force|Marine|Military|Territor|Resident|Permanent|Green Card|Passport|Congress|Treasury|Securities|Food and|Customs|Dollar|Virgin|Postal|Soil|Based)/;
/** An answer belongs to its question: "Remote? No." */
const ANSWER = /^(?:no|yes|none|nein|ja|non|oui|sí|si)\b/i;

/** Splits one line of plain text into sentences. Sentences longer than 600 characters are cut at a space. */
export function splitSentences(line: string): string[] {
  const text = line.trim();
  if (text === "") return [];
  const sentences: string[] = [];
  let start = 0;
  for (const match of matchesIn(text, BOUNDARY)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end).trim();
    if (
      sentence.endsWith(".") &&
      SHORT_FORM.test(sentence.slice(-12)) &&
      !/\b(?:U\.S|U\.K|U\.S\.A|E\.U)\.$/.test(sentence)
    )
      continue;
    if (
      DAY.test(sentence.slice(-4)) &&
      (MONTH.test(text.slice(end, end + 5)) || COUNTED.test(text.slice(end, end + 18)))
    )
      continue;
    if (sentence.endsWith("U.S.") && OF_THE_US.test(text.slice(end, end + 14))) continue;
    if (DAY.test(sentence.slice(-4)) && NUMBERED_MONTH.test(text.slice(end, end + 9))) continue;
    if (DAY_AND_MONTH.test(sentence.slice(-8)) && /^20\d\d/.test(text.slice(end, end + 4))) continue;
    if (/\b(?:Frs?|fr|ok|cca|kl|k[sS]h|K[sS]h|Rs|v\.a)\.$/.test(sentence.slice(-5)) && /^\d/.test(text.charAt(end)))
      continue;
    if (/(?<!\d ?)\bkr\.$/i.test(sentence.slice(-6)) && /^\d/.test(text.charAt(end))) continue;
    if (OF_MONEY.test(sentence.slice(-5)) && MONEY.test(text.slice(end, end + 6))) continue;
    if (sentence.endsWith("?") && sentence.length <= 60 && ANSWER.test(text.slice(end))) continue;
    sentences.push(sentence);
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.flatMap((sentence) =>
    sentence.length > MAX_SENTENCE ? cutLong(sentence) : sentence === "" ? [] : [sentence],
  );
}

function cutLong(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_SENTENCE) {
    const space = rest.lastIndexOf(" ", MAX_SENTENCE);
    const at = space > MAX_SENTENCE / 2 ? space : MAX_SENTENCE;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== "") parts.push(rest);
  return parts;
}
