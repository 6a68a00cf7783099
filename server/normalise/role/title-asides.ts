/** Words for place, mode and contract, which other fields state and each source writes differently. */
export const MODES = [
  /\b(?:100 ?% ?)?(?:fully |full |completely )?(?:remote(?:ly)?(?:[ -](?:only|first|friendly|ok|position|job|role|work))?|home ?office|work(?:ing)? from (?:home|anywhere)|wfh|anywhere|worldwide|télétravail|teletrabajo|homeoffice|on-?site|hybrid)\b/giu,
  /\b(?:(?:da|en|de|em|in|full) )?(?:remoto|remota|télétravail|distanciel|smart working|teletrabalho|telelavoro)\b/giu,
  /(?<!\p{L})(?:på )?(?:fuld |full )?(?:distans|distance|hemifrån|hjemmefra|hjemmekontor|fjernarbejde|etätyö|etänä|thuiswerk(?:en)?|vanuit huis|op afstand|(?:praca )?zdaln[aey]|zdalnie|práce na dálku|na dálku|z domova|de la distanță|mobiles arbeiten)(?!\p{L})/giu,
];
export const CONTRACTS =
  /\b(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|temp|contract(?:or)?|freelance|vollzeit|teilzeit|unbefristet|temps plein|temps partiel|tiempo completo|media jornada|voltijd|deeltijd|cdi|cdd)\b(?! (?:manager|management|administrator|specialist|lawyer|attorney|counsel|analyst|negotiator|engineer))/giu;

/** Hours and shares of a week: `24-32 uur`, `80-100 %`, `30h`. */
export const HOURS =
  /(?<![\p{L}\d])\d{1,3}(?: ?[-–] ?\d{1,3})? ?(?:%|(?:h|hrs?|hours?|uur|std|stunden|timer|tim|heures?|horas?|ore|godzin)\b)(?: ?(?:\/|per|pro|a|p) ?(?:week|woche|w|wk|semaine|semana|vecka|uge)\b)?/giu;

const AMOUNT = String.raw`\d[\d.,]{0,12}\d? ?[km]?`;
const MONEY = String.raw`(?:(?:us|ca|c|au|a)?[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|sek|nok|dkk|czk)\b)`;
/** Pay: `$140k-$165k`, `60.000 – 80.000 €`, `CHF 90k`, and the period after it. */
export const PAY: readonly [RegExp, RegExp, RegExp] = [
  new RegExp(
    `(?:\\b(?:up to|from|ab|bis zu|bis|tot|jusqu'à|hasta) )?${MONEY} ?${AMOUNT}\\+?(?: ?(?:-|–|—|to|bis) ?(?:${MONEY} ?)?${AMOUNT})?(?: ?(?:${MONEY}))?(?: ?/ ?(?:year|yr|y|hour|hr|h|month|mo|week|day|jahr|stunde|monat))?`,
    "giu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])${AMOUNT}(?: ?(?:-|–|—|to|bis) ?${AMOUNT})? ?${MONEY}(?: ?/ ?(?:year|yr|hour|hr|h|month|day))?`,
    "giu",
  ),
  /(?<![\p{L}\d])(?:\d{2,3} ?k? ?[-–] ?)?\d{2,3} ?k(?![\p{L}\d])/giu,
];

/** What says only that somebody is wanted: `Acme is hiring a`, `We're hiring:`, `Join us as a`, `gesucht`. */
const HIRING = [
  /^.{0,60}?\b(?:is|are|we're|we’re) (?:now |currently |urgently )?(?:hiring|recruiting|seeking|looking for)(?: for)?\b:?(?: (?:an?|our|the)\b)?/iu,
  /^join [^,]{1,60}? as (?:(?:an?|our|the) )?/iu,
  /^(?:(?:now |urgently )?hiring|wanted|urgent|vacancy|open position|job opening|gesucht|wir suchen|stellenangebot|offre d'emploi|se busca|cercasi|vacature|recrutement)\b(?! (?:manager|lead|coordinator|specialist|partner|assistant|operations|team)) ?[:!–-]? ?(?:(?:an?|eine?n?|une?|een)\b )?/iu,
  /[ ,–-](?:wanted|needed|gesucht|gezocht)!?$/iu,
];

/** What those expressions need to find anything. */
const HIRING_WORDS = /hir|recruit|seek|look|join|want|need|urgent|vaca|open|such|sucht|offre|busca|cerca|zocht/iu;

/** Returns a title without words that say only that somebody is wanted. */
export function withoutHiring(title: string): string {
  if (!HIRING_WORDS.test(title)) return title;
  return HIRING.reduce((left, each) => left.replace(each, " ").trim() || left, title);
}

/** Modes of work that only the displayed title loses: two openings may differ in them. */
const OTHER_MODES = [
  /(?<!\p{L})(?:hybrid[aeo]?|híbrid[oa]|hybrydow[aeo]|hybridně|hybridi(?:työ)?|ibrid[oa]|deels (?:thuis|remote)|teilweise remote|partly remote|télétravail partiel|teletrabajo parcial|uzaktan(?: çalışma)?|evden|távmunka|віддалено|дистанційно|удаленно|удалённо|zdalnie|v home ?office|hjemmearbejde|hemarbete|a distancia|à distance|à distância|helt (?:på )?distans)(?!\p{L})/giu,
  /(?:フル|完全)?(?:リモート(?:ワーク|可|勤務)?|在宅(?:勤務|可)?|テレワーク)|远程(?:办公|工作)?|居家办公|遠端|재택(?:근무)?|원격(?:근무)?/gu,
];
const OTHER_CONTRACTS = [
  /(?<!\p{L})(?:tam zamanlı|yarı zamanlı|teljes munkaidő\p{L}{0,4}|részmunkaidő\p{L}{0,4}|(?:pełny|pół) etat|umowa (?:o pracę|zlecenie)|b2b|heltid|deltid|fuldtid|fulltid|vikariat|kokoaikainen|osa-aikainen|määräaikainen|(?:plný|částečný|zkrácený) úvazek|hpp|dpp)(?!\p{L})/giu,
  /(?<!\p{L})(?:tempo (?:pieno|parziale|indeterminato|determinato|integral|parcial)|indefinido|jornada (?:completa|parcial)|(?:a )?tiempo (?:completo|parcial)|medio tiempo|meio período|clt|pj|parttime|fulltime|(?:on)?bepaalde tijd|zzp|interim|befristet|minijob|apprentissage|alternance)(?!\p{L})/giu,
  /正社員|契約社員|業務委託|フルタイム|パートタイム|全职|兼职|正规|정규직|계약직|시간제/gu,
];
const JOINTS =
  /(?<!\p{L})(?:only|work(?:ing)?|job|role|position|possible|available|ok|friendly|first|option(?:al)?|möglich|mogelijk|możliwa|möjligt|muligt?|or|and|oder|und|ou|o|y|e|i|en|och|og|lub|of|full|fully|helt|volledig|totalmente|komplett|w pełni|in|within|deal|contract|basis|stelle|job|umowa|etat)(?!\p{L})/giu;

const ASIDES = [...MODES, ...OTHER_MODES, CONTRACTS, ...OTHER_CONTRACTS, HOURS, ...PAY];
const LONGEST_ASIDE = 60;

/** Returns whether a part of a title says nothing but where, when and for how much the work is done. */
export function isAside(part: string): boolean {
  if (part.length > LONGEST_ASIDE) return false;
  const left = ASIDES.reduce((text, each) => text.replace(each, " "), part);
  return left !== part && !/[\p{L}\d]/u.test(left.replace(JOINTS, " "));
}
