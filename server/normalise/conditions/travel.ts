import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { wholeWords } from "#normalise/terms/cues.ts";
import { AMOUNT, AMOUNT_IN_WORDS, boundsOf } from "./amounts.ts";

/** What a job asks of travel. `share` are percent of the time; null where travel is asked for without a share. */
export interface Travel {
  share: Bounds | null;
}

const TRAVEL = String.raw`(?:travel(?:l?ing)?|on the road|away from home|in the field|(?:field|client|customer|site) visits|(?:visit(?:ing)?|on-?site (?:at|with)) (?:our |your )?(?:customers|clients)|at (?:customer|client) sites|kundenbesuchen?|außendienst|chez (?:les|nos|vos) clients|visit(?:as|e) a(?:i)? client[ei]s?|klantbezoek(?:en)?|bij klanten|wizyty u klientów|u klientów|w terenie|kundbesök|(?:business|work|domestic|international|overnight) trips?|reisebereitschaft|reisetätigkeit(?:en)?|reiseanteil|dienstreisen?|geschäftsreisen?|reisen|unterwegs|déplacements?|(?:vous )?déplace[zr]|viajes?|viaja(?:r|s|rás|rá)?|viagens?|viagem|reizen|reist|reistijd|dienstreizen|onderweg|podróż\p{L}{0,3}(?: służbow\p{L}{1,3})?|delegacj\p{L}{1,3}|wyjazd\p{L}{0,3}|resor|reser|tjänsteresor|resande|rejser|rejsedage?|reisedager|resdagar|reisdagen|rejseaktivitet|reiseaktivitet|reising|reiser|trasfert[ae]|matkust\p{L}{0,8}|cestov\p{L}{1,5}|op reis|på reise|på resande fot|(?:in|na) trasferta|trips to (?:customers|clients|sites|suppliers|partners|events))`;
const PERCENT = String.raw`${AMOUNT} ?(?:%|percent|prozent|per cent|procent|pour cent|por ciento|por cento|prosent)`;
const SHARED = [
  // "up to 25% travel", "20 % Reisetätigkeit", "40% of the time on the road": seven words at most, none of them of what others do.
  new RegExp(
    String.raw`${PERCENT}[),]?(?: (?!(?:our|their|his|her|its|off|on all|unser\p{L}{0,2}|unsere|nos|nuestr\p{L}{2,3}|nossa?s?|onze|naszych|våra?|vores|nostri)(?!\p{L}))[\p{L}'’-]{1,20},?){0,7}? ${TRAVEL}(?!\p{L})`,
    "iu",
  ),
  // "Travel: up to 10%", "travel will be required up to 20% of the time", "Reisebereitschaft (ca. 30 %)".
  new RegExp(String.raw`(?<!\p{L})${TRAVEL}(?!\p{L})[^;!?%$€£\d]{0,60}?${PERCENT}`, "iu"),
];
/** Parts of the time in words: "a quarter of your time". */
const PARTS: readonly (readonly [percent: number, pattern: RegExp])[] = [
  [10, "tenth|zehntel|dixième|décimo|tiende"],
  [20, "fifth|fünftel|cinquième|quinta parte|quinto|vijfde|femtedel"],
  [25, "quarter|viertel|quart|cuarto|cuarta parte|quarto|kwart|ćwierć|fjärdedel|fjerdedel"],
  [33, "third|drittel|tiers|tercio|tercera parte|terço|derde|tredjedel"],
  [50, "half|hälfte|moitié|mitad|metade|helft|połow\\p{L}|hälften|halvparten|halvdelen"],
].map(([percent, names]) => [
  Number(percent),
  new RegExp(
    String.raw`(?<!\p{L})(?:${names})(?!\p{L}) (?:[\p{L}'’]{1,12} ){0,3}?(?:\p{L}{0,10}zeit|time|temps|tiempo|tempo|tijd|czasu|tiden|tid)(?!\p{L})`,
    "iu",
  ),
]);
const TRAVELS = new RegExp(String.raw`(?<!\p{L})${TRAVEL}(?!\p{L})`, "iu");

/** One week, day or month of so many: "away one week in five". */
const ONE_IN =
  /(?<!\p{L})(?:one|a|1) (?:week|day|month) (?:in|out of|of every) (?<of>two|three|four|five|six|eight|ten|[2-9]|10)(?!\p{L})/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10 };

/** Returns the percent of a time that comes once in so many. */
function onceIn(text: string): Bounds | null {
  const count = ONE_IN.exec(text)?.groups?.["of"]?.toLowerCase();
  if (count === undefined || !TRAVELS.test(text)) return null;
  const percent = Math.round(100 / (COUNTS[count] ?? Number(count)));
  return { min: percent, max: percent };
}

/** Japanese, Chinese and Korean: "出張は業務時間の約20%". */
const UNSPACED = /出張[^。]{0,16}?(?<low>\d{1,3}) ?[%％]|(?<low2>\d{1,3}) ?[%％][^。\d]{0,8}出張/u;

/** Returns the percent that a sentence about travel names in words. */
function partIn(text: string): Bounds | null {
  const part = PARTS.find(([, pattern]) => pattern.test(text));
  return part === undefined || !TRAVELS.test(text) ? null : { min: part[0], max: part[0] };
}

/** Percent of something that grows, sells or costs less, in the same sentence as travel. */
const NOT_SHARE =
  /(?<!\p{L})(?:by (?:about |up to |over )?\d|gr[eo]w\p{L}{0,5}|increas\p{L}{1,4}|revenue|sales|bookings?|customers? (?:are|love)|discount\p{L}{0,3}|margins?|faster|cheaper|commission|rabatt|remise|descuento|desconto|korting|bonus)(?![\p{L}])/iu;
const MONTH = "(?:month|monat|mois|mes|mês|maand|miesiącu|miesiąc|månad(?:en)?|måneden|mese)";
const A = String.raw`(?:\/|per|a|each|every|im|pro|par|al|por|om|w|i)`;
const A_DAY = "(?:days|tage|jours|días|dias|dagen|dni|dagar|dage|giorni)";
/** Days of travel a month; a month has about 20 working days. */
const DAYS = [
  String.raw`(?<!\p{L})${TRAVEL}(?!\p{L})[^.;!?%$€£\d]{0,40}?${AMOUNT_IN_WORDS} ${A_DAY} ?${A} ?${MONTH}`,
  String.raw`${AMOUNT} ${A_DAY} (?:of travel |travel )?${A} ?${MONTH}(?: of| de)? ${TRAVEL}(?!\p{L})`,
  String.raw`${AMOUNT_IN_WORDS} ${A_DAY} (?:of|de|di) ${TRAVEL} ${A} ?${MONTH}`,
  String.raw`${AMOUNT_IN_WORDS} (?:travel days|reisetagen?|reisdagen|resdagar|rejsedage|reisedager) ${A} ?${MONTH}`,
].map((source) => new RegExp(source, "iu"));
const DAYS_A_MONTH = 20;
const WEEKS = new RegExp(
  String.raw`${AMOUNT} (?:weeks?|wochen?|semaines?|semanas?|weken|veckor) (?:of |de )?${TRAVEL} (?:per|a|each|im|pro|par|al|por) ?(?:month|monat|mois|mes|mês|maand)`,
  "iu",
);
const WEEKS_A_MONTH = 4;

const NONE = new RegExp(
  wholeWords(
    "no (?:\\p{L}{1,15} ){0,2}?travel(?: is)?(?: required| needed| expected)?|travel(?:ling)? (?:isn['’]t|(?:is|will) (?:not|never)(?: be)?) (?:required|needed|necessary|expected)|(?:not|never|n['’]t) (?:\\p{L}{1,15} ){0,2}?(?:require|involve|need) (?:\\p{L}{1,15} ){0,2}?travel(?:ling)?|travel(?: required| requirements?| percentage)? ?[:–-] ?(?:none|no|n\\/a|not required|0 ?%)|without (?:any )?travel|zero travel|(?:won['’]t|don['’]t|needn['’]t|never|not) (?:\\p{L}{1,8} ){0,2}?(?:have|need|asked|expected|required) to travel|you won['’]t travel",
    "(?:dienst)?reisen fallen (?:\\p{L}{1,12} )?nicht an|(?:reisen|dienstreisen|reisetätigkeit) (?:sind|ist) nicht (?:notwendig|erforderlich|nötig|vorgesehen)|no (?:se requiere|es necesario) viaj(?:ar|es)|não (?:há necessidade|é necessário|é preciso) (?:de )?(?:viagens|viajar)|reizen is niet (?:nodig|vereist)",
    "keine (?:\\p{L}{1,15} ){0,2}?(?:reisetätigkeit|dienstreisen|geschäftsreisen|reisebereitschaft)|ohne (?:reisetätigkeit|dienstreisen)|(?:sans|aucun|pas de) déplacements?|sin (?:necesidad de )?(?:viajes|viajar)|sem (?:necessidade de )?(?:viagens|viajar)|geen (?:reizen|dienstreizen|reistijd)|(?:bez|brak) (?:delegacji|podróży służbowych|wyjazdów)|(?:inga|utan) (?:tjänste)?resor",
  ),
  "iu",
);
const SOME = new RegExp(
  wholeWords(
    "(?:willing(?:ness)?|able|ability|availab(?:le|ility)|readiness|ready|prepared|flexib(?:le|ility)|happy|open|expected|required|need|must|have) to (?:\\p{L}{1,15} ){0,2}?travel(?! (?:insurance|expenses|agency))|(?:occasional(?:ly)?|some|periodic|frequent|regular|limited|minimal|light|quarterly|international|domestic|overnight) (?:\\p{L}{1,15} ){0,2}?travel (?:is |may be |will be |might be )?(?:required|expected|needed|necessary|to|for)|travel(?: is| may be| will be| might be)? (?:occasionally |sometimes |periodically )?(?:required|expected|necessary|needed)|travel (?:occasionally|periodically|regularly|frequently)(?! asked)|travel required ?[:–-] ?yes|you(?:['’]ll| will)? travel (?:to|within|across|between|twice|once|a few)",
    "du reist|sie reisen|vous déplacer (?:régulièrement|ponctuellement|occasionnellement|fréquemment|en|chez|sur)|viajes (?:puntuales|esporádicos|frecuentes)|viagens (?:pontuais|esporádicas|frequentes)|je reist|reis je|(?:sporadyczne|okazjonalne|częste|okresowe) (?:delegacje|wyjazdy|podróże)|(?:innebär|medför|kräver) (?:\\p{L}{1,12} )?(?:tjänste)?resor|trasferte (?:occasionali|saltuarie|frequenti)",
    "reisebereitschaft|bereitschaft zu (?:\\p{L}{1,20} ){0,2}?(?:dienst)?reisen|gelegentliche (?:dienst)?reisen|déplacements (?:ponctuels|occasionnels|réguliers|fréquents|à prévoir|sont à prévoir)|disponibilidad para viajar|viajes ocasionales|disponibilidade para viag(?:ens|ar)|disponibilidade para viajar|viagens (?:ocasionais|eventuais)|bereid (?:om )?(?:\\p{L}{1,15} ){0,4}?te reizen|gotowość do (?:\\p{L}{1,15} )?(?:podróży|wyjazdów|delegacji)|mobilność i gotowość|resor (?:förekommer|ingår|kan förekomma)|tjänsteresor (?:förekommer|ingår|kan förekomma)|disponibilità a (?:trasferte|viaggiare)|rejseaktivitet|noe reiseaktivitet",
  ),
  "iu",
);
/** Travel as a trade, a benefit or what others do. */
const OTHER = new RegExp(
  wholeWords(
    "travel(?:l?ing)? (?:industry|compan(?:y|ies)|agenc(?:y|ies)|agents?|platform|tech(?:nology)?|expenses?|costs?|insurance|stipend|allowance|budget|perks?|discounts?|credits?|booking|brand|sector|market|reimburse\\p{L}{1,6}|products?|nurses?|vouchers?|experiences?|management|apps?|content|startup|sites?|benefits?|bank|rewards|programs?|policy)|travel[- ]related|online travel|(?:discounts?|off|save|savings|cheaper|conversion|growth|revenue|bookings) (?:[\\p{L}\\d%]{1,15} ){0,3}?travel|travel(?:l?ers?)|(?:work|live) (?:and|&|while) travel(?:l?ing)?|space travel|time travel|love (?:to |of )?travel(?:ling)?|ticket restaurant|reisebranche|reiseunternehmen|reisekosten|agence de voyages?|agencia de viajes|agência de viagens|reisbureau|biuro podróży|resebyrå",
  ),
  "iu",
);
const NOT_OF_THE_JOB = new Set(["about", "eeo"]);

/** Words without which a sentence states no share; most sentences about travel lack them and need no closer look. */
const NAMES_DAYS = /days|tage|jours|días|dias|dagen|dni|dag(?:ar|er|e)|giorni/iu;
const NAMES_WEEKS = /week|woche|semain|seman|weken|veck/iu;
const NAMES_TIME = /time|zeit|temps|t(?:i)?empo|tijd|czasu|tid/iu;
const HAS_PERCENT = /%|per ?cent|pro[zc]ent|pour cent|por c/iu;

function shareIn(text: string): Bounds | null {
  for (const pattern of HAS_PERCENT.test(text) ? SHARED : []) {
    const match = pattern.exec(text);
    if (match === null) continue;
    if (NOT_SHARE.test(match[0])) continue;
    const bounds = boundsOf(match, text.slice(match.index + match[0].length));
    if ((bounds.max ?? bounds.min ?? 0) <= 100) return bounds;
  }
  const days = NAMES_DAYS.test(text)
    ? DAYS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    : undefined;
  const weeks = NAMES_WEEKS.test(text) ? WEEKS.exec(text) : null;
  const ofMonth = shareOfMonth(days ?? null, DAYS_A_MONTH) ?? shareOfMonth(weeks, WEEKS_A_MONTH);
  return ofMonth ?? (NAMES_TIME.test(text) ? partIn(text) : null) ?? onceIn(text) ?? unspacedIn(text);
}

function unspacedIn(text: string): Bounds | null {
  if (!text.includes("出張")) return null;
  const groups = UNSPACED.exec(text)?.groups;
  const percent = Number(groups?.["low"] ?? groups?.["low2"] ?? Number.NaN);
  return percent <= 100 ? { min: percent, max: percent } : null;
}

/** Returns the percent of a month that a match states in days or weeks; null for more than a month holds. */
function shareOfMonth(match: RegExpExecArray | null, aMonth: number): Bounds | null {
  if (match === null) return null;
  const { min, max } = boundsOf(match);
  const percent = (count: number | null) => (count === null ? null : Math.round((count / aMonth) * 100));
  return (max ?? min ?? 0) <= aMonth ? { min: percent(min), max: percent(max) } : null;
}

/** Returns how much travel a job asks for: a share before a sentence that only names it. A share of nothing is no travel. */
export function readTravel(sentences: readonly Sentence[]): Evidenced<Travel | null> {
  let some: Evidenced<Travel> | null = null;
  for (const { text, section } of sentences) {
    if (NOT_OF_THE_JOB.has(section) || (OTHER.test(text) && !/%|percent|prozent/iu.test(text))) continue;
    if (NONE.test(text)) return { value: { share: { min: 0, max: 0 } }, evidence: text };
    const share = OTHER.test(text) ? null : shareIn(text);
    if (share !== null) return { value: { share }, evidence: text };
    if (some === null && SOME.test(text)) some = { value: { share: null }, evidence: text };
  }
  return some ?? { value: null, evidence: "" };
}
