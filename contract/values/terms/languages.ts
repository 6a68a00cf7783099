/** Languages that postings are written in or ask for, by code of ISO 639-1. */
export const AD_LANGUAGES: readonly string[] =
  "ar bg bn ca cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tl tr uk vi zh".split(
    " ",
  );

let names: Intl.DisplayNames | undefined;

/** Returns the English name of a language. */
export function languageName(code: string): string {
  names ??= new Intl.DisplayNames("en", { type: "language" });
  return names.of(code) ?? code;
}
