import { escapeRegExp } from "#contract/values/escape.ts";
import { ADDRESS_PATTERNS, MASK, maskMatches, NUMBER_PATTERNS } from "#normalise/text/contacts.ts";

const TLDS =
  "com|org|net|io|dev|me|co|ai|app|in|de|uk|us|eu|fr|es|it|pt|pl|nl|be|ch|at|se|no|fi|dk|cz|ro|ua|ru|br|mx|ar|cl|ca|au|nz|jp|kr|cn|tw|sg|" +
  "id|ph|vn|th|tr|il|ae|sa|za|ng|ke|gh|eg|info|biz|xyz|tech|site|online|page|work|pro|link|gg|tv|ly|to|so|id|cv|design|blog|name|" +
  "codes|cloud|digital|studio|expert|software|systems|works|zone|live|world|email|chat|space|agency|solutions|social";

const PATTERNS: readonly RegExp[] = [
  ...ADDRESS_PATTERNS,
  /\b(?:https?|ftp|mailto|tel):\S+/gi,
  /\bwww\.\S+/gi,
  new RegExp(String.raw`\b[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d-]+)*\.(?:${TLDS})\b(?:/\S*)?`, "giu"),
  /(?<![\p{L}\d])[@＠][\p{L}\d_.-]{2,}/gu,
  ...NUMBER_PATTERNS,
  /\b(?:telegram|whatsapp|signal|skype|discord|instagram|linkedin|wechat|twitter|threads|mastodon)\s?[:=]\s?[\p{L}\p{Nd}_.#-]{3,64}/giu,
  /(?<![\p{L}\p{Nd}/])in\/[\p{L}\p{Nd}_-]{3,64}/giu,
];

/** Names of technologies that look like hosts. */
const TECHNOLOGY = /^(?:asp|ado|vb|ml)\.net$|^(?:socket|draw)\.io$/i;

/**
 * Masks the contact details in a text: addresses, links, numbers, handles, and the parts of the given names. The full text
 * is shown once a referrer has accepted. This is best effort: some spelling always passes.
 */
export function maskContacts(text: string, names: readonly string[]): string {
  let masked = maskMatches(text, PATTERNS, (found) => TECHNOLOGY.test(found));
  const parts = [
    ...new Set(names.flatMap((name) => [name, ...name.split(/[\s.,_-]+/u)]).filter((part) => part.length >= 3)),
  ];
  for (const part of parts.toSorted((a, b) => b.length - a.length)) {
    masked = masked.replaceAll(new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(part)}(?![\\p{L}\\d])`, "giu"), MASK);
  }
  return masked;
}
