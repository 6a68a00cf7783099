import { folded } from "#normalise/text/folded-expression.ts";

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

/** A label of a list of facts that names schooling itself, which would be read as a degree of any kind: "Degree required: Master". */
const LABEL = folded(
  /^\P{L}{0,4}(?:(?:minimum|required|highest|min\.) )?(?:(?:university |academic |college )?degree|education(?:al)?|schooling|academic)(?: (?:level|degree|type|requirements?|required|needed|qualifications?|attainment|background))*(?: \((?:minimum|required|min\.?)\))? ?[:=] ?(?=\p{L})|^\P{L}{0,4}(?:estudios|formación|nivel de estudios|titulación)(?: (?:mínim[oa]s?|requerid[oa]s?|exigid[oa]s?|académic[oa]s?))* ?[:=] ?(?=\p{L})/iu,
);
const NONE = folded(
  /^(?:no|none|not (?:required|needed|specified|applicable)|no minimum|n\/?a|unspecified)(?:[\s.,;)]|$)/iu,
);
/** Names that mean schooling behind such a label alone. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(associate|bachelor|master)(?:['’]?s)?(?: level)?(?=[\s.,;/(]*$)/iu, "$1's degree"],
  [/^(?:doctorate|ph\.?d\.?)(?=[\s.,;/(]*$)/iu, "doctoral degree"],
  [/^(?:vocational|trade)(?: (?:school|level|education|qualification))?(?=[\s.,;/(]*$)/iu, "vocational training"],
  [/^grado(?: (?:superior)?)?(?=[\s.,;/(]*$)/iu, "Grado universitario"],
];

/** Returns a labelled fact as a sentence would say it: "Degree required: Master" as "Education: Master's degree". */
export function withoutSchoolLabel(sentence: string): string {
  const label = LABEL.exec(sentence)?.[0];
  if (label === undefined) return sentence;
  const value = sentence.slice(label.length);
  if (NONE.test(value)) return "No degree required";
  for (const [name, by] of SHORT) if (name.test(value)) return `Education: ${value.replace(name, by)}`;
  return `Education: ${value}`;
}
