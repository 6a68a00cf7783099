/** Splits a text into lower-case words without accents; `c++`, `c#` and `.net` keep their signs. */
export function plainWords(text: string): string[] {
  const plain = BEYOND_ASCII.test(text) ? text.normalize("NFKD").replace(/\p{M}+/gu, "") : text;
  return plain.toLowerCase().match(/\.net\b|[\p{L}\p{N}]+[+#]*/gu) ?? [];
}

const BEYOND_ASCII = /[^ -~]/;
