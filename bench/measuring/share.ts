import { inPercent, type Share, wilsonInterval } from "#accuracy/share.ts";

/** Returns the share with Wilson's interval; null where nothing was counted. */
export function shareOf(part: number, of: number): Share | null {
  return of === 0 ? null : inPercent(wilsonInterval(part, of), of);
}
