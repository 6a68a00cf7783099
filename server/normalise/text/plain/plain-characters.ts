/** What is replaced below, as ranges: most texts hold none of it. */
const REPLACED = /[\u00ad\u200b\u2010\u2011\u2060\ufb00-\ufb06\ufeff]|&(?:shy|ZeroWidthSpace|#)/i;
const UNSEEN = /[\u00ad\u2060\ufeff]|&(?:shy|ZeroWidthSpace|#(?:173|8203|8288|65279|x(?:ad|200b|2060|feff)));/giu;
/** Breaks between words of scripts that write no spaces. */
const BETWEEN_WORDS = /(?<![\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}])\u200b/gu;
const LIGATURE = /[\ufb00-\ufb06]/gu;
const HYPHEN = /[\u2010\u2011]/gu;

/**
 * Returns a text without what nobody sees but which tears words apart for readers and for search: soft hyphens and spaces of no width inside words, marks that stand beside their letter ("é" as
 * two characters), ligatures as printers set them, and hyphens that forbid a line break.
 */
export function plainCharacters(text: string): string {
  // A composed text is seen to be one far sooner than a mark is looked for.
  const composed = text.normalize("NFC");
  if (!REPLACED.test(composed)) return composed;
  return composed
    .replace(UNSEEN, "")
    .replace(BETWEEN_WORDS, "")
    .replace(LIGATURE, (ligature) => ligature.normalize("NFKC"))
    .replace(HYPHEN, "-")
    .normalize("NFC");
}
