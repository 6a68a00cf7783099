import { folded } from "#normalise/text/folded-expression.ts";

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

/** Returns a labelled fact as a sentence would name its schooling; `none` where it says that none is asked for. */
export function withoutSchoolLabel(sentence: string): string | "none" {
  const label = LABEL.exec(sentence)?.[0];
  if (label === undefined) return sentence;
  const value = sentence.slice(label.length);
  if (NONE.test(value)) return "none";
  for (const [name, by] of SHORT) if (name.test(value)) return `Education: ${value.replace(name, by)}`;
  return `Education: ${value}`;
}
