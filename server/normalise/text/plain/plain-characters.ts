/** Any character that `plainCharacters` changes, as ranges: most texts hold none, and properties of characters take far longer to look up. */
const ANY = /[\u00ad\u1100-\u11ff\u200b\u2010\u2011\u2060\ufb00-\ufb06\ufeff]/;
const MARK = /[\u0300-\u036f]|[\u3099\u309a]/;
const ENTITY = /&(?:shy|Zero|#(?:173|8203|8288|65279|x))/i;
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
  if (!ANY.test(text) && !MARK.test(text) && !ENTITY.test(text)) return text;
  return text
    .replace(UNSEEN, "")
    .replace(BETWEEN_WORDS, "")
    .replace(LIGATURE, (ligature) => ligature.normalize("NFKC"))
    .replace(HYPHEN, "-")
    .normalize("NFC");
}
