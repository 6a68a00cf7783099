import { educations, type EducationValue } from "#taxonomy/education.ts";

const FIELD: [RegExp, EducationValue][] = [
  [/some high school|high school|secondary|ged\b|abitur/i, "high school"],
  [/some college|associate|bac ?\+ ?2/i, "associate degree"],
  [/bachelor|undergraduate|licen[cs]|bac ?\+ ?[34]/i, "bachelor degree"],
  [/post ?grad|master|doctor|ph\.?d|graduate degree|juris|bac ?\+ ?5|mba\b/i, "postgraduate degree"],
  [/certif|vocational|professional|trade/i, "professional certificate"],
];

/** Reads a source's own field: a filter value, schema.org's `credentialCategory`, or a name such as "Bachelor's Degree". */
export function fieldEducation(field: string): EducationValue | null {
  const category = /"credentialCategory"\s*:\s*"([^"]*)"/.exec(field)?.[1] ?? field;
  const exact = educations.find(
    ({ value, label }) =>
      value === category.toLowerCase().trim() || label.toLowerCase() === category.toLowerCase().trim(),
  );
  if (exact !== undefined) return exact.value;
  if (/^(?:no(?:ne| requirements?)?|unspecified|n\/?a)?$/i.test(category.trim())) return null;
  return FIELD.find(([pattern]) => pattern.test(category))?.[1] ?? null;
}
