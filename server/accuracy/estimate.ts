import type { AccuracyFigures } from "#contract/schemas/accuracy.ts";
import { FEWEST_LABELS } from "#contract/values/accuracy/judging.ts";
import { inPercent, type Interval, wilsonInterval } from "./share.ts";

/** The labels of one stratum: jobs of one source with a value, or without one. */
export interface LabelledStratum {
  source: string;
  hasValue: boolean;
  /** Open jobs in it. */
  jobs: number;
  right: number;
  wrong: number;
  notStated: number;
  missed: number;
  unclear: number;
}

type Counted = "right" | "wrong" | "missed";

/**
 * Estimates precision and recall of one field from its strata. `docs/decisions/0028-accuracy-from-strata.md` says why so.
 *
 * Precision is the share of right values among values; recall is TP / (TP + FN), where of N jobs with a value and M without one,
 * TP = N × share right and FN = N × share wrong + M × share missed. Each share is the mean of the sources' shares, weighted by their
 * jobs, with Wilson's interval for the number of labels that a plain sample of the same precision would need (Kish). The bounds of
 * recall take the worst and the best bound of each share at once. `unclear` labels count nowhere. A share of too few labels is null.
 */
export function estimate(strata: readonly LabelledStratum[], hasRecall: boolean): AccuracyFigures {
  const withValue = strata.filter(({ hasValue }) => hasValue);
  const without = strata.filter(({ hasValue }) => !hasValue);
  const values = sum(withValue, judged);
  const silences = sum(without, judged);
  const enough = values >= FEWEST_LABELS;
  const jobsWithout = sum(without, ({ jobs }) => jobs);
  const knowsMissed = silences >= FEWEST_LABELS || jobsWithout === 0;
  return {
    labels: {
      right: sum(withValue, ({ right }) => right),
      wrong: sum(withValue, ({ wrong }) => wrong),
      notStated: sum(withValue, ({ notStated }) => notStated),
      missed: sum(without, ({ missed }) => missed),
      silent: sum(without, ({ right }) => right),
      unclear: sum(strata, ({ unclear }) => unclear),
    },
    precision: enough ? inPercent(weightedShare(withValue, "right"), values) : null,
    recall: hasRecall && enough && knowsMissed ? recallOf(withValue, without, values + silences) : null,
  };
}

function recallOf(
  withValue: readonly LabelledStratum[],
  without: readonly LabelledStratum[],
  labels: number,
): AccuracyFigures["recall"] {
  const [withJobs, withoutJobs] = [withValue, without].map((strata) => sum(strata, ({ jobs }) => jobs)) as [
    number,
    number,
  ];
  const right = weightedShare(withValue, "right");
  const wrong = weightedShare(withValue, "wrong");
  const missed = withoutJobs === 0 ? { share: 0, low: 0, high: 0 } : weightedShare(without, "missed");
  const recall = (found: number, wrongly: number, overlooked: number) => {
    const truePositives = withJobs * found;
    const stated = truePositives + withJobs * wrongly + withoutJobs * overlooked;
    return stated === 0 ? null : truePositives / stated;
  };
  const share = recall(right.share, wrong.share, missed.share);
  if (share === null) return null;
  const low = recall(right.low, wrong.high, missed.high) ?? 0;
  const high = recall(right.high, wrong.low, missed.low) ?? 1;
  return inPercent({ share, low, high }, labels);
}

/** Labels that say something. */
function judged({ right, wrong, notStated, missed }: LabelledStratum): number {
  return right + wrong + notStated + missed;
}

/** Returns the share of a verdict over the labelled strata, each weighted by its jobs; those without a label count as the others do. */
export function weightedShare(strata: readonly LabelledStratum[], verdict: Counted): Interval {
  const labelled = strata.filter((stratum) => judged(stratum) > 0);
  const jobs = sum(labelled, (stratum) => stratum.jobs);
  // Where no job is left, the labels themselves are the weights.
  const weightOf = (stratum: LabelledStratum) =>
    jobs > 0 ? stratum.jobs / jobs : judged(stratum) / sum(labelled, judged);
  const share = sum(labelled, (stratum) => (weightOf(stratum) * stratum[verdict]) / judged(stratum));
  const equivalent = 1 / sum(labelled, (stratum) => weightOf(stratum) ** 2 / judged(stratum));
  return wilsonInterval(share * equivalent, equivalent);
}

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
