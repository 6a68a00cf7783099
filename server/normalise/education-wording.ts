import type { EducationValue } from "#taxonomy/education.ts";

/**
 * Names of schools that hold a shorter name of another value, and the name that says what they mean: a "ciclo formativo superior" is no
 * "ciclo formativo", and a "diplomi-insinööri" no "insinööri". By language.
 */
const REPHRASED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [
      /(?<!\p{L})(?<!(?:alumn[oa]s|estudiantes) de )(?:ciclos? (?:formativos? )?(?:de )?(?:grado )?superior|fp (?:de )?(?:grado )?superior)(?!\p{L})/giu,
      "técnico superior",
    ],
  ],
  fi: [[/(?<!\p{L})(?:diplomi-insinöör\p{L}{1,4}|di-tutkin\p{L}{1,4})/giu, "maisteri"]],
  nl: [[/universitaire opleiding op masterniveau/giu, "masteropleiding"]],
  sv: [[/(?<!\p{L})(kandidat|magister|högskole|gymnasie|universitets)- (?=eller|och)/giu, "$1examen "]],
  it: [
    [/laurea quinquennale/giu, "laurea magistrale"],
    [/diploma (?:di|presso un) istituto professionale/giu, "qualifica professionale"],
  ],
  cs: [[/(magistersk|inženýrsk)\p{L}{1,3} studi\p{L}{1,3}/giu, "magisterský titul"]],
};

/** Parts of them, in an expression that runs fast. */
const LONGER_NAMES =
  /superior|insinöör|di-tutk|masterniveau|- (?:eller|och)|quinquennale|professionale|magistersk|inženýrsk/i;

/** Returns a sentence with names of schools that hold other names said in plain words. */
export function rephrased(sentence: string, language: string | null): string {
  if (!LONGER_NAMES.test(sentence)) return sentence;
  let text = sentence;
  for (const [pattern, name] of REPHRASED[language ?? ""] ?? []) text = text.replace(pattern, name);
  return text;
}

/** Further names of each value by language, beside those of the taxonomy. */
export const MORE_WORDS: Readonly<Record<string, readonly (readonly [EducationValue, string])[]>> = {
  en: [
    [
      "bachelor degree",
      String.raw`been to university|university[- ]educated|graduates? (?:of|in) any (?:discipline|subject|field)`,
    ],
    ["professional certificate", String.raw`trade certificates?`],
  ],
  de: [
    ["postgraduate degree", String.raw`diplom-ingenieur(?:in)? \((?:univ|tu|th)\.?\)`],
    [
      "professional certificate",
      String.raw`(?<!(?:den|zum|zur|deinen) )\p{L}{0,15}fachwirt(?:in)?|betriebswirt(?:in)? \(ihk\)|(?:industrie|elektro|kfz-|installateur)meister(?:in)?|meistertitel`,
    ],
  ],
  fr: [
    ["professional certificate", "(?<!prépar\\p{L}{1,5} (?:un|le|au|leur) )brevet professionnel"],
    ["high school", String.raw`(?:le|un) bac suffit|titulaire du bac`],
  ],
  pt: [["bachelor degree", String.raw`(?:és|é|seja|ser|estar) formad[oa](?:\(a\))? em`]],
  it: [["bachelor degree", "titolo di studio universitario"]],
  nl: [["postgraduate degree", String.raw`master in (?:de |het )?\p{L}{4,20}|masterniveau`]],
  pl: [
    ["bachelor degree", String.raw`studi(?:a|ów) na kierunku`],
    ["professional certificate", String.raw`szkoł\p{L}{1,2} (?:branżow|zawodow)\p{L}{1,3}`],
  ],
  sv: [
    [
      "bachelor degree",
      String.raw`(?:läst|studerat) (?:klart |färdigt )?(?:på|vid) (?:en )?(?:högskola|universitet)\p{L}{0,2}`,
    ],
    ["postgraduate degree", "disputerat|disputerad"],
    ["professional certificate", "yh-examen"],
  ],
  da: [
    ["bachelor degree", String.raw`(?:læst|studeret) (?:på|ved) (?:et )?universitet\p{L}{0,2}`],
    ["professional certificate", "udlært|faglig uddannelse"],
  ],
  no: [["bachelor degree", String.raw`(?:lest|studert) (?:på|ved) (?:et )?universitet\p{L}{0,2}`]],
  cs: [["postgraduate degree", String.raw`titul\p{L}{0,2} (?:ing|mgr|mudr|judr)`]],
};

/** Parts of the names above that the general search for education doesn't look for. */
export const MORE_PARTS = /ciclo|fachwirt|betriebswirt|meister|brevet prof|graduates? (?:of|in) any/i;

/** Names in Japanese beside those of the taxonomy. */
export const MORE_UNSPACED: readonly (readonly [EducationValue, string])[] = [
  ["postgraduate degree", "大学院(?:を)?(?:修了|卒)"],
  ["bachelor degree", "(?<!短期)大学を(?:卒業|出)"],
  ["associate degree", "短期大学|高等専門学校"],
  ["professional certificate", "(?<!高等)専門学校を?(?:卒|修了)"],
  ["high school", "高等学校(?:を)?卒"],
];

/** Says that the employer asks for no degree: "não exigimos licenciatura", "nie wymagamy studiów". */
const ASKS_FOR_NONE =
  /(?<!\p{L})(?:não (?:exig|ped|precis)\p{L}{1,5}|non (?:chied|richied|esig|serv)\p{L}{1,6}|nie (?:wymag|potrzeb)\p{L}{1,6}|(?:wij|we) (?:vragen|eisen) geen|vi (?:kräver|begär) (?:inte|ingen)|vi (?:kræver|krever) (?:ikke|ingen)|emme (?:vaadi|edellytä)|ne(?:vyžad|požad)uj\p{L}{1,4})(?!\p{L})/iu;

/** Returns a sentence without the clause that says what the employer doesn't ask for. */
export function withoutNeedless(sentence: string): string {
  const start = ASKS_FOR_NONE.exec(sentence)?.index;
  if (start === undefined) return sentence;
  const end = sentence.slice(start).search(/[,;]/u);
  return sentence.slice(0, start) + (end === -1 ? "" : sentence.slice(start + end));
}
