import { APPEAL_MONTHS } from "#contract/values/moderation/decision.ts";
import type { NoticeRow } from "#store/moderation/notices.ts";

/** Returns until when a decision can be appealed. */
export function appealEnd(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + APPEAL_MONTHS);
  return end;
}

/** A decision can be appealed once, within months. */
export function mayAppeal(
  { decidedAt, appealedAt, decisions }: Pick<NoticeRow, "decidedAt" | "appealedAt" | "decisions">,
  now: Date,
): boolean {
  return decidedAt !== null && appealedAt === null && decisions === 1 && now < appealEnd(decidedAt);
}
