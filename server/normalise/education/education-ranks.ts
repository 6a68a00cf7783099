import { educationByValue, type EducationValue } from "#taxonomy/education.ts";

/** What a name may stand for: a value, or a licence, which says less. */
export type Named = EducationValue | "certificate";

/** Returns the place of a value among all, from the lowest. */
export function rankOf(value: EducationValue): number {
  return educationByValue(value)?.rank ?? 9;
}

/** Returns the lowest value; a certificate counts only where nothing else does. */
export function lowest(values: readonly Named[]): EducationValue | null {
  let low: EducationValue | null = null;
  for (const value of values) if (value !== "certificate" && (low === null || rankOf(value) < rankOf(low))) low = value;
  return low ?? (values.includes("certificate") ? "professional certificate" : null);
}
