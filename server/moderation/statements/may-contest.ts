import { isAdverse } from "#contract/values/moderation/decision.ts";
import { appealEnd } from "#moderation/notices/may-appeal.ts";
import type { ReasonsRow } from "#store/moderation/statements-of-reasons.ts";

/**
 * Whether somebody can appeal a decision that affects them: the first one that does, while it's the last word about its case, within months.
 * What a program holds waits for a person anyway.
 */
export function mayContest(
  {
    kind,
    action,
    createdAt,
    isLast,
    appealedAt,
    wasTold,
  }: Pick<ReasonsRow, "kind" | "action" | "createdAt" | "isLast" | "appealedAt" | "wasTold">,
  now: Date,
): boolean {
  const isDecision = kind === "decision" || kind === "appeal-decision";
  return isDecision && isAdverse(action) && isLast && appealedAt === null && !wasTold && now < appealEnd(createdAt);
}
