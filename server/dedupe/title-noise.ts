/** Gender marks, in and out of brackets: `(m/w/d)`, `f/m/x`, `H/F`, `(all genders)`, `:in`, `*innen`, `/-in`, `(e)`, `·e`. */
const GENDER_MARKS = [
  /[([]?\b[mwfhdxkv](?:\s?[/|*,]\s?(?:[mwfhdxgivkn]|div|gn|nb|divers)){1,4}\b[)\]]?|\(?\ball genders?\b\)?|\(gn\)/giu,
  /[*:_](?:innen|in)(?!\p{L})/giu,
  /(?<=\p{Ll})[*:_](?:r|e|n)(?!\p{L})/gu,
  /(?<=\p{L})\((?:-?(?:innen|in|frau|e|ne|a|as|se|euse|trice|rice|ère|te|ka|ra))\)/giu,
  /(?<=\p{L})\/-?(?:innen|in|frau|mann|e|ne|a|as|se|euse|trice|rice|ère|te|ka|ca|tka|ra|ora)(?!\p{L})/giu,
  /(?<=\p{L})[·•‧](?:e|ne|se|euse|trice|rice|ère|ive|te|le)(?:[·•‧]?s)?(?!\p{L})/giu,
  /(?<=\p{Ll})In(?:nen)?(?!\p{L})/gu,
];

/** Both forms of one word: `Specjalista/Specjalistka`, `Técnico / Técnica`. */
const TWO_FORMS = /(?<!\p{L})(\p{L}{5,40}) ?\/ ?(\p{L}{5,40})(?!\p{L})/gu;
/** The share of the shorter form that both forms begin with. */
const SHARED_START = 0.6;

/** Words for place, mode and contract, which other fields state and each source writes differently. */
const MODES = [
  /\b(?:100 ?% ?)?(?:fully |full |completely )?(?:remote(?:ly)?(?:[ -](?:only|first|friendly|ok|position|job|role|work))?|home ?office|work(?:ing)? from (?:home|anywhere)|wfh|anywhere|worldwide|télétravail|teletrabajo|homeoffice|on-?site|hybrid)\b/giu,
  /\b(?:(?:da|en|de|em|in|full) )?(?:remoto|remota|télétravail|distanciel|smart working|teletrabalho|telelavoro)\b/giu,
  /(?<!\p{L})(?:på )?(?:fuld |full )?(?:distans|distance|hemifrån|hjemmefra|hjemmekontor|fjernarbejde|etätyö|etänä|thuiswerk(?:en)?|vanuit huis|op afstand|(?:praca )?zdaln[aey]|zdalnie|práce na dálku|na dálku|z domova|de la distanță|mobiles arbeiten)(?!\p{L})/giu,
];
const CONTRACTS =
  /\b(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|temp|contract(?:or)?|freelance|vollzeit|teilzeit|unbefristet|temps plein|temps partiel|tiempo completo|media jornada|voltijd|deeltijd|cdi|cdd)\b(?! (?:manager|management|administrator|specialist|lawyer|attorney|counsel|analyst|negotiator|engineer))/giu;

/** Hours and shares of a week: `24-32 uur`, `80-100 %`, `30h`. */
const HOURS =
  /(?<![\p{L}\d])\d{1,3}(?: ?[-–] ?\d{1,3})? ?(?:%|(?:h|hrs?|hours?|uur|std|stunden|timer|tim|heures?|horas?|ore|godzin)\b)(?: ?(?:\/|per|pro|a|p) ?(?:week|woche|w|wk|semaine|semana|vecka|uge)\b)?/giu;

const AMOUNT = String.raw`\d[\d.,]{0,12}\d? ?[km]?`;
const MONEY = String.raw`(?:(?:us|ca|c|au|a)?[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|sek|nok|dkk|czk)\b)`;
/** Pay: `$140k-$165k`, `60.000 – 80.000 €`, `CHF 90k`, and the period after it. */
const PAY: readonly [RegExp, RegExp, RegExp] = [
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

/** Requisition numbers: `JR-10233`, `REQ_5521`, `R0012345`, `#4411`, or a bare number of five digits or more. */
export const CODES = /\b(?:jr|req|r|id|job|ref|pos)[-_ #.:]*\d[\d-]{2,}\b|#\s?\d+\b|\b\d{5,}\b/giu;

/** What says only that somebody is wanted: `Acme is hiring a`, `We're hiring:`, `Join us as a`, `gesucht`. */
const HIRING = [
  /^.{0,60}?\b(?:is|are|we're|we’re) (?:now |currently |urgently )?(?:hiring|recruiting|seeking|looking for)(?: for)?\b:?(?: (?:an?|our|the)\b)?/iu,
  /^join [^,]{1,60}? as (?:(?:an?|our|the) )?/iu,
  /^(?:(?:now |urgently )?hiring|wanted|urgent|vacancy|open position|job opening|gesucht|wir suchen|stellenangebot|offre d'emploi|se busca|cercasi|vacature|recrutement)\b ?[:!–-]? ?(?:(?:an?|eine?n?|une?|een)\b )?/iu,
  /[ ,–-](?:wanted|needed|gesucht|gezocht)!?$/iu,
];

/** What the dearer expressions need to find anything. */
const NEEDED = {
  hiring: /hir|recruit|seek|look|join|want|need|urgent|vaca|open|such|sucht|offre|busca|cerca|zocht/iu,
  mark: /[(*:_/|,·•‧[]|\p{Ll}In|genders?/u,
  digit: /\d/,
  code: /\d[\d-]{2}|#/,
  money: /[$€£¥]|usd|eur|gbp|cad|aud|chf|pln|sek|nok|dkk|czk/iu,
  thousand: /\d ?k/iu,
  hours: /\d ?(?:%|[hust]|godz|ore)/iu,
  mode: /remot|home|work|wfh|anywh|world|t[ée]l[ée]|site|hybrid|distan|smart|hem|hjem|fjern|et[äa]|thuis|huis|afstand|zdaln|dálku|domova|mobil/iu,
  contract: /time|zeit|temp|permanent|term|contract|freelance|befristet|plein|partiel|completo|jornada|tijd|cd[id]/iu,
};

/** Returns the title without what each source writes differently and other fields state. */
export function withoutNoise(title: string): string {
  let left = title;
  if (NEEDED.hiring.test(left)) for (const each of HIRING) left = left.replace(each, " ").trim() || left;
  if (NEEDED.mark.test(left)) {
    left = left.replace(TWO_FORMS, (both, first: string, second: string) => (areForms(first, second) ? first : both));
    for (const each of GENDER_MARKS) left = left.replace(each, "");
  }
  if (NEEDED.digit.test(left)) left = withoutNumbers(left);
  const plain = withoutModes(left);
  return NEEDED.contract.test(plain) ? plain.replace(CONTRACTS, " ") : plain;
}

function withoutNumbers(title: string): string {
  const left = NEEDED.code.test(title) ? title.replace(CODES, " ") : title;
  const [ofMoney, beforeMoney, ofThousands] = PAY;
  const unpaid = NEEDED.money.test(left) ? left.replace(ofMoney, " ").replace(beforeMoney, " ") : left;
  const plain = NEEDED.thousand.test(unpaid) ? unpaid.replace(ofThousands, " ") : unpaid;
  return NEEDED.hours.test(plain) ? plain.replace(HOURS, " ") : plain;
}

/** Returns the text without words for where the work is done. */
export function withoutModes(text: string): string {
  if (!NEEDED.mode.test(text)) return text;
  return MODES.reduce((left, each) => left.replace(each, " "), text);
}

function areForms(a: string, b: string): boolean {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  return shared >= 4 && shared >= SHARED_START * Math.min(left.length, right.length);
}
