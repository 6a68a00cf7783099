import type { SalaryStatement } from "./salary-text.ts";

/** How much less surely a base may be stated than the on-target pay beside it. */
const BASE_BEHIND = 4;

const bestScore = (statements: readonly SalaryStatement[]): number => Math.max(...statements.map(({ score }) => score));

/** Returns whether two amounts are the pay of two working weeks: "1 369 € pour 25 h/semaine ; 1 752 € pour 32 h/semaine". */
function areForHours(last: SalaryStatement, next: SalaryStatement): boolean {
  return last.forHours && next.forHours && last.min === last.max && next.min === next.max;
}

/**
 * Joins a lowest amount and the highest right behind it into one range: "Minimum: $98,900", "Maximum: $228,700", and the amounts for a shorter and a
 * longer week.
 */
function joinBounds(statements: readonly SalaryStatement[]): SalaryStatement[] {
  const joined: SalaryStatement[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    const completes =
      last !== undefined &&
      last.min !== null &&
      statement.max !== null &&
      ((last.max === null && statement.min === null) || areForHours(last, statement)) &&
      statement.max > last.min &&
      statement.max <= last.min * 4 &&
      statement.currency === last.currency &&
      statement.period === last.period &&
      statement.ote === last.ote;
    if (!completes) joined.push(statement);
    else
      joined[joined.length - 1] = {
        ...last,
        max: statement.max,
        text: `${last.text} - ${statement.text}`,
        score: Math.max(last.score, statement.score),
      };
  }
  return joined;
}

/**
 * Returns the salary among several statements: yearly before hourly, base before on-target earnings. Ranges for several pay zones in
 * one currency and period become one range, lowest to highest. Returns null if no salary qualifies.
 */
export function chooseSalary(given: readonly SalaryStatement[]): SalaryStatement | null {
  if (given.length === 0) return null;
  const statements = joinBounds(given);
  const best = bestScore(statements);
  // What the base is counts even where the on-target pay is stated more fully.
  const base = statements.filter((statement) => !statement.ote && statement.score >= best - BASE_BEHIND);
  const among = base.length > 0 ? base : statements;
  const strong = bestScore(among) - 2;
  const pool = among.filter((statement) => statement.score >= strong);
  const ranges = pool.filter((statement) => statement.min !== statement.max);
  const kept = ranges.length > 0 ? ranges : pool;
  const yearly = kept.filter((statement) => statement.period === "year");
  const candidates = yearly.length > 0 ? yearly : kept;
  const lead =
    candidates.find((statement) => statement.score === Math.max(...candidates.map((candidate) => candidate.score))) ??
    candidates[0];
  if (lead === undefined) return null;
  const zones = candidates.filter(
    (statement) =>
      statement.currency === lead.currency &&
      statement.period === lead.period &&
      statement.min !== null &&
      statement.max !== null &&
      statement.min !== statement.max,
  );
  if (lead.min === lead.max || zones.length < 2) return lead;
  const min = Math.min(...zones.map((statement) => statement.min ?? Infinity));
  const max = Math.max(...zones.map((statement) => statement.max ?? 0));
  return max > min * 4
    ? lead
    : { ...lead, min, max, text: [...new Set(zones.map((statement) => statement.text))].slice(0, 4).join("; ") };
}
