/** Replaces contact details. */
export const MASK = "•••••";

/** What finds e-mail addresses, also those spelt out. */
export const ADDRESS_PATTERNS: readonly RegExp[] = [
  /[^\s@<>()]+@[^\s@<>(),;]+/gu,
  /[^\s@<>()]+\s*(?:\(at\)|\[at\]|\{at\}|\sat\s(?=\S+\s+dot\s))\s*[^\s@<>()]+?(?:\s*(?:\.|\(dot\)|\[dot\]|\{dot\}|\sdot\s)\s*[\p{L}\d-]{2,})+/giu,
  // Single letters with spaces between them: "j a n e @ g m a i l . c o m".
  /(?<!\S)(?:[\p{L}\p{Nd}._+-] ){2,64}@(?: [\p{L}\p{Nd}.-]){3,64}(?!\S)/gu,
];

/** What finds telephone numbers. It takes other long numbers for one too. */
export const NUMBER_PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[\s().·/-]{0,3}\p{Nd}){8,}/gu,
  /(?<![\p{L}\p{Nd}.,-])\p{Nd}{3}-\p{Nd}{4}(?![\p{Nd}-])/gu,
];

/** The search for an address takes the square of the length. */
export const MAX_MASKED_LENGTH = 2000;

/** Returns a text with the matches of the patterns masked, except those to keep. Full-width letters and the like are read as the letters they look like. */
export function maskMatches(
  text: string,
  patterns: readonly RegExp[],
  keep: (found: string) => boolean = () => false,
): string {
  const plain = text.normalize("NFKC");
  const hides = plain !== text && patterns.some((pattern) => plain.search(pattern) >= 0);
  return patterns.reduce(
    (masked, pattern) => masked.replaceAll(pattern, (found) => (keep(found) ? found : MASK)),
    hides ? plain : text,
  );
}

/** Masks the e-mail addresses and telephone numbers in the first `MAX_MASKED_LENGTH` characters of a text, and drops the rest. */
export function maskAddressesAndNumbers(text: string): string {
  return maskMatches(text.slice(0, MAX_MASKED_LENGTH), [...ADDRESS_PATTERNS, ...NUMBER_PATTERNS]);
}

/** Hosts whose links hold a telephone number. */
const PHONE_HOSTS = new Set(["wa.me", "whatsapp.com", "api.whatsapp.com", "chat.whatsapp.com", "web.whatsapp.com"]);
const PHONE_PARAMETERS = new Set(["phone", "tel", "telephone", "mobile", "whatsapp"]);

/** Returns a web link, or `instead` for one that carries an e-mail address or a telephone number, or leads to a mail or a call. */
export function linkWithoutContact<Instead>(link: string, instead: Instead): string | Instead {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return instead;
  const { hostname, searchParams } = new URL(link);
  if (PHONE_HOSTS.has(hostname) || [...searchParams.keys()].some((name) => PHONE_PARAMETERS.has(name.toLowerCase())))
    return instead;
  const plain = link.slice(0, MAX_MASKED_LENGTH).replaceAll(/%40/gi, "@");
  return link.length > MAX_MASKED_LENGTH || ADDRESS_PATTERNS.some((pattern) => plain.search(pattern) >= 0)
    ? instead
    : link;
}
