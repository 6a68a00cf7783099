/** Sentences up to this length are read as one. */
const LONGEST_UNIT = 400;
/** About so long are the parts of a longer one. */
const PART = 200;

/** Marks of forms for women and men inside a word, and the form that is read: "diplômé·e", "Elektroniker*in", "diplômé(e)s". */
const INCLUSIVE: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Ll})(?:[·•⋅]|\.(?=e(?:\.?s)?(?:[ ,;.)]|$))|-(?=e(?:-s|s)?(?!\p{L})))(e)(?:[·•⋅.-]?(s))?(?!\p{L})/gu, "$1$2"],
  [/(?<=\p{Ll})(?:[·•⋅](?:rice|ne|ère|le|te|euse))(?:[·•⋅]s)?(?!\p{L})/gu, ""],
  [/(?<=\p{Ll})(?:[:*_·]|\/-?)(in)(nen)?(?!\p{L})/gu, "$1$2"],
];
const MARKED = /\p{Ll}[·•⋅.:*_/-]{1,2}(?:e|in|rice|ne|ère|le|te|euse)/u;

/** Returns a sentence without the marks that write a word for women and men at once. */
export function withoutMarksOfForms(sentence: string): string {
  if (!MARKED.test(sentence)) return sentence;
  let text = sentence;
  for (const [pattern, by] of INCLUSIVE) text = text.replace(pattern, by);
  return text;
}

/** Yields a sentence, or the parts of one that is too long to be about one thing: an ad that is a single sentence of many commas. */
export function* unitsOf(sentence: string): Generator<string> {
  if (sentence.length <= LONGEST_UNIT) {
    yield sentence;
    return;
  }
  let from = 0;
  for (let at = sentence.search(/[,;]\s/u); at !== -1;) {
    if (at - from >= PART) {
      yield sentence.slice(from, at);
      from = at + 2;
    }
    const next = sentence.slice(at + 1).search(/[,;]\s/u);
    at = next === -1 ? -1 : at + 1 + next;
  }
  yield sentence.slice(from);
}
