import type { SalaryStatement } from "./salary-text.ts";

/** How much less surely a base may be stated than the on-target pay beside it. */
const BASE_BEHIND = 4;

const bestScore = (statements: readonly SalaryStatement[]): number => Math.max(...statements.map(({ score }) => score));

/** Returns whether two amounts are the pay of two working weeks: "1 369 € pour 25 h/semaine ; 1 752 € pour 32 h/semaine". */
function areForHours(last: SalaryStatement, next: SalaryStatement): boolean {
  return last.forHours && next.forHours && last.min === last.max && next.min === next.max;
}

/**
 * Joins a lowest amount and the highest next to it into one range: "Minimum: $98,900", "Maximum: $228,700", also in the other order, and the amounts
 * for a shorter and a longer week.
 */
function joinBounds(statements: readonly SalaryStatement[]): SalaryStatement[] {
  const joined: SalaryStatement[] = [];
  for (const next of statements) {
    const before = joined.at(-1);
    const isReversed = before !== undefined && before.min === null && next.max === null;
    const [last, statement] = isReversed ? [next, before] : [before, next];
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
    if (!completes) joined.push(next);
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

/** Marks amounts as on-target pay where the ad calls the same ones so elsewhere and states a base: "Base $176K, OTE $220K", then "Range: $220K". */
function withTargets(statements: readonly SalaryStatement[]): readonly SalaryStatement[] {
  const targets = statements.filter(({ ote }) => ote);
  if (targets.length === 0) return statements;
  const isTarget = ({ min, max, currency, period }: SalaryStatement) =>
    targets.some((one) => one.min === min && one.max === max && one.currency === currency && one.period === period);
  const hasBase = statements.some((statement) => !statement.ote && !isTarget(statement));
  return hasBase ? statements.map((one) => (isTarget(one) ? { ...one, ote: true } : one)) : statements;
}

/** Returns the statements without those of total pay, where the ad states the base as well: "Base $120K, total cash $150K". */
function withoutTotals(statements: readonly SalaryStatement[]): readonly SalaryStatement[] {
  const lowest = ({ min, max }: SalaryStatement) => min ?? max ?? 0;
  const bases = statements.filter(
    ({ total, ote, score }) => !total && !ote && score >= bestScore(statements) - BASE_BEHIND,
  );
  const kept = statements.filter(
    (one) =>
      !one.total ||
      !bases.some((base) => base.currency === one.currency && base.period === one.period && lowest(base) < lowest(one)),
  );
  return kept.length > 0 ? kept : statements;
}

/**
 * Returns the salary among several statements: yearly before hourly, base before on-target earnings. Ranges for several pay zones in
 * one currency and period become one range, lowest to highest. Returns null if no salary qualifies.
 */
export function chooseSalary(given: readonly SalaryStatement[]): SalaryStatement | null {
  if (given.length === 0) return null;
  const statements = withoutTotals(withTargets(joinBounds(given)));
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
