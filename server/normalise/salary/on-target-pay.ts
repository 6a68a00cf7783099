import type { SalaryRange } from "#contract/schemas/job.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { chooseSalary } from "./choose-salary.ts";
import { toRange } from "./salary.ts";
import { readSalaryStatements } from "./salary-text.ts";
import { SAYS_TARGET } from "./target-words.ts";

/** Digits of pay, without which a sentence states none. */
const PAY_DIGITS = /\d[\d.,'’ \u00a0\u202f]{2,}\d|\d ?(?:k(?!\p{L})|万|tsd|tys)/iu;

export interface TargetContext {
  /** The job's only country, which decides an unwritten currency. */
  country: string | null;
  /** What the posting states as its pay. */
  base: SalaryRange | null;
}

/** Returns what people earn who meet every target, base pay included: more than the base, in its currency. */
export function readOnTargetPay(
  sentences: readonly Sentence[],
  { country, base }: TargetContext,
): Evidenced<SalaryRange | null> {
  for (const { text, section } of sentences) {
    if (section === "eeo" || !PAY_DIGITS.test(text) || !SAYS_TARGET.test(text)) continue;
    const statements = readSalaryStatements(text, { field: false, lead: "Compensation", country });
    const stated = chooseSalary(statements.filter(({ ote }) => ote));
    const range = stated === null ? null : toRange(stated);
    if (range !== null && isAbove(range, base)) return { value: range, evidence: text };
  }
  return { value: null, evidence: "" };
}

/** Returns whether pay is more than the base; without a base, or when it is the only pay stated, any is. */
function isAbove(target: SalaryRange, base: SalaryRange | null): boolean {
  return base === null || base.text === target.text || (target.yearlyUsd ?? 0) > (base.yearlyUsd ?? 0);
}
