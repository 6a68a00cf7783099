import { CONTRACTS, HOURS, MODES, PAY, withoutHiring } from "#normalise/role/title-asides.ts";

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

/** Requisition numbers: `JR-10233`, `REQ_5521`, `R0012345`, `#4411`, or a bare number of five digits or more. */
export const CODES = /\b(?:jr|req|r|id|job|ref|pos)[-_ #.:]*\d[\d-]{2,}\b|#\s?\d+\b|\b\d{5,}\b/giu;

/** What the dearer expressions need to find anything. */
const NEEDED = {
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
  let left = withoutHiring(title);
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
