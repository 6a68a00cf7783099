const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  hellip: "…",
  bull: "•",
  euro: "€",
};

/** Returns HTML as plain text with line breaks between blocks; text without tags stays as it is. Never runs or loads anything. */
export function plainText(text: string): string {
  if (!/<\/?(?:p|div|br|li|ul|ol|span|strong|b|em|h[1-6])\b/i.test(text)) return text;
  return text
    .replace(/<li\b[^<>]*>/gi, "\n• ")
    .replace(/<\/?(?:p|div|br|ul|ol|h[1-6]|tr|table|section)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => decoded(name) ?? whole)
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();
}

function decoded(name: string): string | undefined {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}
