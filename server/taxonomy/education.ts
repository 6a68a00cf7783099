import { z } from "zod";
import { readTable } from "./tsv.ts";

const row = z.object({
  value: z.enum([
    "high school",
    "professional certificate",
    "associate degree",
    "bachelor degree",
    "postgraduate degree",
  ]),
  label: z.string(),
  /** 1 is the lowest; the lowest named requirement decides. */
  rank: z.coerce.number().int(),
});
export type Education = z.infer<typeof row>;
export type EducationValue = Education["value"];

/** The education filter's values, lowest first. They equal schema.org's `credentialCategory` values. */
export const educations: readonly Education[] = readTable("education", row);

const byValue = new Map(educations.map((education) => [education.value as string, education]));

export function educationByValue(value: string): Education | null {
  return byValue.get(value) ?? null;
}

/** How a page names a value: "Bachelor's Degree". A value the taxonomy does not know is shown as it is. */
export function educationLabel(value: string): string {
  return byValue.get(value)?.label ?? value;
}
