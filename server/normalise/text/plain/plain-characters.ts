/** What is replaced below, as ranges: most texts hold none of it. */
const REPLACED = /[\u00ad\u200b\u2010\u2011\u2060\ud835\ufb00-\ufb06\ufeff\uff10-\uff5a]|&(?:shy|ZeroWidthSpace|#)/i;
const UNSEEN = /[\u00ad\u2060\ufeff]|&(?:shy|ZeroWidthSpace|#(?:173|8203|8288|65279|x(?:ad|200b|2060|feff)));/giu;
/** Breaks between words of scripts that write no spaces. */
const BETWEEN_WORDS = /(?<![\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}])\u200b/gu;
/** Ligatures, letters and digits of mathematics, with which posts on networks are set in bold, and the wide forms of letters and digits. */
const STYLED = /[\ufb00-\ufb06\u{1d400}-\u{1d7ff}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/gu;
const HYPHEN = /[\u2010\u2011]/gu;

/**
 * Returns a text without what nobody sees but which tears words apart for readers and for search: soft hyphens and spaces of no width inside words, marks that stand beside their letter ("é" as
 * two characters), ligatures as printers set them, letters in the styles of mathematics, wide letters, and hyphens that forbid a line break.
 */
export function plainCharacters(text: string): string {
  // A composed text is seen to be one far sooner than a mark is looked for.
  const composed = text.normalize("NFC");
  if (!REPLACED.test(composed)) return composed;
  return composed
    .replace(UNSEEN, "")
    .replace(BETWEEN_WORDS, "")
    .replace(STYLED, (styled) => styled.normalize("NFKC"))
    .replace(HYPHEN, "-")
    .normalize("NFC");
}
