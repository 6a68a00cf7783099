import { remembered } from "#normalise/text/remembered.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { neededWords } from "#normalise/text/expressions/needed-words.ts";
import { isFound, type SoughtWord, WordSearch } from "#normalise/text/expressions/word-search.ts";
import { AGES, CONDITION_JOINTS, CONDITIONS } from "./title-conditions.ts";
import { PROMISE, SLOGANS, WANTED_AT_END, WANTED_FIRST } from "./title-slogans.ts";
import {
  ANNOUNCED,
  FOR_A_CLIENT,
  OTHER_JOINTS,
  OTHER_TERMS,
  WANTED_BY_CLIENT,
  WANTED_NOW,
  WANTED_UNSPACED,
  WANTED_WITHIN,
} from "./title-terms.ts";

/** Words for place, mode and contract, which other fields state and each source writes differently. */
export const MODES = [
  folded(
    /\b(?:100 ?% ?)?(?:fully |full |completely )?(?:remote(?:ly)?(?:[ -](?:only|first|friendly|ok|position|job|role|work))?|home ?office|work(?:ing)? from (?:home|anywhere)|wfh|anywhere|worldwide|télétravail|teletrabajo|homeoffice|on-?site|hybrid)\b/giu,
  ),
  /\b(?:(?:da|en|de|em|in|full) )?(?:remoto|remota|télétravail|distanciel|smart working|teletrabalho|telelavoro)\b/giu,
  folded(
    /(?<!\p{L})(?:på )?(?:fuld |full )?(?:distans|distance|hemifrån|hjemmefra|hjemmekontor|fjernarbejde|etätyö|etänä|thuiswerk(?:en)?|vanuit huis|op afstand|(?:praca )?zdaln[aey]|zdalnie|práce na dálku|na dálku|z domova|de la distanță|mobiles arbeiten)(?!\p{L})/giu,
  ),
];
export const CONTRACTS = folded(
  /\b(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|temp|contract(?:or)?|freelance|vollzeit|teilzeit|unbefristet|temps plein|temps partiel|tiempo completo|media jornada|voltijd|deeltijd|cdi|cdd)\b(?! (?:manager|management|administrator|specialist|lawyer|attorney|counsel|analyst|negotiator|engineer))/giu,
);

/** Hours and shares of a week: `24-32 uur`, `80-100 %`, `30h`. */
export const HOURS = folded(
  /(?<![\p{L}\d])\d{1,3}(?: ?[-–] ?\d{1,3})? ?(?:%|(?:h|hrs?|hours?|uur|std|stunden|timer|tim|heures?|horas?|ore|godzin)\b\.?)(?: ?(?:\/|per|pro|a|p) ?(?:week|woche|w|wk|semaine|semana|vecka|uge)\b)?/giu,
);

const AMOUNT = String.raw`\d[\d.,]{0,12}\d? ?[km]?`;
const MONEY = String.raw`(?:(?:us|ca|c|au|a)?[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|sek|nok|dkk|czk)\b)`;
/** Pay: `$140k-$165k`, `60.000 – 80.000 €`, `CHF 90k`, and the period after it. */
export const PAY: readonly [RegExp, RegExp, RegExp] = [
  folded(
    new RegExp(
      `(?:\\b(?:up to|from|ab|bis zu|bis|tot|jusqu'à|hasta) )?${MONEY} ?${AMOUNT}\\+?(?: ?(?:-|–|—|to|bis) ?(?:${MONEY} ?)?${AMOUNT})?(?: ?(?:${MONEY}))?(?: ?/ ?(?:year|yr|y|hour|hr|h|month|mo|week|day|jahr|stunde|monat))?`,
      "giu",
    ),
  ),
  folded(
    new RegExp(
      `(?<![\\p{L}\\d])${AMOUNT}(?: ?(?:-|–|—|to|bis) ?${AMOUNT})? ?${MONEY}(?: ?/ ?(?:year|yr|hour|hr|h|month|day))?`,
      "giu",
    ),
  ),
  /(?<![\p{L}\d])(?:\d{2,3} ?k? ?[-–] ?)?\d{2,3} ?k(?![\p{L}\d])/giu,
];

/** What says only that somebody is wanted: `Acme is hiring a`, `We're hiring:`, `Join us as a`, `gesucht`. */
const HIRING = [
  /^.{0,60}?\b(?:is|are|we're|we’re) (?:now |currently |urgently )?(?:hiring|recruiting|seeking|looking for)(?: for)?\b:?(?: (?:an?|our|the)\b)?/iu,
  /^join [^,]{1,60}? as (?:(?:an?|our|the) )?/iu,
  folded(
    /^(?:(?:now |urgent(?:ly)? |we['’]re |we are )?hiring(?: now| immediately)?|wanted|urgent(?= ?[:!–-]| hiring| need)|vacancy|open position|job opening|gesucht|wir suchen|stellenangebot|offre d'emploi|se busca|cercasi|vacature|recrutement)\b(?! (?:manager|lead|coordinator|specialist|partner|assistant|operations|team)) ?[:!–-]? ?(?:(?:an?|eine?n?|une?|een)\b )?/iu,
  ),
  WANTED_FIRST,
  ANNOUNCED,
  WANTED_NOW,
  WANTED_BY_CLIENT,
  WANTED_AT_END,
  WANTED_WITHIN,
  FOR_A_CLIENT,
  WANTED_UNSPACED,
];

/** What those expressions need to find anything. */
const HIRING_WORDS = quickly(
  /hir|recr|seek|look|join|want|need|urgent|vaca|open|such|sucht|offre|busca|neces|cerc|zocht|zoek|sök|søg|søk|hae|hled|etsi|opportun|oportun|annunc|ogłosz|pourvoir|voln|recrute|clien|kund|klant|klien|szuk|zatrudn|contrat|procur|recherch|募|new|neu|nieuw|nouv|nuev|nytt|stelle|job|oferta|offerta|ledig|emp?l|praca|avoin|nabídka|werde|vaga/iu,
);

/** Returns a title without words that say only that somebody is wanted. */
export function withoutHiring(title: string): string {
  if (!HIRING_WORDS.test(title)) return title;
  return HIRING.reduce((left, each) => left.replace(each, " ").trim() || left, title);
}

/** Modes of work that only the displayed title loses: two openings may differ in them. */
const OTHER_MODES = [
  folded(
    /(?<!\p{L})(?:fjernarbeid|distansarbete|distancearbejde|(?:hem|hjemme|distans)jobb|etätyöpaikka|praca zdalna|práca z domu|teletravail|travail à distance|trabajo remoto|trabalho remoto|lavoro (?:da )?remoto|werken op afstand|mobil(?:es)? arbeiten|remote-?arbeit)(?!\p{L})/giu,
  ),
  // The whole country, which the place of the posting says already.
  folded(
    /(?<!\p{L})(?:(?:i )?hela (?:sverige|landet)|(?:i )?hele (?:landet|danmark|norge)|koko (?:suomi|maa)|(?:cała|całej|z całej) polsk[aią]|heel nederland|(?:toute la |partout en )france|france entière|toda españa|todo (?:el país|méxico|o brasil|o país)|(?:tutta|in tutta) italia|(?:celá|z celé) čr|landelijk|bundesweit|deutschlandweit|österreichweit|schweizweit|nationwide|rikstäckande|landsdækkende|landsdekkende|valtakunnallinen|ogólnopolsk[ai]|celostátní)(?!\p{L})/giu,
  ),
  folded(
    /(?<!\p{L})(?:hybrid[aeo]?|híbrid[oa]|hybrydow[aeo]|hybridně|hybridi(?:työ)?|ibrid[oa]|deels (?:thuis|remote)|teilweise remote|partly remote|télétravail partiel|teletrabajo parcial|uzaktan(?: çalışma)?|evden|távmunka|віддалено|дистанційно|удаленно|удалённо|zdalnie|v home ?office|hjemmearbejde|hemarbete|a distancia|à distance|à distância|helt (?:på )?distans|hibri[td]|hybrydow[oy]|hybridarbete|(?:work(?:ing)?|jobs?) (?:at|from) (?:your )?home|home[- ]based|from your (?:phone|couch|sofa|own home|home)|(?:trabaj|trabalh)\p{L}{1,3} (?:desde|em|de) (?:tu |su |seu )?casa|lavor\p{L}{1,2} da casa|da casa|desde casa|en remoto|von zu ?hause(?: aus)?|heimarbeit|travail à (?:domicile|la maison)|à domicile|thuiswerkfunctie|werk(?:en)? (?:thuis|vanuit huis)|praca z domu|z domu|jobb? (?:hemifrån|hjemmefra)|kotoa käsin|kotityö|deutschlandweit|bundesweit|nationwide|mobil(?:es)? arbeiten|presencial|vor ort|telecommut(?:e|ing)|telework(?:ing)?|otthonról|etä|à distance|distansarbete|etätyö\p{L}{0,16}|prac[aey] hybrydow[aey]|\d(?:[-–]\d)? (?:days?|tage?|jours?|días?|dias?|giorni|dagen|dni|dagar|dage) (?:in|at|im|au|en|no|op|w|på|i)(?: the| het)? (?:office|büro|bureau|oficina|escritório|ufficio|kantoor|biurze|kontoret)|\d(?:[-–]\d)? (?:days?|tage?|jours?|días?|dagen|dni|giorni))(?!\p{L})/giu,
  ),
  /(?:フル|完全)?(?:リモート(?:ワーク|可|勤務)?|在宅(?:勤務|可)?|テレワーク)|週\d日(?:〜|から|以上|勤務)?|時短(?:可|勤務)?|远程(?:办公|工作)?|居家办公|遠端|재택(?:근무)?|원격(?:근무)?/gu,
];
const OTHER_CONTRACTS = [
  folded(
    /(?<!\p{L})(?:tam zamanlı|yarı zamanlı|teljes munkaidő\p{L}{0,4}|részmunkaidő\p{L}{0,4}|(?:pełny|pół) etat|umowa (?:o pracę|zlecenie)|b2b|heltid|deltid|fuldtid|fulltid|vikariat|kokoaikainen|osa-aikainen|määräaikainen|(?:plný|částečný|zkrácený) úvazek|hpp|dpp)(?!\p{L})/giu,
  ),
  folded(
    /(?<!\p{L})(?:[½¼¾] etatu|\d\/\d etatu|dpč|osvč|na ičo|uop|uod|uoz|kontrakt|umowa o dzieło|tillsvidare\p{L}{0,12}|timanställning|fast (?:stilling|tjänst|ansættelse)|vakituinen|sijaisuus|zástup(?: za \p{L}{2,12})?|(?:barsels|föräldra)?vikar(?:ie)?|(?:na )?zastępstwo|(?:barsels|föräldra|sommar|års|svangerskaps)vikariat|engasjement|visstid\p{L}{0,12}|tidsbegr[äæ]nsa[dt]|tidsbegrænset|midlertidig)(?!\p{L})/giu,
  ),
  folded(
    /(?<!\p{L})(?:tempo (?:pieno|parziale|indeterminato|determinato|integral|parcial)|indefinido|jornada (?:completa|parcial)|(?:a )?tiempo (?:completo|parcial)|medio tiempo|meio período|clt|pj|parttime|fulltime|(?:on)?bepaalde tijd|zzp(?:['’]?er)?|interim|befristet|minijob|apprentissage|alternance)(?!\p{L})/giu,
  ),
  folded(
    /(?<!\p{L})(?:freelancer(?:in)?|freie mitarbeit|(?:auf )?honorarbasis|freiberuflich\p{L}{0,2}|festanstellung|feste anstellung|(?:elternzeit|mutterschutz|schwangerschafts|krankheits)vertretung|p\.? ?iva|partita iva|aut[óô]nom[oa]|por cuenta propia|recibos verdes|prestação de serviços|libera professione|auto-?entrepreneur|statut indépendant|intérim|remplacement(?: (?:de )?congé \p{L}{5,10})?|sustitución(?: \p{L}{5,12})?|sostituzione(?: \p{L}{5,12})?|zzp['’]?er|(?:zwangerschaps|ziekte)?vervanging|detachering|ftc|w-?2|1099|c2c|corp[- ]to[- ]corp|self[- ]employed|independent contractor|seasonal|casual|(?:\d[.,]\d{1,2} ?)?fte|temp[- ]to[- ]perm|contract[- ]to[- ](?:hire|perm)|(?:inside |outside )?ir35|tijdelijke?|temporal|temporári[oa]|indefinid[oa]|(?:maternity|paternity|parental|mat|sick)(?:[ -]leave)?(?: cover(?:age)?| contract)|(?:maternity|parental) leave)(?!\p{L})/giu,
  ),
  folded(
    /(?<![\p{L}\d])(?:\d{1,2}(?: ?[-–] ?\d{1,2})?|six|twelve|three|nine)[- ]?(?:months?|mos?|mths?|weeks?|wks?|years?|mois|meses|monaten?|maanden|månader|måneder|mesi|miesi[ęą]c\p{L}{0,3}|měsíc\p{L}{0,3}|kk|kuukautta|wochen|semaines|semanas|weken|uger|uker|veckor|jahre?|ans?|anni|jaar|år|lata)(?!\p{L})/giu,
  ),
  /正社員|契約社員|業務委託|フルタイム|パートタイム|全职|兼职|正规|정규직|계약직|시간제/gu,
];
/** Pay in currencies without a sign, what is said of pay, dates of a start or an end, and how many are wanted. */
const OTHER_OFFERS = [
  /(?<![\p{L}\d.,])\d[\d.,]{0,9}(?: \d{3})?(?:[-–]\d[\d.,]{0,9}(?: \d{3})?)? ?(?:zł|kr|kč|円|万円)(?!\p{L})/giu,
  /(?:年収|月給|時給|日給)[^）)]{1,24}|(?<!\p{L})(?:doe|(?:competitive|great|good) (?:salary|pay))(?!\p{L})/giu,
  folded(
    /(?<!\p{L})(?:start(?:s|ing)?|beginn|ab|zum|from|until|bis|vanaf|tot|dès|à partir d[eu]|jusqu['’]en|desde|hasta|a partir de|até|dal|fino a|od|do|från|till|fra|til|alkaen)[: ]{1,2}(?:\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|(?:\d{1,2}\.? )?\p{L}{3,10} 20\d\d|20\d\d|(?:jan|feb|mar|mär|apr|mai|may|jun|jul|aug|sep|o[ck]t|nov|de[cz]|fév|avr|jui|aoû|ene|abr|ago|dic|mei|maa)\p{L}{0,7})(?!\p{L})/giu,
  ),
  folded(
    /(?<![\p{L}\d])(?:[x×]\d{1,2}|\d{1,2}[x×]|\d{1,2} (?:positions?|openings?|vacanc(?:y|ies)|stellen|postes|plazas|vagas|posti|vacatures|etaty|tjänster|stillinger))(?![\p{L}\d])/giu,
  ),
  folded(
    /(?<!\p{L})(?:(?:4|four|vier)[- ](?:day|tage|days)[- ](?:week|woche)|visa sponsorship(?: available)?|relocation (?:package|support|assistance|available)(?: available)?|stock options)(?!\p{L})/giu,
  ),
];
const JOINTS = folded(
  /(?<!\p{L})(?:only|work(?:ing)?|job|role|position|possible|available|ok|friendly|first|option(?:al)?|möglich|mogelijk|możliwa|möjligt|muligt?|or|and|oder|und|ou|o|y|e|i|en|och|og|lub|of|full|fully|helt|volledig|totalmente|komplett|w pełni|in|within|deal|contract|basis|stelle|umowa|etat|temporarily|temporary|initially|currently|zunächst|vorerst|vorübergehend|befristet|auf|zum|als|jako|som|en|em|na|på|til|till|per|p|up to|min|max|ca|circa|approx|about|around|etwa|environ|env|plus|bonus|ral|ote|brutto|netto|gross|salary|gehalt|salaire|p\.a|pa|per annum|k|anställning|ansættelse|ansettelse|contrato|contratto|contrat|stilling|tjänst|vaga|praca|trabalho|trabajo|travail|arbete|delvis|total|al|à|de|di|von|da|aus|dem|im|vor|ort oder|mit|con|met|op|z|ze|v|s|práce|možnost|částečně|kompletně|tryb|modalidad|modelo|regime|poste|formato|anche|auch|aussi|también|możliwość|gerne|also|from|basis|to|perm|hire|od|bis|until|eu|emea|europe|usa?|uk|latam|apac|vko|an?|wk|year|month|week|day|daily|hour|hr|hourly|monthly|annually|mån|mies|mth|jahr|monat|mois|mes|maand|time|initial|renewable|extendable|verlängerbar|renouvelable|prorrogable)(?!\p{L})/giu,
);

const ASIDES = [
  ...CONDITIONS,
  ...OTHER_TERMS,
  ...MODES,
  ...OTHER_MODES,
  CONTRACTS,
  ...OTHER_CONTRACTS,
  HOURS,
  ...SLOGANS,
  ...PAY,
  ...OTHER_OFFERS,
];
const ALL_JOINTS = [...OTHER_JOINTS, ...CONDITION_JOINTS];
const LONGEST_ASIDE = 60;
/** Those of which no needed word is known match amounts and numbers, all with a digit. */
const A_DIGIT: SoughtWord = { signs: "0", begins: false, ends: false };
/** Which of them a text may match. Most parts of titles need none to be tried. */
const search = new WordSearch(ASIDES.map((each) => neededWords(each) ?? [A_DIGIT]));

const MOST_OTHER_WORDS = 2;
const LEAST_COVERED = 0.55;
const SEVERAL_PARTS = / [–—-]{1,3} |[|｜;]|,(?!\d)/u;
const signsIn = (text: string): number => text.replace(/[^\p{L}\d]/gu, "").length;

/** Returns whether a part is an amount or hours with at most two common words that no list knows: "hjemmekontor inntil 3 dager". */
function isMostlyTerms(part: string, left: string, rest: string): boolean {
  if (!/\d/u.test(part) || SEVERAL_PARTS.test(part) || /[\d\p{Lu}\p{Lo}+#]/u.test(rest)) return false;
  const words = rest.match(/\p{L}{2,}/gu) ?? [];
  return words.length <= MOST_OTHER_WORDS && signsIn(left) <= (1 - LEAST_COVERED) * signsIn(part);
}

/** Returns whether a part of a title says nothing but where, when and for how much the work is done. A title is gone through several times. */
export const isAside = remembered(
  (part): boolean => PROMISE.test(part) || (part.length <= LONGEST_ASIDE && saysOnlyTerms(part)),
);

function saysOnlyTerms(part: string): boolean {
  const possible = search.find(part);
  if (possible.every((groups) => groups === 0) || AGES.test(part)) return false;
  const signs = part.split("");
  let isFree = true;
  for (let at = 0; at < ASIDES.length; at += 1) {
    if (!isFound(possible, at)) continue;
    for (const { index, 0: found } of matchesIn(part, ASIDES[at]!)) {
      signs.fill(" ", index, index + found.length);
      isFree = false;
    }
  }
  if (isFree) return false;
  const left = signs.join("");
  const rest = ALL_JOINTS.reduce((text, each) => text.replace(each, " "), left.replace(JOINTS, " "));
  return !/[\p{L}\d]/u.test(rest) || isMostlyTerms(part, left, rest);
}
