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
