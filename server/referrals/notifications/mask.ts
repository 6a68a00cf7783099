import { escapeRegExp } from "#contract/values/escape.ts";

/** Replaces contact details. */
export const MASK = "•••••";

const TLDS =
  "com|org|net|io|dev|me|co|ai|app|in|de|uk|us|eu|fr|es|it|pt|pl|nl|be|ch|at|se|no|fi|dk|cz|ro|ua|ru|br|mx|ar|cl|ca|au|nz|jp|kr|cn|tw|sg|" +
  "id|ph|vn|th|tr|il|ae|sa|za|ng|ke|gh|eg|info|biz|xyz|tech|site|online|page|work|pro|link|gg|tv|ly|to|so|id|cv|design|blog|name|" +
  "codes|cloud|digital|studio|expert|software|systems|works|zone|live|world|email|chat|space|agency|solutions|social";

const PATTERNS: readonly RegExp[] = [
  /[^\s@<>()]+@[^\s@<>(),;]+/gu,
  /[^\s@<>()]+\s*(?:\(at\)|\[at\]|\{at\}|\sat\s(?=\S+\s+dot\s))\s*[^\s@<>()]+?(?:\s*(?:\.|\(dot\)|\[dot\]|\{dot\}|\sdot\s)\s*[\p{L}\d-]{2,})+/giu,
  /\b(?:https?|ftp|mailto|tel):\S+/gi,
  /\bwww\.\S+/gi,
  new RegExp(String.raw`\b[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d-]+)*\.(?:${TLDS})\b(?:/\S*)?`, "giu"),
  /(?<![\p{L}\d])[@＠][\p{L}\d_.-]{2,}/gu,
  /(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[\s().·/-]{0,3}\p{Nd}){8,}/gu,
  /(?<![\p{L}\p{Nd}.,-])\p{Nd}{3}-\p{Nd}{4}(?![\p{Nd}-])/gu,
  // Single letters with spaces between them: "j a n e @ g m a i l . c o m".
  /(?<!\S)(?:[\p{L}\p{Nd}._+-] ){2,64}@(?: [\p{L}\p{Nd}.-]){3,64}(?!\S)/gu,
  /\b(?:telegram|whatsapp|signal|skype|discord|instagram|linkedin|wechat|twitter|threads|mastodon)\s?[:=]\s?[\p{L}\p{Nd}_.#-]{3,64}/giu,
  /(?<![\p{L}\p{Nd}/])in\/[\p{L}\p{Nd}_-]{3,64}/giu,
];

/** Returns whether a text has a contact only after compatibility letters are replaced. */
function hidesContact(text: string): boolean {
  const plain = text.normalize("NFKC");
  return plain !== text && PATTERNS.some((pattern) => plain.search(pattern) >= 0);
}

/** Names of technologies that look like hosts. */
const TECHNOLOGY = /^(?:asp|ado|vb|ml)\.net$|^(?:socket|draw)\.io$/i;

/**
 * Masks the contact details in a text: addresses, links, numbers, handles, and the parts of the given names. The full text
 * is shown once a referrer has accepted. This is best effort: some spelling always passes.
 */
export function maskContacts(text: string, names: readonly string[]): string {
  // Full-width letters and the like are read as the letters they look like.
  let masked = hidesContact(text) ? text.normalize("NFKC") : text;
  for (const pattern of PATTERNS)
    masked = masked.replaceAll(pattern, (found) => (TECHNOLOGY.test(found) ? found : MASK));
  const parts = [
    ...new Set(names.flatMap((name) => [name, ...name.split(/[\s.,_-]+/u)]).filter((part) => part.length >= 3)),
  ];
  for (const part of parts.toSorted((a, b) => b.length - a.length)) {
    masked = masked.replaceAll(new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(part)}(?![\\p{L}\\d])`, "giu"), MASK);
  }
  return masked;
}
