import { escapeRegExp } from "#contract/values/escape.ts";

/** Replaces contact details. */
export const MASK = "•••••";

const TLDS =
  "com|org|net|io|dev|me|co|ai|app|in|de|uk|us|eu|fr|es|it|pt|pl|nl|be|ch|at|se|no|fi|dk|cz|ro|ua|ru|br|mx|ar|cl|ca|au|nz|jp|kr|cn|tw|sg|" +
  "id|ph|vn|th|tr|il|ae|sa|za|ng|ke|gh|eg|info|biz|xyz|tech|site|online|page|work|pro|link|gg|tv|ly|to|so|id|cv|design|blog|name";

const PATTERNS: readonly RegExp[] = [
  /[^\s@<>()]+@[^\s@<>(),;]+/gu,
  /[^\s@<>()]+\s*(?:\(at\)|\[at\]|\{at\}|\sat\s(?=\S+\s+dot\s))\s*[^\s@<>()]+?(?:\s*(?:\.|\(dot\)|\[dot\]|\{dot\}|\sdot\s)\s*[\p{L}\d-]{2,})+/giu,
  /\b(?:https?|ftp|mailto|tel):\S+/gi,
  /\bwww\.\S+/gi,
  new RegExp(String.raw`\b[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d-]+)*\.(?:${TLDS})\b(?:/\S*)?`, "giu"),
  /(?<![\p{L}\d])[@＠][\p{L}\d_.-]{2,}/gu,
  /(?<![\p{L}\d])\+?\(?\d(?:[\s().·/-]{0,3}\d){8,}/gu,
];

/** Names of technologies that look like hosts. */
const TECHNOLOGY = /^(?:asp|ado|vb|ml)\.net$|^(?:socket|draw)\.io$/i;

/**
 * Masks the contact details in a text: addresses, links, numbers, handles, and the parts of the given names. The full text
 * is shown once a referrer has accepted.
 */
export function maskContacts(text: string, names: readonly string[]): string {
  let masked = text;
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
