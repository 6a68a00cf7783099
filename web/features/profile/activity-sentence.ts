import type { RecentActivity } from "#contract/schemas/desk/activity.ts";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Returns what a person did in the last 30 days as one sentence that names only what happened. */
export function activitySentence({ saved, applied, answered, interviewed, met }: RecentActivity): string {
  const parts = [
    saved > 0 && `saved ${count(saved, "job", "jobs")}`,
    applied > 0 && `sent ${count(applied, "application", "applications")}`,
    answered > 0 && `heard back about ${answered}`,
    interviewed > 0 && `had interviews for ${interviewed}`,
    met > 0 && `met ${count(met, "person", "people")} through referrals`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return "In the last 30 days nothing changed here.";
  const last = parts.pop()!;
  const list = parts.length === 0 ? last : `${parts.join(", ")}${parts.length > 1 ? "," : ""} and ${last}`;
  return `In the last 30 days you ${list}.`;
}
