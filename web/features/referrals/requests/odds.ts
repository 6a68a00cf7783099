import type { CompanyFigures } from "#contract/schemas/referral.ts";

type Answers = Pick<CompanyFigures, "answered" | "answeredRange">;

/** Below this share, a request is more likely to cost a week than to help. */
const HOPELESS = 0.2;

/** Says how likely an answer is, as an interval, because few requests have been counted anywhere. */
export function oddsText({ answered, answeredRange }: Answers): string {
  if (answered === null || answeredRange === null) return "Odds of an answer: too few requests or referrers to say.";
  const [low, high] = answeredRange.map((share) => Math.round(share * 100));
  return `Odds of an answer: ${Math.round(answered * 100)} % so far, so probably between ${low} and ${high} %.`;
}

/** Whether an answer is unlikely even at the upper end of what the counts allow. */
export function isHopeless({ answeredRange }: Answers): boolean {
  return answeredRange !== null && answeredRange[1] < HOPELESS;
}
