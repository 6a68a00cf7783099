import { folded } from "#normalise/text/folded-expression.ts";
/** Marks that a title is open to people of each gender, without brackets: `m/w/d`, `H/F`, `k/m`. `h/w` is hardware, so the pairs are named. */
const PAIR =
  /(?<![\p{L}\d/|])(?:[hm][/|]f|f[/|][hm]|m[/|][wvk]|[wvk][/|]m)(?:[/|](?:[dxniv]|div(?:ers)?|nb|gn))?(?![\p{L}\d/|])/giu;
const BRACKETED =
  /[([]\s?(?:[a-z]{1,3}|all genders?|alle(?: geschlechter)?|div(?:ers)?)\s?(?:[/|,*-]\s?(?:[a-z]{1,2}|div(?:ers)?|all|gn|nb)\s?){0,4}[)\]]/giu;
const PERSON = String.raw`(?:man|woman|males?|females?|mann|frau|männlich|weiblich|hommes?|femmes?|hombre|mujer|homem|mulher|uomo|donna|uomini|donne|vrouw|kobieta|mężczyzna|muž|žena|férfi|nő|bărbat|femeie|kadın|erkek|bayan|bay|kvinna|kvinde|kvinne|mand|mies|nainen|divers[e]?|non[- ]binaire|[dxi])`;
/** The same in words, and without a sign between the letters. */
const IN_WORDS = folded(
  new RegExp(
    String.raw`[([] ?(?:all genders welcome|alle geschlechter willkommen|gn\*|[mwf]{2}[dx]{1,2}|ž ?/ ?m|${PERSON}(?: ?[/|,] ?| (?:or|oder|ou|lub|nebo|vagy|sau|veya) )${PERSON}(?: ?[/|,] ?${PERSON})?) ?[)\]]`,
    "giu",
  ),
);
const LETTERS = /(?<!\p{L})(?:[mwfdxhnaikv]|gn|nb|all|alle|genders?|geschlechter|div(?:ers)?)(?!\p{L})/giu;
/** Endings of the other form behind a sign: `Entwickler*in`, `Entwickler:in`, `Entwickler/-in`, `Développeur·se`, `Técnico/a`. */
const ENDINGS = [
  /(?<=\p{Ll})[*:_](?:innen|in|r|e|n)(?!\p{L})/gu,
  /(?<=\p{Ll})\((?:-?(?:innen|in|frau|e|ne|a|as|se|euse|trice|rice|ère|te|ka|ra))\)/gu,
  /(?<=\p{Ll})\/-?(?:innen|in|frau|e|ne|a|as|se|euse|trice|rice|ère|te|ka|ca|tka|ra|ora)(?!\p{L})/gu,
  /(?<=\p{Ll})[·•‧](?:e|ne|se|euse|trice|rice|ère|ive|te|le)(?:[·•‧]?s)?(?!\p{L})/gu,
  /(?<=[éli])[.](?:e|ne)(?:[.]s)?(?!\p{L})|(?<=\p{Ll})-(?:ère|trice|euse|ière|ienne)(?!\p{L})|(?<=or)@(?!\p{L})|\(m\/ž\)/gu,
  /(?<=er)In(?:nen)?(?!\p{L})/gu,
];
/** Both forms of one word: `Specjalista/Specjalistka`, `Técnico / Técnica`. */
const TWO_FORMS = /(?<!\p{L})(\p{L}{4,40}) ?\/ ?(\p{L}{4,40})(?!\p{L})/gu;
const OTHER_FORM =
  /(?:in|ka|euse|trice|ière|ienne|ora|ica|cja|owa|elle|ée|aria|era|ista|eira|iță|easă|toare|[ntr]ă|istă|yně)$/iu;
const FEWEST_SHARED = 4;

/** Returns a title without marks of gender; of two forms of a word the first is left. */
export function withoutGenderMarks(title: string): string {
  let left = title
    .replace(IN_WORDS, " ")
    .replace(BRACKETED, (mark) => (mark.replace(LETTERS, "").match(/\p{L}/u) === null && isMark(mark) ? " " : mark))
    .replace(PAIR, " ");
  if (!/[*:_(/·•‧.@-]|erIn/u.test(left)) return left;
  // "Enfermer@" is either "Enfermero" or "Enfermera".
  left = left.replace(/(?<=\p{Ll}(?:r|t|d|n|c|v|s|g|l))(?<!or)@(?![\p{L}\d])/gu, "o");
  left = left.replace(TWO_FORMS, (both, first: string, second: string) => (isOtherForm(first, second) ? first : both));
  return ENDINGS.reduce((text, ending) => text.replace(ending, ""), left);
}

/** One letter in brackets is a grade, not a gender. */
const isMark = (bracket: string): boolean => /[/|,*-]|gender|gn|alle|geschlecht|div/iu.test(bracket);

/** Whether a word is the feminine form of another: all but the ending of the shorter one is the same. */
function isOtherForm(first: string, second: string): boolean {
  const [left, right] = [first.toLowerCase(), second.toLowerCase()];
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  // "Impiegato/Impiegata", "Cuoco/Cuoca".
  if (shared >= FEWEST_SHARED && /[oe]$/u.test(left) && right === `${left.slice(0, -1)}a`) return true;
  return shared >= FEWEST_SHARED && left.length - shared <= 3 && right.length - shared <= 5 && OTHER_FORM.test(right);
}
