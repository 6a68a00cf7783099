import type { SalaryRange } from "#contract/schemas/job.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { chooseSalary } from "./choose-salary.ts";
import { toRange } from "./salary.ts";
import { readSalaryStatements } from "./salary-text.ts";

/** How on-target pay is marked; few sentences hold it, so that few are read twice. */
const MARK = /\bOTE\b|on[- ]target/iu;

/** Returns what people earn who reach their targets, base pay included. `country` decides an unwritten currency. */
export function readOnTargetPay(sentences: readonly Sentence[], country: string | null): Evidenced<SalaryRange | null> {
  for (const { text, section } of sentences) {
    if (section === "eeo" || !MARK.test(text) || !/\d/u.test(text)) continue;
    const statements = readSalaryStatements(text, { field: false, lead: "Compensation", country });
    const stated = chooseSalary(statements.filter(({ ote }) => ote));
    const range = stated === null ? null : toRange(stated);
    if (range !== null) return { value: range, evidence: text };
  }
  return { value: null, evidence: "" };
}
