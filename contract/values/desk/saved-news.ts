import type { DeskJob, JobSnapshot } from "#contract/schemas/desk/saved.ts";
import { eligibilityFor } from "../eligibility.ts";
import { changesSince } from "./changes.ts";

/** What is worth a mail about a saved job. `value` is what it changed to. */
export interface SavedNews {
  kind: "pay" | "open-to-you" | "reopened";
  value: string;
}

/** Returns the changes of an open saved job that are worth a mail to somebody who lives in `country`, since they last knew it. */
export function savedNews(before: JobSnapshot, since: string, job: DeskJob, country: string | null): SavedNews[] {
  if (job.closedAt !== null) return [];
  return changesSince(before, since, job).flatMap((change): SavedNews[] => {
    if (change.kind === "reopened") return [{ kind: "reopened", value: change.at ?? "" }];
    if (change.kind === "salary") return change.after === null ? [] : [{ kind: "pay", value: change.after }];
    if (change.kind !== "eligibility" || country === null) return [];
    const isNew = eligibilityFor(change.before, country) !== "yes" && eligibilityFor(change.after, country) === "yes";
    return isNew ? [{ kind: "open-to-you", value: country }] : [];
  });
}
