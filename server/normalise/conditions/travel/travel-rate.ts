import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { AMOUNT_IN_WORDS, boundsOf } from "../amounts.ts";

const DAY =
  "(?:travel |reise|reis|res|rejse)?(?:days?|nights?|tag(?:e|en)?|nächte|jours?|nuits?|días?|noches|dias?|noites|giorn[oi]|notti|dag(?:en|ar|e|er)?|nachten|dni|dzień|päivää?|päivänä|den|dny|dnů|zi|zile|nopți|nätter|nætter|netter|nocy|noce|yötä|noci)";
const WEEK =
  "(?:rejse|reise|reis|rese|travel )?(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|tydzień|tygodnie|veck(?:a|or)|uger?|uker?|viikko(?:a|n)?|viikon|týden|týdny|săptămân[ăi])";
const IN =
  "(?:\\/|per|pe|an?|each|every|out of every|im|in der|in einer|die|pro|je|par|al|alla|a|a la|por|ao|om|i|in de|w|na|v|ve|en)";
const OF_TRAVEL = "(?: (?:of|de|di|en|em|in|av|on|auf|w|na|på)(?: the| la)? \\p{L}{3,14}(?: road)?)?";
const PERIODS: readonly (readonly [period: "week" | "month" | "quarter" | "year", names: string])[] = [
  [
    "week",
    "week|wk|woche|semaine|semana|settimana|tygodniu|tydzień|veckan|vecka|ugen|uge|uken|uka|uke|viikossa|týdnu|týden|săptămână|săptămânal",
  ],
  [
    "month",
    "month|monat|mois|mes|mês|mese|maand|miesiącu|miesiąc|månaden|månad|måneden|måned|kuukaudessa|kuussa|měsíc|měsíčně|měsíci|lună|lunar",
  ],
  [
    "quarter",
    "quarter|quartal|trimestre|kwartaal|kwartał|kwartale|kvartalet|kvartal|vuosineljänneksessä|čtvrtletí|čtvrtletně|trimestru",
  ],
  ["year", "year|jahr|an|año|ano|anno|jaar|rok|roku|året|år|vuodessa|rok|ročně"],
];
/** How many percent of a period one day or one week of it is: a month has 20 working days, a year 220. */
const SHARES = {
  day: { week: 20, month: 5, quarter: 100 / 60, year: 100 / 220 },
  week: { week: 100, month: 25, quarter: 100 / 12, year: 100 / 48 },
} as const;

const RATES = PERIODS.flatMap(([period, names]) =>
  (
    [
      ["day", DAY],
      ["week", WEEK],
    ] as const
  )
    .filter(([unit]) => unit !== period)
    .map(([unit, name]) => ({
      unit,
      share: SHARES[unit][period],
      most:
        unit === "day"
          ? { week: 5, month: 20, quarter: 60, year: 220 }[period]
          : { week: 1, month: 4, quarter: 12, year: 48 }[period],
      pattern: folded(
        new RegExp(`${AMOUNT_IN_WORDS} ${name}(?!\\p{L})${OF_TRAVEL}(?: ?${IN})? ?(?:${names})(?!\\p{L})`, "iu"),
      ),
    })),
);
/** "Once a week", "einmal pro Woche": a day of it. */
const ONCE_A_WEEK = phrases(
  "once (?:a|per|every) week|einmal (?:pro|die|in der|je) woche|une fois par semaine|una vez (?:a la|por) semana|uma vez por semana|una volta a(?:lla)? settimana|één keer per week|eens per week|raz w tygodniu|en gång i veckan|en gang om ugen|en gang i uken|kerran viikossa|jednou týdně|o dată pe săptămână",
);

const COUNTS: Record<string, number> = {};
for (const [count, names] of [
  [2, "two second other zwei zweite zweiten deux dos duas dois due twee tweede drugi andra anden andre toinen druhý"],
  [3, "three third drei dritte dritten trois tres três tre drie derde trzy trzeci tredje kolmas třetí"],
  [4, "four fourth vier vierte vierten quatre cuatro quatro quattro vierde cztery czwarty fjärde fjerde neljäs čtvrtý"],
  [5, "five fifth fünf fünfte fünften cinq cinco cinque vijf vijfde pięć piąty femte viides pátý"],
  [6, "six sixth sechs sechste sechsten seis sei zes zesde sześć szósty sjätte sjette kuudes šestý"],
  [8, "eight eighth acht achte achten huit ocho oito otto achtste osiem ósmy åttonde ottende åttende"],
  [10, "ten tenth zehn zehnte zehnten dix diez dez dieci tien tiende dziesięć dziesiąty tionde tiende"],
] as const)
  for (const name of names.split(" ")) COUNTS[name] = count;
const COUNT = `(?<of>${Object.keys(COUNTS).join("|")}|[2-9]|10)(?:[.:]?e|th|nd|rd|[.])?`;
/** One week of so many: "away one week in five", "jede vierte Woche", "une semaine sur cinq". */
const ONE_IN = [
  `(?<!\\p{L})(?:one|a|1) (?:week|day|month) (?:in|out of|of every|in every) ${COUNT}(?!\\p{L})`,
  `(?<!\\p{L})(?:every|jede[rn]?|co|var|hver|joka|každý|om de|elke) ${COUNT} (?:week|day|woche|tag|vecka|dag|uge|uke|viikko|tydzień|týden)(?!\\p{L})`,
  `(?<!\\p{L})(?:eine?|une?|una?|uma?|één|een|en) (?:woche|semaine|jour|semana|día|dia|settimana|giorno|week|dag) (?:von|in|sur|de cada|em cada|su|op(?: de)?|av) ${COUNT}(?!\\p{L})`,
].map((source) => folded(new RegExp(source, "iu")));

/** Days and weeks that people spend elsewhere than on the road: at the office, at home, on video. */
const ELSEWHERE = folded(
  /(?<!\p{L})(?:office|(?<!away from |far from )home|remote(?:ly)?|video|online|büro|home-?office|zuhause|bureau|télétravail|domicile|oficina|casa|teletrabajo|escritório|teletrabalho|ufficio|kantoor|thuis|biur\p{L}{1,3}|zdaln\p{L}{1,3}|kontor\p{L}{0,2}|hemifrån|hjemme|toimisto\p{L}{0,4}|kancelář\p{L}{0,2}|travell?ers|celebrate|vacation|holiday|leave|urlaub|ferie\p{L}{0,2}|vacances|vacaciones)(?!\p{L})/iu,
);
/** Most sentences about travel name no period and need no closer look. */
const NAMES_PERIOD = folded(
  /quar|trim|kwart|kvart|čtvrt|week|wk\b|woche|semai|seman|settim|tyg|tydz|veck|\bug|\buk|viik|týd|month|mona|mois|\bmes|mês|maand|mies|mån|kuu|měs|year|jahr|jaar|\ban\b|año|ano|anno|rok|år|vuod|roč|săpt|lună|lunar|zile?\b|giorn|dni|dny|dage|day|tag|jour|día|dia|giorno|dag|dzień|den\b/iu,
);

/** "A day a week" is one day a week. */
const A_DAY = folded(
  /(?<!\p{L})(?:an? (?=(?:day|week|night) (?:an?|per|each|every) )|o (?=(?:zi|noapte|săptămână) (?:pe|din) )|(?=(?:viikon|päivän) (?:kuukaudessa|viikossa)))/giu,
);
/** Danish "to" is two before days, which English has as a preposition. */
const DANISH_TWO = /(?<!\p{L})to (?=(?:dage|dager|uger|uker)(?!\p{L}))/giu;
const AT_CUSTOMERS_HOME = /casa del? client[ei]|domicile (?:du|des) clients?/giu;
const OF_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [1, "one einem einer ein eine un une uno una um uma één een jeden en ett én yhtenä yksi jednoho"],
    [2, "two zwei deux dos dois duas due twee dwa två to kaksi kahtena dva dvou două"],
    [3, "three drei trois tres três tre drie trzy kolme kolmena tři tří trei"],
    [4, "four vier quatre cuatro quatro quattro cztery fyra fire neljä neljänä čtyři čtyř patru"],
    [5, "five fünf cinq cinco cinque vijf pięć pięciu fem viidestä viisi pěti pět cinci"],
    [6, "six sechs seis sei zes sześć seks sex kuudesta šesti șase"],
    [10, "ten zehn dix diez dez dieci tien dziesięciu tio ti kymmenestä deseti zece"],
  ].flatMap(([value, names]) =>
    String(names)
      .split(" ")
      .map((name) => [name, Number(value)]),
  ),
);
const OF_NUMBER = `(?:\\d{1,2}|${Object.keys(OF_NUMBERS).join("|")})`;
/** "Four working days out of five", "drei von fünf Tagen", "trois jours sur cinq". */
const DAYS_OF_DAYS = folded(
  new RegExp(
    `(?<![\\p{L}\\d.,])(?<days>${OF_NUMBER}) (?:(?:(?:working|work|full|arbeits|whole) ?)?(?:${DAY}|${WEEK})(?!\\p{L}) )?(?:out of|of|in|von|sur|de cada|em cada|em|su|van de|op de|na|z|av|ud af|ut av|din) (?:the |every |den )?(?<of>${OF_NUMBER})(?: (?:working |arbeits|werk|arbets)?(?:${DAY}|${WEEK}))?(?!\\p{L})`,
    "iu",
  ),
);

const UNIT = folded(new RegExp(`(?<!\\p{L})(?:${DAY}|${WEEK})(?!\\p{L})`, "iu"));

/** Returns the percent of days that are spent on the way: 60 for "three days out of five"; null without such words. */
function daysOfDays(text: string): Bounds | null {
  const match = DAYS_OF_DAYS.exec(text);
  if (match === null || !UNIT.test(match[0])) return null;
  const [days, of] = [match.groups?.["days"], match.groups?.["of"]].map(
    (each = "") => OF_NUMBERS[each.toLowerCase()] ?? Number(each),
  );
  if (days === undefined || of === undefined || days < 1 || of < 2 || of > 10 || days > of) return null;
  const percent = Math.round((days / of) * 100);
  return { min: percent, max: percent };
}

/**
 * Returns the percent of the time that a sentence about travel states in days or weeks; null if it states none. Where people are at another place of
 * their employer, only whole weeks are travel.
 */
export function travelRate(sentence: string, countsDays: boolean): Bounds | null {
  if (!NAMES_PERIOD.test(sentence) || ELSEWHERE.test(sentence.replace(AT_CUSTOMERS_HOME, ""))) return null;
  const text = sentence.replace(A_DAY, "1 ").replace(DANISH_TWO, "2 ");
  for (const { unit, share, most, pattern } of RATES) {
    const match = countsDays || unit === "week" ? pattern.exec(text) : null;
    if (match === null) continue;
    const { min, max } = boundsOf(match);
    if ((max ?? min ?? 0) > most) return null;
    const percent = (count: number | null) => (count === null ? null : Math.round(count * share));
    return { min: percent(min), max: percent(max) };
  }
  if (!countsDays) return null;
  const ofDays = daysOfDays(text);
  if (ofDays !== null) return ofDays;
  if (ONCE_A_WEEK.test(text)) return { min: 20, max: 20 };
  const count = ONE_IN.map((pattern) => pattern.exec(text)?.groups?.["of"]?.toLowerCase()).find(
    (each) => each !== undefined,
  );
  if (count === undefined) return null;
  const percent = Math.round(100 / (COUNTS[count] ?? Number(count)));
  return { min: percent, max: percent };
}
