/** Gender marks, in and out of brackets: `(m/w/d)`, `f/m/x`, `(all genders)`, `:in`, `*innen`. */
const GENDER_MARKS =
  /[([]?\b[mwfhdx](?:\s?[/|*,]\s?(?:[mwfhdxgiv]|div|gn|nb|divers)){1,4}\b[)\]]?|\(?\ball genders?\b\)?|\(gn\)|[*:_](?:innen|in)\b|\(in\)|\/-?in\b/giu;

/** Words for place, mode and contract, which other fields state and each source writes differently. */
const MODES =
  /\b(?:100 ?% ?)?(?:fully |full |completely )?(?:remote(?:ly)?(?:[ -](?:only|first|friendly|ok|position|job|role|work))?|home ?office|work(?:ing)? from (?:home|anywhere)|wfh|anywhere|worldwide|télétravail|teletrabajo|homeoffice|on-?site|hybrid)\b/giu;
const CONTRACTS =
  /\b(?:full[- ]?time|part[- ]?time|permanent|fixed[- ]term|temporary|temp|contract(?:or)?|freelance|vollzeit|teilzeit|unbefristet|cdi|cdd)\b(?! (?:manager|management|administrator|specialist|lawyer|attorney|counsel|analyst|negotiator|engineer))/giu;

/** Requisition numbers: `JR-10233`, `REQ_5521`, `R0012345`, `#4411`, or a bare number of five digits or more. */
const CODES = /\b(?:jr|req|r|id|job|ref|pos)[-_ #.:]*\d[\d-]{2,}\b|#\s?\d+\b|\b\d{5,}\b/giu;

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["sr", "senior"],
  ["snr", "senior"],
  ["jr", "junior"],
  ["jnr", "junior"],
  ["mgr", "manager"],
  ["eng", "engineer"],
  ["dev", "developer"],
  ["fullstack", "full stack"],
  ["frontend", "front end"],
  ["backend", "back end"],
  ["devops", "dev ops"],
  ["1", "i"],
  ["2", "ii"],
  ["3", "iii"],
  ["4", "iv"],
  ["and", ""],
  ["the", ""],
  ["a", ""],
  ["of", ""],
  ["for", ""],
]);

/**
 * Returns one key for all titles of an opening. It keeps levels and numerals; it drops gender marks, contract, work mode, codes and
 * the posting's own places (`places`), and ignores the order of words.
 */
export function titleKey(title: string, places: readonly string[] = []): string {
  const stripped = withoutPlaces(title.normalize("NFKC"), places)
    .replace(GENDER_MARKS, " ")
    .replace(CODES, " ")
    .replace(MODES, " ")
    .replace(CONTRACTS, " ");
  const words = plainWords(stripped).flatMap((word) => (SPELLINGS.get(word) ?? word).split(" "));
  const kept = [...new Set(words.filter((word) => word !== ""))].sort();
  return (kept.length > 0 ? kept : plainWords(title).sort()).join(" ").slice(0, 300);
}

/** Returns the requisition numbers of a title in a comparable form. */
export function requisitionCodes(title: string): string[] {
  return [...title.matchAll(CODES)].map((match) => match[0].replace(/\D+/g, "")).sort();
}

/** Splits a text into lower-case words without accents; `c++`, `c#` and `.net` keep their signs. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .match(/\.net\b|[\p{L}\p{N}]+[+#]*/gu) ?? []
  );
}

/**
 * Drops the segments of a title that are just a place of the posting (`Engineer - Berlin`,
 * `Engineer (Berlin, Germany)`). Keeps other territories, because they tell two openings apart.
 */
function withoutPlaces(title: string, places: readonly string[]): string {
  const known = new Set(
    places.flatMap((place) => [place, ...place.split(/[,;/|()-]+/)]).map((place) => plainWords(place).join(" ")),
  );
  known.delete("");
  const isPlace = (segment: string) => {
    const parts = segment.split(/[,/&]| or | and /i).map((part) => plainWords(part.replace(MODES, " ")).join(" "));
    const named = parts.filter((part) => part !== "");
    return named.length > 0 && named.every((part) => known.has(part));
  };
  const [head = "", ...rest] = title.split(/(?=\s[-–—|@]\s|\s?[([,])/u);
  return head + rest.filter((segment) => !isPlace(segment.replace(/^[\s\-–—|@([,]+|[\s)\]]+$/gu, ""))).join("");
}
