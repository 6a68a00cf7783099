import { folded } from "#normalise/text/folded-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";

const NUMBER = String.raw`(?<other>\d{1,2}(?:[.,]\d{1,2})?)`;
const UNIT = String.raw`(?:[ -]?(?:h|hours?|hrs|std\.?|stunden|heures|horas|ore|uur|uren|godzin\p{L}?|timmar|timer|tuntia|hodin\p{L}?))?`;
const OR = String.raw`(?:or|oder|ou|o|y|of|lub|albo|eller|men|tai|nebo|mais|maar|aber|ma|but)`;
const TOO = String.raw`(?:too|also|auch|aussi|également|también|também|anche|ook|też|także|även|också|også|myös|také|taky|i)`;
/** Says behind a number that it would do, too. */
const WOULD_DO = String.raw`(?:${TOO} )?(?:would suit|(?:is|are|would be) (?:fine|possible|ok|okay|also possible|also fine|welcome)|(?:work|works|will do)|if you prefer|if you(?:['’]d)? (?:like|want|rather)|as well|too|(?:sind|ist|wären) (?:auch )?(?:möglich|okay|gut)|gehen auch|geht auch|möglich|wenn du (?:magst|willst|möchtest)|si vous (?:préférez|voulez)|si tu préfères|(?:est|sont) possibles?|aussi|también|(?:es|son) posibles?|si (?:lo )?prefieres|también es posible|se preferires|se preferir|também|(?:é|são) possíve(?:l|is)|vanno bene|va bene|se preferisci|(?:è|sono) possibil[ei]|mag ook|kan ook|als je dat liever hebt|ook|(?:też|także) (?:jest|są)? ?możliw[ey]|jeśli wolisz|możliw[ey]|går (?:också|även)? ?bra|funkar också|om du (?:vill|hellre)|er (?:også )?(?:fint|muligt|mulig|greit|i orden)|går også|hvis du (?:vil|hellere|heller)|käy(?: myös)?|on mahdollinen|jde (?:také|taky)|je (?:také )?možn[áéý])`;
const POSSIBLE = String.raw`(?:possible|possibly|möglich|possible|posible|possível|possibile|mogelijk|możliwe|możliwy|möjligt|muligt|mulig|mahdollista|možn[éoýá]|jde to|minder kan|weniger geht|less is fine)`;
const FROM = String.raw`(?:from|at least|ab|mindestens|à partir de|au moins|dès|desde|al menos|a partir de|pelo menos|da|almeno|vanaf|minimaal|od|co najmniej|från|minst|fra|mindst|ned til|ner till|down to|bis|vähintään|alkaen|alespoň|na|i na)`;

/** What stands right behind hours and names others that would do. */
const OTHERS = [
  // "A week of 40 hours; 32 would suit us too", "or 30, if you prefer", "ma anche 30 vanno bene".
  String.raw`^[^\p{L}\d.]{0,3}(?:\p{L}{1,4} (?:week|woche|semaine|semana|settimana|veckan|ugen|uka|uken|týdnu) ?)?[;,(–-]? ?(?:${OR},? )?(?:${TOO} )?${NUMBER}${UNIT},? ${WOULD_DO}(?!\p{L})`,
  // "Możliwe też 30", "jde to i na 30", "minder kan, vanaf 24".
  String.raw`^[^.\d]{0,12}[;,(–-] ?(?:${OR} )?(?:${TOO} )?${POSSIBLE},? (?:${TOO} )?(?:${FROM} )?${NUMBER}${UNIT}(?![\p{L}\d])`,
  String.raw`^[^\p{L}\d.]{0,3},? ${TOO} ${NUMBER}${UNIT} ${WOULD_DO}(?!\p{L})`,
  // "Or reduced, at least 30 hours".
  String.raw`^[^.;\d]{0,12}? ${OR} [^.;\d]{0,30}?${FROM} ${NUMBER}${UNIT}(?![\p{L}\d])`,
  String.raw`^[、。]?${NUMBER}時間(?:も|でも)(?:可|OK|相談)`,
].map((source) => folded(new RegExp(source, "iu")));
const LEAST = 4;
const MOST = 60;

/** Returns bounds that also hold the hours that the words behind them offer instead: "a week of 40 hours; 32 would suit us too". */
export function withOffered(bounds: Bounds, behind: string): Bounds {
  if (!/\d/u.test(behind)) return bounds;
  for (const pattern of OTHERS) {
    const other = Number(pattern.exec(behind)?.groups?.["other"]?.replace(",", ".") ?? Number.NaN);
    if (Number.isNaN(other) || other < LEAST || other > MOST) continue;
    return {
      min: bounds.min === null ? null : Math.min(bounds.min, other),
      max: bounds.max === null ? null : Math.max(bounds.max, other),
    };
  }
  return bounds;
}

const HOURS = String.raw`(?:h|hours|std\.?|stunden|heures|horas|ore|uur|godzin|timmar|timer|tuntia|hodin)`;
const MINUTES = folded(
  new RegExp(
    String.raw`(?<![\d.,:])(\d{1,2}) ?(${HOURS}),? ?(?:(?:and|und|et|y|e|en|i|och|og|ja|a) )?(\d\d) ?(?:min(?:utes?|uten|utos|uti|uter|utter|uuttia|ut)?\.?|minut)(?!\p{L})`,
    "giu",
  ),
);
/** "38 h 30 par semaine": minutes without their unit, only of a week, as times of a day are written in the same way. */
const FRENCH_MINUTES =
  /(?<![\d.,:])((?:1[5-9]|[2-4]\d)) ?h ?(\d\d)(?= ?(?:par sem|\/ ?sem|hebdo|la semaine|, soit))/giu;
const HALF = /(?<![\d.,:])(\d{1,2}) (horas|ore|heures) (?:y media|e mezz[ao]|e meia|et demie)(?!\p{L})/giu;
const HALF_SIGN = /(?<![\d.,:])(\d{1,2}) ?(?:1\/2|½)(?![\d/])/gu;
const NAMES_PARTS = /½|1\/2|min|\dh ?\d|h \d\d|media|mezz|meia|demie/iu;

/** Numbers of hours that other amounts aren't written in. */
const NUMBERS: Readonly<Record<string, string>> = {
  femton: "15",
  femten: "15",
  quindici: "15",
  piętnaście: "15",
  viisitoista: "15",
  patnáct: "15",
  "vinte e quatro": "24",
  "vinte e cinco": "25",
  "treinta y dos": "32",
  "trinta e duas": "32",
  "treinta y cinco": "35",
  "trinta e cinco": "35",
};
const NUMBER_NAMES = folded(new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(NUMBERS).join("|")})(?!\p{L})`, "giu"));
const NAMES_NUMBER = /femt|quindici|piętna|viisitoista|patnáct|(?:vint|trint)e? e |treinta y |trinta e /iu;

const decimal = (hours: string, minutes: string): string =>
  String(Math.round((Number(hours) + Number(minutes) / 60) * 100) / 100);

/** Returns a sentence whose hours and minutes are written as parts of hours in digits: "37 h 30 par semaine" as "37.5 h par semaine". */
export function inParts(sentence: string): string {
  const text = NAMES_NUMBER.test(sentence)
    ? sentence.replace(NUMBER_NAMES, (name) => NUMBERS[name.toLowerCase()] ?? name)
    : sentence;
  if (!NAMES_PARTS.test(text)) return text;
  return text
    .replace(HALF_SIGN, "$1.5")
    .replace(MINUTES, (_, hours: string, unit: string, minutes: string) => `${decimal(hours, minutes)} ${unit}`)
    .replace(FRENCH_MINUTES, (_, hours: string, minutes: string) => `${decimal(hours, minutes)} h`)
    .replace(HALF, "$1.5 $2");
}

/** "40 Stunden, möglich ab 25 Stunden": fewer hours are possible, too. */
const POSSIBLE_FROM = folded(
  /^(?: ?(?:\/|per|a|pro|par|por|a la|in der|je) ?(?:week|woche|semaine|semana|week))?,? ?(?:\(|–|-)? ?(?:(?:auch )?möglich ab|(?:auch )?ab|reduzierbar auf|possible from|available from|from|or from|possible à partir de|à partir de|posible desde|desde|a partir de|possível a partir de|possibile da|mogelijk vanaf|vanaf|możliwe od|möjligt från|från|muligt fra|fra|možné od) (\d{1,2})(?=[ -]?(?:h|hours|hrs|std|stunden|heures|horas|ore|uur|godzin|timmar|timer|hodin)(?!\p{L}))/iu,
);

/** Returns bounds that begin with the fewest hours that the words behind them allow. */
export function withFewest(bounds: Bounds, behind: string): Bounds {
  const fewest = Number(POSSIBLE_FROM.exec(behind)?.[1] ?? Number.NaN);
  return fewest >= LEAST && fewest < (bounds.min ?? 0) ? { ...bounds, min: fewest } : bounds;
}
