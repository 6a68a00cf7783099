import { everyPhrase, quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { WORDS } from "./amounts.ts";
import { withOffered } from "./hours-offered.ts";

/** Tens that other amounts are not written in. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...WORDS,
  ...Object.fromEntries(
    (
      [
        [16, "sixteen sechzehn"],
        [20, "tjue tyve kaksikymmentä"],
        [24, "vierundzwanzig fireogtyve"],
        [30, "trente třicet kolmekymmentä"],
        [32, "toogtredive trettiotvå trettito"],
        [35, "trente-cinq treinta-y-cinco trentacinque vijfendertig trettiofem"],
        [36, "zesendertig sechsunddreißig"],
        [38, "achtendertig achtunddreißig trettioåtta"],
        [40, "čtyřicet neljäkymmentä neljänkymmenen quaranta fyrre"],
      ] as const
    ).flatMap(([value, names]) => names.split(" ").map((name) => [name, value])),
  ),
};
const NAMES = Object.keys(NUMBERS)
  .filter((name) => (NUMBERS[name] ?? 0) >= 10)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const DIGITS = String.raw`\d{1,2}(?:[.,]\d{1,2}|½)?`;
const UNIT = String.raw`hours?|hrs?|h|stunden|std\.?|heures|horas|ore|uur|uren|godzin[ay]?|timmars?|tim|timers?|tuntia|tuntinen|tunnin|hodin[ay]?|órá?(?:s|ban)?|saat`;
const amount = (number: string): RegExp =>
  folded(
    new RegExp(
      String.raw`(?<![\p{L}\d.,:€$£–-])(?:(?<low>${number}) ?(?:-|–|\/|to|bis|à|a|y|e|en|und|and|do|i|och|og|ja|až|till|til|tot|or|oder|ou|o|of|lub|eller|tai|nebo|sau|vagy) ?)?(?<high>${number})[ -]?(?:${UNIT})(?: ?(?<minutes>\d\d) ?(?:min(?:uten|utes|uttia|ut)?|m))?(?![\p{L}\d])`,
      "giu",
    ),
  );
const IN_DIGITS = amount(DIGITS);
const IN_WORDS = amount(NAMES);
/** Cheap first tests: most sentences name no hours, and few write their number in words. */
const NAMES_UNIT =
  /hours?\b|hrs?\b|\d ?h\b|stunden|std\b|heures|horas|\bore\b|\buur|\buren|godzin|timm|\btim\b|timer|tunti|tunnin|hodin|ór[aá]|saat/i;
const NAMES_TENS = folded(
  /teen|twen|thir|fort|zig|ßig|zehn|tien|zest|vingt|trent|quar|trein|cuar|vein|vint|trint|sei[sz]|tig\b|tjug|trett|fyrt|tyve|tred|tjue|fyrre|førti|dzie|dwadz|trzydz|czterdz|ście|dvacet|třicet|čtyřicet|náct|kymmen|toista|venti|dici|eux\b|elf\b|zwölf|zwanz|vier|sex|atten/i,
);

/** Forms of work and names of working time, right before the hours of their week. */
const FORM = everyPhrase(
  "temps (?:partiel|plein|complet)|mi-temps|part[- ]?time|full[- ]?time|(?:media )?jornada(?: completa| parcial| laboral)?|horario|horário|orario(?: di lavoro)?|impegno|tempo (?:pieno|parziale|parcial|inteiro|integral)|halvtid|deltid|heltid|fuldtid|full stilling|teilzeit|vollzeit|halbtags|osa-aikainen|osa-aikatyö|kokoaikainen|kokoaikatyö|täysi työaika|työaika|(?:zkrácený |plný |poloviční )?úvazek|pracovní doba|etat|wymiar|semana|settimana|semaine|deeltijd|voltijd|dienstverband|contract",
);
/** A part of a post, right before its hours: "halbe Stelle (19,5 Stunden)", "poste à 80 %, soit 28 heures". */
const PART_OF_POST = folded(
  /(?<!\p{L})(?:jornada reducida|halbe stelle|halve baan|halv stilling|halv tjänst|(?:poste|stelle|contrat|etat|úvazek|stilling|tjänst|aanstelling|posto|puesto)(?: à| mit| på| op| al| de| di| na)? ?\d{2,3} ?%|\d{2,3} ?%(?:-| )(?:stelle|stilling|tjänst|baan|etatu|úvazek|job|post|role))(?= ?[,(:–-]| de \d)/iu,
);
/** Between a form and its hours: signs and short words alone. */
const SHORT_WORDS = folded(
  /^[^\p{L}\d.;!?]{0,3}(?:(?:of|de|di|da|a|à|von|mit|på|van|voor|z|czyli|alltså|altså|eli|tedy|cioè|ou|seja|o|sea|soit|means|here|heißt|bei|uns|är|er|on|je|is|position|role)[ ,:(]{0,2}){0,4}$/iu,
);

/** Returns whether a form of work, or a name of working time, stands right before hours. */
function isNamedBefore(before: string): boolean {
  const form = PART_OF_POST.exec(before) ?? matchesIn(before, FORM).at(-1);
  return form !== undefined && SHORT_WORDS.test(before.slice(form.index + form[0].length));
}

/** Hours of courses, answers and shifts. */
const NOT_A_WEEK = folded(
  /(?<!\p{L})(?:within|course|training|workshop|shift|answer|respond|reply|binnen|innerhalb|schulung|kurs|lehrgang|weiterbildung|antwort|schicht|sous|formation|réponse|cours|formación|curso|respuesta|formação|resposta|corso|formazione|entro|cursus|opleiding|dienst van|szkoleni|kurs|odpowie|zmian|utbildning|kurset|skift|inom|uddannelse|vagten|opplæring|svar|koulutu|kurssi|vuoro|školení|kurz|směn)/iu,
);
const DAYS =
  "(?:two|three|four|2|3|4|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|quatro|due|tre|quattro|twee|drie|dwa|trzy|cztery|två|fyra|to|fire|kaksi|kolme|neljä|dva|tři|čtyři|4\\.?|[56]|five|six|fünf|cinq|cinco|cinque|vijf|pięć|fem|viisi|pět)";
/** A number of days before them: "Three days, 24 hours in all". */
const DAYS_BEFORE = folded(
  new RegExp(
    String.raw`(?<!\p{L})${DAYS} (?:days|tage|jours|días|dias|giorni|dagen|dni|dagar|dage|dager|päivää|dny)(?: \p{L}{1,4} \p{L}{3,8})?(?:,| ?[:(–-]) ?(?:\p{L}{2,8} )?$`,
    "iu",
  ),
);
/** Days and their names behind them: "24 heures, réparties sur trois jours", "30 horas, de lunes a jueves". */
const DAYS_BEHIND = folded(
  new RegExp(
    String.raw`^,? (?:(?:spread|split|verteilt|aufgeteilt|répartie?s|repartidas|distribuídas|distribuite|ripartite|verdeeld|verspreid|fördelat|fördelade|fordelt|rozłożone|jaettuna|rozložených|rozloženo) )?(?:over|across|on|auf|an|sur|en|em|por|pelos|su|op|over|på|na|do|v|in|neljälle|kolmelle|do)(?: the| les| los| os)? ${DAYS} (?:days|tage[n]?|jours|días|dias|giorni|dagen|dni|dagar|dage|dager|päivälle|dnů|dny)(?!\p{L})`,
    "iu",
  ),
);
const WEEKDAYS_BEHIND = folded(
  /^,? (?:\(?)(?:(?:du |from |von |de |dal |van |od |från |fra |le )?(?:monday|mon|montag|mo|lundi|lunes|segunda(?:-feira)?|lunedì|maandag|poniedziałku|måndag|mandag|pondělí)(?: to | through | ?[-–] ?| bis | au | a | à | al | tot(?: en met)? | t\/m | do | till | til )(?:\p{L}{2,12})|maanantaista \p{L}{6,14}|mornings|vormittags|am vormittag|am liebsten vormittags)/iu,
);
const WEEK_BEHIND =
  /^ (?:i uken?|i uka|om ugen|i veckan|viikossa|týdně|työviik\p{L}{2,5}|arbeidsuke|arbejdsuge|arbetsvecka|a week|per week|tygodniowo)(?!\p{L})/iu;
/** Days off behind them, as benefits are listed: "Vierzig Stunden, 30 Urlaubstage". */
const LEAVE_BEHIND = folded(
  /^(?:,| og| och| und| en| and| et| y| e| i| a| ja| \+| avec| con| com| mit| met| med| with) ?(?:\d{2} |\d semaines de |\d weeks['’]? )?(?:\p{L}{1,12} )?(?:days?['’]? (?:of )?(?:holiday|leave|annual leave|vacation)|(?:holiday|vacation|leave)|urlaub\p{L}{0,6}|rtt|(?:jours de )?congés?|vacaciones|días (?:laborables )?de vacaciones|dias de férias|férias|giorni di ferie|ferie|vakantiedagen|vrije dagen|verlofdagen|dni urlopu|urlop|semesterdagar|semester|feriedage|ferieuker|feriefridage|lomapäivää|dní dovolené|týdnů dovolené)/iu,
);
/** Pay right before them, in a list of what is offered: "€ 3.200 bruto, 38 uur". */
const PAY = folded(
  /[€$£]|(?<!\p{L})(?:eur|euros?|kr|kronor|kroner|zł|pln|kč|chf|gbp|sek|nok|dkk)(?!\p{L})|per maand|p\/m|im monat|brutto|bruto|par mois|al mes|por mês|al mese|miesięcznie|i månaden|pr\. måned|per måned|kuussa|měsíčně|a month/iu,
);
/** Whether pay and a comma stand right before hours. */
const isBehindPay = (before: string): boolean => {
  const near = before.slice(-45);
  return /, ?$/u.test(near) && PAY.test(near.split(/[;!?]/u).at(-1) ?? "");
};
/** Dutch ads mean a week with "tussen de 24 en 32 uur". */
const DUTCH_BEFORE = /(?<!\p{L})(?:tussen de|minimaal|omvang:?) $/iu;
/** Where an item of a list of facts begins and ends. */
const ITEM_BEGINS = folded(
  /(?:^|[,;:(|·•–—+]|(?<!\p{L})(?:for|für|pour|por|per|voor|bij|bei|na|på|with|mit|con|com|met|avec))[\s*•·▪–-]{0,3}(?:(?:ca|approx|circa)\.? |about |around |up to |from |etwa |rund |environ |unas |cerca de |ongeveer |około |omkring |noin )?$/iu,
);
const ITEM_ENDS = folded(
  /^ ?(?:$|[,;.)|·•–—+(]|(?:guaranteed|garantiert\p{L}{0,2}|garanti\p{L}{0,3}|garantizad\p{L}{1,2}|garantid\p{L}{1,2}|garantit\p{L}|gegarandeerd\p{L}?|gwarantowan\p{L}{1,3}|garanterad\p{L}?|garanteret|garantert|negotiable|flexibel|flexible|nach absprache|im wechsel)(?!\p{L}))/iu,
);
/** What stands beside a job's hours among its facts: its contract, its pay, its days. */
const NAMES_FACTS = quickPhrases(
  "permanent|fixed[- ]term|full[- ]time|part[- ]time|contractor|contract|freelance|temporary|mon(?:day)?(?: to |-|–)fri(?:day)?|shifts?|salary|per (?:month|hour|year|annum)|a (?:month|year)|benefits|unbefristet\\p{L}{0,2}|befristet\\p{L}{0,2}|festanstellung|vollzeit|teilzeit|monatlich|brutto|tarif\\p{L}{0,8}|freiberuflich|minijob|mo(?:\\.|ntag)? ?(?:bis|-|–) ?fr(?:\\.|eitag)?|cdi|cdd|contrat|temps (?:plein|partiel)|brut|intérim",
  "contrato|indefinido|temporal|jornada|brutos?|mensuales|lunes a viernes|clt|efetivo|mensais|segunda a sexta|contratto|tempo (?:pieno|parziale|indeterminato|determinato)|lord[oi]|mensili|nett[oi]|riposo|vast contract|onbepaalde|fulltime|parttime|bruto|per maand|jaarcontract|dienstverband|opdracht|umowa|etat|netto|miesięcznie",
  "heltid|deltid|tillsvidare(?:anställning)?|fast (?:jobb|stilling|ansættelse|ansettelse)|månadslön|månedsløn|timelønn|kollektivavtal|overenskomst|vakituinen|kokoaikainen|osa-aikainen|työsuhde|hlavní pracovní poměr|hpp|úvazek|normă întreagă|contract individual|teljes állás|munkaidő",
);
/** Returns whether hours are a fact of their own in a list of facts: "32 oder 36 Stunden, unbefristet", "25 bis 39 Stunden, wie es passt". */
function isFact(text: string, { index, end, isRange }: { index: number; end: number; isRange: boolean }): boolean {
  if (!ITEM_ENDS.test(text.slice(end, end + BEFORE))) return false;
  const before = text.slice(Math.max(0, index - BEFORE), index);
  if (isRange && /^[^\p{L}\d]*$/u.test(text.slice(0, index))) return true;
  return ITEM_BEGINS.test(before) && NAMES_FACTS.test(text) && !TIMES.test(before);
}
/** Other stretches of hours that are facts of a job or a product, too. */
const TIMES = folded(
  /(?<!\p{L})(?:notice|warning|response|deadline|delivery|turnaround|battery|support|hotline|experience|reaktionszeit|lieferung|frist|laufzeit|délai|livraison|plazo de|entrega|consegna|levering|dostaw|leverans|overtime|überstunden|heures sup\p{L}{0,12}|extras?|straordinari|overuren|nadgodzin|övertid|overtid|ylityö\p{L}{0,3}|přesčas\p{L}{0,3})(?!\p{L})[^;]{0,30}$/iu,
);
/** Two days, in which something is delivered or answered. */
const LONGEST_FACT = 48;
const ROUND_THE_CLOCK = 24;
const FEWEST = 16;
const MOST = 60;
const BEFORE = 60;

const numberOf = (text: string): number =>
  NUMBERS[text.toLowerCase()] ?? Number(text.replace("½", ".5").replace(",", "."));

/** Hours of a week and where a text states them. */
export interface HoursOfAWeek {
  bounds: Bounds;
  index: number;
  end: number;
}

/** Returns hours that are those of a week by what stands beside them: a form of work, days, days off or pay. */
export function hoursBeside(text: string): HoursOfAWeek[] {
  if (!NAMES_UNIT.test(text)) return [];
  const inDigits = /\d/u.test(text) ? [...matchesIn(text, IN_DIGITS)] : [];
  const matches = inDigits.length > 0 || !NAMES_TENS.test(text) ? inDigits : matchesIn(text, IN_WORDS);
  return matches.flatMap((match) => {
    const { low, high = "", minutes = "0" } = match.groups ?? {};
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
    const behind = text.slice(end, end + BEFORE);
    if (NOT_A_WEEK.test(before)) return [];
    const isOfAWeek =
      isNamedBefore(before) ||
      DAYS_BEFORE.test(before) ||
      isBehindPay(before) ||
      WEEK_BEHIND.test(behind) ||
      DAYS_BEHIND.test(behind) ||
      WEEKDAYS_BEHIND.test(behind) ||
      LEAVE_BEHIND.test(behind) ||
      (low !== undefined && DUTCH_BEFORE.test(before) && /uur|uren/iu.test(match[0])) ||
      (numberOf(high) < LONGEST_FACT &&
        isFact(text, { index: match.index, end, isRange: low !== undefined }) &&
        (low !== undefined || numberOf(high) !== ROUND_THE_CLOCK));
    const most = numberOf(high) + Number(minutes) / 60;
    const least = low === undefined ? most : numberOf(low);
    if (!isOfAWeek || least < FEWEST || most > MOST || least > most) return [];
    return [{ bounds: { min: least, max: most }, index: match.index, end }];
  });
}

const UNSPACED_WEEK =
  /(?:週|一週間|1週間)(?:の|当たりの?|あたりの?)?(?:所定)?(?:労働時間|勤務時間|勤務|稼働|就業時間)?[ はがに約::]{0,3}(?<low>\d{1,2}(?:\.\d{1,2})?)(?: ?時間)?(?: ?[-–~〜～] ?(?<high>\d{1,2}(?:\.\d{1,2})?))? ?時間(?:(?<minutes>\d\d)分)?/u;
const UNSPACED_DAYS =
  /(?:1|一)日(?:の所定労働時間)?[ はに約::]{0,3}(?<hours>\d(?:\.\d{1,2})?)時間(?:(?<minutes>\d\d)分)?[^。]{0,10}週(?:休)?(?<days>\d)日/u;

/** The same with the days first: "週4日、1日8時間". */
const UNSPACED_DAYS_FIRST =
  /週(?<days>\d)日[^。]{0,6}(?:1|一)日(?:あたり)?[ はに約::]{0,3}(?<hours>\d(?:\.\d{1,2})?)時間/u;

/** The same in Chinese and Korean: "每天8小时，每周5天", "周一至周五，每天8小时", "주 5일, 1일 8시간". */
const CHINESE_OR_KOREAN_DAYS = [
  /(?:每天|每日|一天)(?:工作)?(?<hours>\d(?:\.\d)?) ?(?:个)?(?:小时|小時)[^。]{0,8}(?:每[周週]|一[周週])(?:工作)?(?<days>[3-6五六四]) ?[天日]/u,
  /(?:[周週]一(?:至|到|-|~)(?:[周週])?(?<last>[五六])|(?:每[周週]|做)(?:工作)?(?<days>[3-6五六四]) ?[天日])[^。]{0,12}(?:每天|每日|一天)(?:工作)?(?<hours>\d(?:\.\d)?) ?(?:小时|小時)/u,
  /주 ?(?<days>[3-6]) ?일[^.]{0,14}(?:1일|하루|일) ?(?<hours>\d) ?시간/u,
];
const CHINESE_DAYS: Readonly<Record<string, number>> = { 四: 4, 五: 5, 六: 6 };

function chineseOrKoreanHours(text: string): Bounds | null {
  if (!/小时|小時|시간/u.test(text)) return null;
  const groups = CHINESE_OR_KOREAN_DAYS.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
  if (groups === undefined) return null;
  const days = groups["days"] ?? groups["last"] ?? "";
  const hours = Number(groups["hours"]) * (CHINESE_DAYS[days] ?? Number(days));
  return { min: hours, max: hours };
}

/** Clauses about overtime, meetings and courses. */
const OTHER_HOURS = /残業|会議|ミーティング|副業|時間外|研修|講座/u;

/** Behind hours in Japanese, that they are the least or the most. */
const OR_MORE_UNSPACED = /^(?:\/週)?(?:以上|から(?!\d))/u;
const OR_LESS_UNSPACED = /^(?:\/週)?(?:以内|以下|まで|未満)/u;

/** As `hoursBeside`, in Japanese: "週の所定労働時間は37.5時間", "1日8時間、週5日". */
export function unspacedHours(sentence: string): Bounds | null {
  const byDays = chineseOrKoreanHours(sentence);
  if (byDays !== null) return byDays;
  if (!sentence.includes("時間") || !/週/u.test(sentence)) return null;
  const text = OTHER_HOURS.test(sentence)
    ? sentence
        .split("、")
        .filter((part) => !OTHER_HOURS.test(part))
        .join("、")
    : sentence;
  const match = UNSPACED_WEEK.exec(text);
  const week = match?.groups;
  const parts = (minutes = "0") => Math.round((Number(minutes) / 60) * 100) / 100;
  if (week !== undefined) {
    const low = Number(week["low"]) + parts(week["high"] === undefined ? week["minutes"] : undefined);
    const stated = { min: low, max: week["high"] === undefined ? low : Number(week["high"]) };
    const behind = text.slice(text.indexOf(match?.[0] ?? "") + (match?.[0].length ?? 0));
    if (OR_MORE_UNSPACED.test(behind)) return { min: low, max: null };
    if (OR_LESS_UNSPACED.test(behind)) return { min: null, max: stated.max };
    return withOffered(stated, behind);
  }
  const days = (UNSPACED_DAYS.exec(text) ?? UNSPACED_DAYS_FIRST.exec(text))?.groups;
  if (days === undefined || text.includes("週休")) return null;
  const hours = (Number(days["hours"]) + parts(days["minutes"])) * Number(days["days"]);
  return { min: hours, max: hours };
}
