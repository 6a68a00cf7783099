import { z } from "zod";
import { readTable } from "./tsv.ts";

const row = z.object({
  /** As the filter sends it; the comma is part of the value. */
  value: z.string(),
  label: z.string(),
  min: z.coerce.number().int(),
  max: z.string().transform((cell) => (cell === "" ? Number.POSITIVE_INFINITY : Number(cell))),
});
export type CompanySize = z.infer<typeof row>;

/** The ranges of the company size filter, smallest first. */
export const companySizes: readonly CompanySize[] = readTable("company-sizes", row);

/** The range a number of employees lies in; null below 1. */
export function companySizeOf(employees: number): CompanySize | null {
  return companySizes.find((size) => employees >= size.min && employees <= size.max) ?? null;
}

const LABELS = new Map(companySizes.map(({ value, label }) => [value, label.replace(/ employees$/, "")]));

/** Returns the number of employees of a choice of the filter, such as `51-200`; null for what is no choice. */
export function employeesOf(size: string): string | null {
  return LABELS.get(size) ?? null;
}
