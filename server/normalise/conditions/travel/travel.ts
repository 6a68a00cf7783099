import { inPlainQuantities } from "#normalise/text/plain-quantities.ts";
import { quickPhrases } from "#normalise/text/phrases.ts";
import { rememberedSentence } from "#normalise/text/remembered.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { AMOUNT, boundsOf } from "../amounts.ts";
import { clauseOf, isOnTheWay, timeAway, unspacedTimeAway } from "./time-away.ts";
import { isOfOtherJourneys, isOfSomethingElse, isTooLarge } from "./other-shares.ts";
import { travelRate } from "./travel-rate.ts";
import {
  IS_DISCOUNT,
  OTHER_PLACES,
  ofTheReader,
  reducesTravel,
  saysNoTravel,
  VISITS,
  withoutRest,
  withSigns,
} from "./travel-stays.ts";

/** What a job asks of travel. `share` are percent of the time; null where travel is asked for without a share. */
export interface Travel {
  share: Bounds | null;
}

const TRAVEL = String.raw`(?:travel(?:l?ing)?|on the road|away from home|in the field|(?:field|client|customer|site) visits|(?:visit(?:ing)?|on-?site (?:at|with)) (?:our |your )?(?:customers|clients)|at (?:customer|client) sites|kundenbesuchen?|außendienst|chez (?:les|nos|vos) clients|visit(?:as|e) a(?:i)? client[ei]s?|klantbezoek(?:en)?|bij klanten|wizyty u klientów|u klientów|w terenie|kundbesök|(?:business|work|domestic|international|overnight) trips?|reisebereitschaft|reisetätigkeit(?:en)?|reiseanteil|dienstreisen?|geschäftsreisen?|reisen|unterwegs|déplacements?|(?:vous )?déplace[zr]|viajes?|viaja(?:r|s|rás|rá)?|viagens?|viagem|reizen|reist|reistijd|dienstreizen|onderweg|podróż\p{L}{0,3}(?: służbow\p{L}{1,3})?|delegacj\p{L}{1,3}|wyjazd\p{L}{0,3}|resor|reser|tjänsteresor|resande|rejser|rejsedage?|reisedager|resdagar|reisdagen|rejseaktivitet|reiseaktivitet|reising|reiser|trasfert[ae]|matkust\p{L}{0,8}|cestov\p{L}{1,5}|op reis|på reise|på resande fot|(?:in|na) trasferta|viajando|desplazamientos?|desplaza(?:rse|rte|s|rás)|deslocaç(?:ão|ões) (?:a|em|pontua\p{L}{1,3}|profissiona\p{L}{1,3})|deslocações|på rejse|rejseandel|reiseandel|på resa|reisevirksomhet|na cestách|služebních? cest\p{L}{0,3}|matkoilla|liikematko\p{L}{0,4}|reisdagen|reisetagen?|travel days|vor ort beim kunden|beim kunden vor ort|in viaggio|en viaje|em viagem|voyages?|missions? (?:à l['’]étranger|en province|internationales?)|mobilité (?:régionale|nationale|internationale)|nuitées|verplaatsingen|restid(?:en)?|rejseuger?|reiseuker?|reseveck(?:a|or)|reisewochen?|deplasări(?:le)?|deplasare|delegați[ei]i?|delegări(?:le)?|călători(?:i|e|ile)|reissup\p{L}{2,9}|matkapäiv\p{L}{1,5}|reissussa|außendienstanteil|aussendienstanteil|reisequote|montageeinsätze|itinérante?|resorna|tjänsteresorna|resandet|rejserne|reisene|matkoja|matkat|auf montage|offshore|travel days|w delegacji|w podróży|voyage[rz]|voyages|se déplacer|utazás\p{L}{0,4}|utazik|kiküldetés\p{L}{0,3}|üzleti út\p{L}{0,3}|seyahat\p{L}{0,6}|iş gezi\p{L}{0,5}|trips to (?:customers|clients|sites|suppliers|partners|events))`;
const PERCENT = String.raw`${AMOUNT} ?(?:%|percent|prozent|per cent|procent|pour cent|por ciento|por cento|prosent)`;
const SHARED = [
  // "up to 25% travel", "20 % Reisetätigkeit", "40% of the time on the road": seven words at most, none of them of what others do.
  folded(
    new RegExp(
      String.raw`${PERCENT}[),]?(?: (?!(?:our|their|his|her|its|off|on all|unser\p{L}{0,2}|unsere|nos|nuestr\p{L}{2,3}|nossa?s?|onze|naszych|våra?|vores|nostri)(?!\p{L}))[\p{L}'’-]{1,20},?){0,7}? ${TRAVEL}(?!\p{L})`,
      "iu",
    ),
  ),
  // "Travel: up to 10%", "travel will be required up to 20% of the time", "Reisebereitschaft (ca. 30 %)".
  folded(new RegExp(String.raw`(?<!\p{L})${TRAVEL}(?!\p{L})[^;!?%$€£\d]{0,60}?${PERCENT}`, "iu")),
];
/** Parts of the time in words: "a quarter of your time". */
const PARTS: readonly (readonly [percent: number, pattern: RegExp])[] = [
  [
    75,
    "trei sferturi|three quarters|drei viertel|trois quarts|tres cuartos|três quartos|tre quarti|drie kwart|trzy czwarte|tre fjärdedelar|tre fjerdedele",
  ],
  [
    67,
    "two thirds|zwei drittel|două treimi|deux tiers|dos tercios|dois terços|due terzi|twee derde|dwie trzecie|två tredjedelar|to tredjedele\\p{L}?|dvě třetiny",
  ],
  [10, "o zecime|tenth|zehntel|dixième|décimo|tiende"],
  [
    20,
    "o cincime|fifth|fünftel|cinquième|quinta parte|quinto|vijfde|femtedel|jedn[aą] piąt[aą]|pětin\\p{L}|viidenne\\p{L}{1,3}|viidesosa\\p{L}{0,2}",
  ],
  [
    25,
    "un sfert|quarter|viertel|quart|cuarto|cuarta parte|quarto|kwart|ćwierć|jedn[aą] czwart[aą]|fjärdedel|fjerdedel|čtvrtin\\p{L}|neljänne\\p{L}{1,3}|neljäsosa\\p{L}{0,2}",
  ],
  [
    33,
    "o treime|third|drittel|tiers|tercio|tercera parte|terço|terzo|derde|jedn[aą] trzeci[aą]|tredjedel|třetin\\p{L}|kolmanne\\p{L}{1,3}|kolmasosa\\p{L}{0,2}",
  ],
  [
    50,
    "jumătate|half|hälfte|moitié|mitad|metade|helft|połow\\p{L}|hälften|halvparten|halvdelen|metà|polovin\\p{L}|puolet",
  ],
].map(([percent, names]) => [
  Number(percent),
  folded(
    new RegExp(
      String.raw`(?<!\p{L})(?:${names})(?!\p{L}) (?:[\p{L}'’]{1,12} ){0,3}?(?:\p{L}{0,10}zeit|time|temps|tiempo|tempo|tijd|czasu|času|tiden|tid|työajasta|ajasta|timp|timpul|timpului|program|working hours|arbeitsstunden|(?:working )?(?:week|month|year)|(?:arbeits)?woche|monats?|jahre?s?|semaine|mois|semana|mes|settimana|mese|maand|werkweek|miesiąca|tygodnia|veckan|månaden|ugen|måneden|uken)(?!\p{L})`,
      "iu",
    ),
  ),
]);
const TRAVELS = quickly(new RegExp(String.raw`(?<!\p{L})${TRAVEL}(?!\p{L})`, "iu"));

/** Japanese, Chinese and Korean: "出張は業務時間の約20%". */
const UNSPACED =
  /(?:出張|出差(?!补|津|費|费)|출장(?!비|수당))[^。]{0,16}?(?<low>\d{1,3}) ?[%％]|(?<low2>\d{1,3}) ?[%％][^。\d]{0,8}(?:出張|出差|출장)/u;

const UP_TO = folded(
  /(?<!\p{L})(?:up to|at most|max\p{L}{0,4}|bis zu|höchstens|jusqu['’]à|hasta|até|fino a|tot|hooguit|do|upp till|op til|opp til|inntil|opptil|indtil|maks\.?|enintään|až|cel mult|maximálně)(?!\p{L})/iu,
);
/** Returns the percent that a sentence about travel names in words. */
function partIn(text: string): Bounds | null {
  const part = PARTS.find(([, pattern]) => pattern.test(text));
  if (part === undefined || !TRAVELS.test(clauseOf(text, part[1].exec(text)?.index ?? 0))) return null;
  return { min: UP_TO.test(text) ? null : part[0], max: part[0] };
}

/** Percent of something that grows, sells or costs less, in the same sentence as travel. */
const NOT_SHARE = folded(
  /(?<!\p{L})(?:by (?:about |up to |over )?\d|gr[eo]w\p{L}{0,5}|increas\p{L}{1,4}|revenue|sales|bookings?|customers? (?:are|love)|discount\p{L}{0,3}|margins?|faster|cheaper|commission|rabatt|remise|descuento|desconto|korting|bonus)(?![\p{L}])/iu,
);
/** Before the share of a full week that people work. */
const OF_THE_WEEK = folded(
  /(?<!\p{L})(?:pensum|workload|beschäftigungsgrad|stellenprozente?|taux d['’](?:activité|occupation)|grado di occupazione|percentuale di impiego|stillingsprosent|sysselsättningsgrad)(?!\p{L})[^;!?]{0,12}$/iu,
);
const NONE = quickPhrases(
  "no (?:\\p{L}{1,15} ){0,2}?travel(?: is)?(?: required| needed| expected)?|travel(?:ling)? (?:isn['’]t|(?:is|will) (?:not|never)(?: be)?) (?:required|needed|necessary|expected)|(?:not|never|n['’]t) (?:\\p{L}{1,15} ){0,2}?(?:require|involve|need) (?:\\p{L}{1,15} ){0,2}?travel(?:ling)?|travel(?: required| requirements?| percentage)? ?[:–-] ?(?:none|no|n\\/a|not required|0 ?%)|without (?:any )?travel|zero travel|(?:won['’]t|don['’]t|needn['’]t|never|not) (?:\\p{L}{1,8} ){0,2}?(?:have|need|asked|expected|required) to travel|you won['’]t travel|you never travel",
  "(?:dienst)?reisen fallen (?:\\p{L}{1,12} )?nicht an|(?:reisen|dienstreisen|reisetätigkeit) (?:sind|ist) nicht (?:notwendig|erforderlich|nötig|vorgesehen)|no (?:se requiere|es necesario) viaj(?:ar|es)|não (?:há necessidade|é necessário|é preciso) (?:de )?(?:viagens|viajar)|reizen is niet (?:nodig|vereist)",
  "keine (?:\\p{L}{1,15} ){0,2}?(?:reisetätigkeit|dienstreisen|geschäftsreisen|reisebereitschaft)|ohne (?:reisetätigkeit|dienstreisen)|(?:sans|aucun|pas de) déplacements?|sin (?:necesidad de )?(?:viajes|viajar)|sem (?:necessidade de )?(?:viagens|viajar)|geen (?:reizen|dienstreizen|reistijd)|(?:bez|brak) (?:delegacji|podróży służbowych|wyjazdów)|(?:inga|utan) (?:tjänste)?resor|(?:ingen|uden|uten) (?:\\p{L}{1,12} )?(?:rejser|rejseaktivitet|rejsedage|reisevirksomhet|reiseaktivitet|reising|reiser|tjenesterejser|tjenestereiser)|(?:nessuna|nessun|senza|niente) (?:\\p{L}{1,12} )?(?:trasfert[ae]|viaggi(?:o)?)|(?:nie ma|nie wymagamy|nie wymaga(?:my)?) (?:\\p{L}{1,12} )?(?:delegacji|podróży|wyjazdów)|ei (?:sisällä |edellytä |vaadi )?(?:\\p{L}{1,12} )?matkust\\p{L}{2,8}|(?:žádné|bez) (?:\\p{L}{1,12} )?(?:cestování|služebních cest|služební cesty)",
  "(?:hoeft|moet) (?:je )?niet (?:te )?reizen|je reist niet|du re(?:i)?st nicht|sie reisen nicht|du (?:reser inte|rejser ikke|reiser ikke|skal ikke (?:rejse|reise)|behöver inte resa|slipper resa)|(?:você )?não viaja|no (?:viajas|viajarás|tendrás que viajar|hay viajes)|sin desplazamientos|sem deslocações|vous ne vous déplacez pas|pas de déplacement|non (?:sono previste trasferte|si viaggia|viaggi)|nie (?:podróżujesz|jeździsz w delegacje)|nebudeš cestovat|et matkusta|出張(?:は)?(?:ありません|なし|ございません|無し)",
);
const SOME = quickPhrases(
  "(?:willing(?:ness)?|able|ability|availab(?:le|ility)|readiness|ready|prepared|flexib(?:le|ility)|happy|open|expected|required|need|must|have) to (?:\\p{L}{1,15} ){0,2}?travel(?! (?:insurance|expenses|agency))|(?:occasional(?:ly)?|some|periodic|frequent|regular|limited|minimal|light|quarterly|international|domestic|overnight) (?:\\p{L}{1,15} ){0,2}?travel (?:is |may be |will be |might be )?(?:required|mandatory|expected|needed|necessary|to|for)|travel(?: is| may be| will be| might be)? (?:occasionally |sometimes |periodically )?(?:required|mandatory|expected|necessary|needed)|travel (?:occasionally|periodically|regularly|frequently)(?! asked)|travel required ?[:–-] ?yes|you(?:['’]ll| will)? travel (?:to(?! (?:work|and from|the office|your (?:job|work|office|workplace))(?!\\p{L}))|within|across|between|twice|once|a few)",
  "du reist|sie reisen|vous déplacer (?:régulièrement|ponctuellement|occasionnellement|fréquemment|en|chez|sur)|viajes (?:puntuales|esporádicos|frecuentes)|viagens (?:pontuais|esporádicas|frequentes)|je reist|reis je|(?:sporadyczne|okazjonalne|częste|okresowe) (?:delegacje|wyjazdy|podróże)|(?:innebär|medför|kräver) (?:\\p{L}{1,12} )?(?:tjänste)?resor|trasferte (?:occasionali|saltuarie|frequenti)",
  "reisebereitschaft|bereitschaft zu (?:\\p{L}{1,20} ){0,2}?(?:dienst)?reisen|gelegentliche (?:dienst)?reisen|déplacements (?:ponctuels|occasionnels|réguliers|fréquents|à prévoir|sont à prévoir)|disponibilidad para viajar|viajes ocasionales|disponibilidade para viag(?:ens|ar)|disponibilidade para viajar|viagens (?:ocasionais|eventuais)|bereid (?:om )?(?:\\p{L}{1,15} ){0,4}?te reizen|gotowość do (?:\\p{L}{1,15} )?(?:podróży|wyjazdów|delegacji)|mobilność i gotowość|resor (?:förekommer|ingår|kan förekomma)|tjänsteresor (?:förekommer|ingår|kan förekomma)|disponibilità a (?:trasferte|viaggiare)|rejseaktivitet|noe reiseaktivitet|disponibilitate (?:la|pentru|de) (?:\\p{L}{1,12} )?(?:deplasări|călătorii|delegații)|(?:deplasări|delegații|călătorii) (?:ocazionale|frecvente|regulate|periodice)|voyages (?:ponctuels|occasionnels|fréquents)|(?:satunnaista|jonkin verran|säännöllistä) (?:matkustamista|matkustusta)|matkapäiviä",
  "resor ingår|rej?s(?:er|edage) (?:må|kan|skal) (?:påregnes|forekomme|forventes)|(?:påregne|forvente|räkna med) (?:\\p{L}{1,10} ){0,2}?(?:reising|reiser?|rejser|resor)|(?:sono|è) previst[ei] (?:\\p{L}{1,12} )?trasfert[ae]|(?:občasné|časté|pravidelné) (?:služební cesty|cestování)|služební cesty po|ochota cestovat|(?:kuuluu|edellyttää|vaatii|sisältää) (?:\\p{L}{1,15} )?matkust\\p{L}{2,8}|(?:wymagane|przewidziane|możliwe) (?:są )?(?:podróże|delegacje|wyjazdy)|desplazamientos (?:puntuales|ocasionales|frecuentes|esporádicos)|disponibilidad para (?:desplazamientos|desplazarse)|deslocações (?:pontuais|frequentes|ocasionais)|disponibilidade para deslocações|meetings? [^.;,]{0,40}require travel",
);
/** What is paid back. */
const REFUND = quickly(
  /(?<!\p{L})(?:rembours|frais de déplacement|domicile-travail|erstatt|reisekosten|rückerstatt|reembols|gastos de (?:viaje|desplazamiento)|despesas de (?:viagem|deslocação)|rimbors|spese di (?:viaggio|trasferta)|vergoed|reiskosten|zwrot|zwrac|ersätt|resekostnad|refund|rejseudgift|reisekostnad|korva|matkakul|hradíme|proplác|reimburs|commut)/iu,
);
const UNSPACED_SOME = /出張(?:が)?(?:あり|ございます|発生)/u;
/** Travel as a trade, a benefit or what others do. */
const OTHER = quickPhrases(
  "travel(?:l?ing)? (?:industry|compan(?:y|ies)|agenc(?:y|ies)|agents?|platform|tech(?:nology)?|expenses?|costs?|insurance|stipend|allowance|budget|perks?|discounts?|credits?|booking|brand|sector|market|reimburse\\p{L}{1,6}|products?|nurses?|vouchers?|cards?|pass(?:es)?|tickets?|concessions?|subsid\\p{L}{1,4}|teams?|desk|leave|experiences?|management|apps?|content|startup|sites?|benefits?|bank|rewards|programs?|policy)|travel[- ]related|online travel|(?:discounts?|off|save|savings|cheaper|conversion|growth|revenue|bookings) (?:[\\p{L}\\d%]{1,15} ){0,3}?travel|travel(?:l?ers?)|(?:work|live) (?:and|&|while) travel(?:l?ing)?|space travel|time travel|love (?:to |of )?travel(?:ling)?|ticket restaurant|reisebranche|reiseunternehmen|reisekosten|agence de voyages?|agencia de viajes|agência de viagens|reisbureau|biuro podróży|resebyrå",
);
/** Shops that sell journeys. */
const AGENCY = quickPhrases(
  String.raw`travel agenc(?:y|ies)|agences? de voyages?|agencias? de viajes|agências? de viagens|agenzi[ae] (?:di )?viaggi|reisebüros?|reisbureaus?|biur\p{L}{1,3} podróży|resebyrå\p{L}{0,4}|rejsebureau\p{L}{0,4}|reisebyrå\p{L}{0,4}|matkatoimisto\p{L}{0,5}|cestovní\p{L}{0,2} (?:kancelář|agentur)\p{L}{1,3}`,
);
const NOT_OF_THE_JOB = new Set(["about", "eeo"]);

const NAMES_TIME = quickly(
  /week|month|year|woche|monat|jahr|semai|seman|mois|\bmes|settim|maand|miesi|tygod|veck|mån|ugen|uken|time|zeit|temps|t(?:i)?empo|timp|tijd|czasu|času|tid|ajasta/iu,
);
const HAS_PERCENT = /%|per ?cent|pro[zc]ent|pour cent|por c/iu;

/** Words for being elsewhere, where the days of it are counted. */
const IS_AWAY = quickly(
  /(?<!\p{L})(?:away(?! (?:from (?:screens?|keyboards?|your desk)))|trips?|visits? to|overnights?|field days?|kundentermine?|vor-ort-termine?|außentermine?|visites? chez|visitas a|visite presso|bezoeken aan|wizyty u|besök hos|besøg hos|besøk hos)(?!\p{L})/iu,
);

/** The first of two shares that say percent: "30% to 40%". */
const FIRST_PERCENT = /(\d) ?%(?= ?(?:[-–—]|to|bis|à|a|al|tot|do|till|til|až) ?\d{1,3} ?%)/giu;

function anyShareIn(given: string): Bounds | null {
  if (reducesTravel(withSigns(given)) || isOfOtherJourneys(given)) return null;
  const text = withoutRest(ofTheReader(withSigns(given))).replace(FIRST_PERCENT, "$1");
  for (const pattern of HAS_PERCENT.test(text) ? SHARED : []) {
    const match = pattern.exec(text);
    if (match === null) continue;
    if (NOT_SHARE.test(match[0]) || OF_THE_WEEK.test(text.slice(Math.max(0, match.index - 30), match.index))) continue;
    const behind = text.slice(match.index + match[0].length);
    if (IS_DISCOUNT.test(behind) || isOfSomethingElse({ text, index: match.index, named: match[0] })) continue;
    const bounds = boundsOf(match, behind);
    if ((bounds.max ?? bounds.min ?? 0) <= 100) return bounds;
  }
  const isAway = TRAVELS.test(text) || IS_AWAY.test(text) || VISITS.test(text) || isOnTheWay(text);
  const rate = isAway || OTHER_PLACES.test(text) ? travelRate(text, isAway) : null;
  return rate ?? (NAMES_TIME.test(text) ? partIn(text) : null) ?? unspacedIn(text) ?? awayIn(text);
}

function awayIn(text: string): Bounds | null {
  const percent = /\d ?%/u.exec(text);
  if (percent !== null && isOfSomethingElse({ text, index: percent.index, named: percent[0] })) return null;
  return timeAway(text);
}

function unspacedIn(text: string): Bounds | null {
  if (!/出張|出差|출장|외근|外回り|客先/u.test(text)) return null;
  if (/削減|減ら|割引|支給|交通費|手当|补贴|補貼|报销|津贴|수당|지원금|절감/u.test(text)) return null;
  const groups = UNSPACED.exec(text)?.groups;
  const percent = Number(groups?.["low"] ?? groups?.["low2"] ?? Number.NaN);
  return percent <= 100 ? { min: percent, max: percent } : unspacedTimeAway(text);
}

function shareIn(given: string): Bounds | null {
  const share = anyShareIn(given);
  return share !== null && isTooLarge(given, share) ? null : share;
}

/** Returns the travel that a sentence names, without a share where it states none. */
const travelIn = rememberedSentence((given): Travel | null => {
  const text = inPlainQuantities(given);
  if (OTHER.test(text) && !/%|percent|prozent/iu.test(text)) return null;
  if (NONE.test(text) || saysNoTravel(text)) return { share: { min: 0, max: 0 } };
  const share = OTHER.test(text) || AGENCY.test(text) || REFUND.test(text) ? null : shareIn(text);
  if (share !== null) return { share };
  return SOME.test(text) || UNSPACED_SOME.test(text) ? { share: null } : null;
});

/** Returns how much travel a job asks for: a share before a sentence that only names it. A share of nothing is no travel. */
export function readTravel(sentences: readonly Sentence[]): Evidenced<Travel | null> {
  let some: Evidenced<Travel> | null = null;
  for (const { text, section } of sentences) {
    if (NOT_OF_THE_JOB.has(section)) continue;
    const travel = travelIn(text);
    if (travel === null) continue;
    if (travel.share !== null) return { value: travel, evidence: text };
    some ??= { value: travel, evidence: text };
  }
  return some ?? { value: null, evidence: "" };
}
