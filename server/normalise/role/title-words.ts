import { technologies } from "#taxonomy/technologies.ts";
import { remembered } from "#normalise/text/remembered.ts";
/** Spellings of one word and its canonical form: `front-end` and `front end` are `frontend`. */
const COMPOUNDS: [RegExp, string][] = [
  [/\bfull[- ]?stack\b/g, "fullstack"],
  [/\bback[- ]?end\b/g, "backend"],
  [/\bfront[- ]?end\b/g, "frontend"],
  [/\bdev[- ]?sec[- ]?ops\b/g, "devsecops"],
  [/\bdev[- ]?ops\b/g, "devops"],
  [/\bml[- ]?ops\b/g, "mlops"],
  [/\be[- ]?commerce\b/g, "ecommerce"],
  [/\be[- ]learning\b/g, "elearning"],
  [/\bcyber[- ]security\b/g, "cybersecurity"],
  [/\bhelp[- ]desk\b/g, "helpdesk"],
  [/\bpre[- ]sales\b/g, "presales"],
  [/\bdata[- ]?base\b/g, "database"],
  [/\bcopy[- ]writer\b/g, "copywriter"],
  [/\bnode[. ]?js\b/g, "node.js"],
  [/\bvue[. ]?js\b/g, "vue.js"],
  [/\breact[. ]?js\b/g, "react"],
  [/\bangular[. ]?js\b/g, "angular"],
  [/\bnext[. ]?js\b/g, "next.js"],
  [/\bc ?sharp\b/g, "c#"],
  [/(?<![a-z0-9])dot ?net\b/g, ".net"],
  [/\bprogramme manager/g, "program manager"],
  [/\bphp\d\b/g, "php"],
  [/\bu[xi] ?[/&+] ?u[xi]\b/g, "ux ui"],
  [/\bsr\b\.?/g, "senior"],
  [/\bjr\b\.?/g, "junior"],
  [/\bmgr\b\.?/g, "manager"],
  [/\beng\b\.?/g, "engineer"],
  [/\bengr\b\.?/g, "engineer"],
  [/\bdev\b\.?/g, "developer"],
  [/\bengineers\b/g, "engineer"],
  [/\bdevelopers\b/g, "developer"],
  [/\bdesigners\b/g, "designer"],
  [/\bmanagers\b/g, "manager"],
  [/\banalysts\b/g, "analyst"],
];

/** Splits a title or role name into lower-case words in their canonical spelling. */
export const canonicalWords = remembered((text): readonly string[] => {
  let folded = text
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\s\u00a0]+/g, " ");
  for (const [pattern, word] of COMPOUNDS) folded = folded.replace(pattern, word);
  return folded
    .replace(/'s\b/g, "")
    .replace(/\s?[&+]\s(?=\p{L})/gu, " and ")
    .split(/[^\p{L}\p{N}\p{M}+#.&]+/u)
    .map((word) => word.replace(/^\.(?!net)|\.+$/g, ""))
    .filter((word) => word !== "");
});

const UPPER_NAMES =
  /^(?:[A-Z0-9]{1,4}|(?:SAAS|DEVOPS|REST|JAVA|LINUX|UI\/UX|UX\/UI|SCRUM|FPGA|CRISPR|MLOPS|COBOL|HTML5?|CSS3?|SDET|NOSQL|MYSQL|LAMP|ABAP|FICO|HRIS|HCM))$/;
/** Short words that aren't abbreviations. */
const SHORT_WORDS =
  /^(?:LEAD|HEAD|TEAM|DATA|CARE|SITE|TEST|UNIT|SALE|CHEF|COOK|TECH|LOAN|CASE|ART|TAX|NEW|GAME|WEB|BANK|FIELD|LAW|SR|JR|APPS?|BAR|SPA|DAY|KEY|JOB|CAR|OIL|GAS|LAB|AIR|BUS|VAN|TEA|ICE|TOP|BIG|FAST|FOOD|SHOP|POST|PART|FULL|TIME|WORK|FROM|HOME|MILK|FARM|FISH|PARK|POOL|CAST|FILM|BOOK|TOOL|WIND|RISK|CASH|DESK|PLAN)$/;
/** Four letters, two of them vowels: a word ("VICE", "ARTE"), unless it's one of the abbreviations below. */
const TWO_VOWELS = /^(?=[A-Z]{4}$)(?:[^AEIOU]*[AEIOU]){2}/;
const VOWELLED_NAMES =
  /^(?:SAAS|PAAS|IAAS|JAVA|ABAP|FICO|CISO|CISA|ASIC|EMEA|APAC|OSHA|NASA|NOAA|FEMA|EASA|IATA|OPEX|SOAR|SIEM|VOIP|GAAP|ISEO|UIUX|OEMS|MEAL|AIOT|IIOT|EHEA|USAF|CIPA|ACCA|CIMA|ETSI|UEFA|FIFA|IKEA)$/;
/** Words that stay small inside a title, of the languages whose titles come in capitals. */
const SMALL = new Set(
  "of and the for in to a an at with or on der die das des und für von zur zum mit auf bei oder de la le les du et en pour aux à sur ou chez del las los el y e con para por do da dos das ao di della dei degli per il lo gli van het voor met te op dla oraz w z i och og på til till med för av af ja pro".split(
    " ",
  ),
);
const FEWEST_CAPITALS = 10;

/** A word in capitals alone among others, with its mark of gender: "PIZZAIOLO/A esperto", "con ITALIANO"; not one of a name or phrase: "REGISTERED NURSE". */
const SHOUTED =
  /(?<![\p{L}\d.&+#/-])(?<!(?<!\p{L})\p{Lu}{3,24} )\p{Lu}{7,24}(?:[/·(*:-]{1,2}\p{Lu}{1,4}\)?)?(?![\p{L}\d+#./&-])(?! \p{Lu}{3,24}(?!\p{L}))/gu;

/** Marks of gender and asides are often small beside a title in capitals. */
const IN_BRACKETS = /[([（][^()[\]（）]{0,60}[)\]）]/gu;
const technologyNames: ReadonlySet<string> = new Set(
  technologies.flatMap(({ name, aliases }) => [name, ...aliases].map((each) => each.toLowerCase())),
);
/** Technologies are written as their makers write them. */
const quietWord = (word: string): string =>
  technologyNames.has(word.toLowerCase()) ? word : `${word.charAt(0)}${word.slice(1).toLowerCase()}`;

/** Makes a word in capitals among others small. Several of them are how the employer writes the name of the work. */
function withoutShout(title: string): string {
  const isMixed = /\p{Ll}/u.test(title.replace(IN_BRACKETS, ""));
  return isMixed && (title.match(SHOUTED) ?? []).length === 1 ? title.replace(SHOUTED, quietWord) : title;
}

/** Makes a title in capitals readable, but keeps names that are written in capitals. */
export function quieten(title: string): string {
  if (/\p{Ll}/u.test(title)) return withoutShout(title);
  if ((title.match(/\p{Lu}/gu) ?? []).length < FEWEST_CAPITALS) return title;
  return title
    .split(" ")
    .map((word, at, words) => {
      const small = word.toLowerCase();
      if (at > 0 && at < words.length - 1 && SMALL.has(small)) return small;
      const isWord = SHORT_WORDS.test(word) || (TWO_VOWELS.test(word) && !VOWELLED_NAMES.test(word));
      if (UPPER_NAMES.test(word) && !isWord) return word;
      const capitalised = small.replace(
        /(^[dl]['’]|^|[-/(（.](?=\p{L}{2}))(\p{L})/gu,
        (_whole, before: string, letter: string) => before + letter.toUpperCase(),
      );
      return at > 0 ? capitalised : capitalised.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(" ");
}
