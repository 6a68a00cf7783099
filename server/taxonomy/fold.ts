const SPECIAL: Record<string, string> = {
  ł: "l",
  Ł: "l",
  ø: "o",
  Ø: "o",
  ß: "ss",
  æ: "ae",
  Æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  "’": "'",
  "‘": "'",
  ʻ: "'",
  "–": "-",
  "—": "-",
};

/** Most names need no more than lower case. */
const PLAIN = /^[ -~]*$/;

/** Lower case without accents, so that `Kraków`, `KRAKOW` and `Krakow` are one name. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .replace(/[łŁøØßæÆœđðþı’‘ʻ–—]/g, (character) => SPECIAL[character] ?? character)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}
