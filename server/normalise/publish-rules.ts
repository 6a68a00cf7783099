import type { NormalisedPosting } from "./result.ts";

/** Returns why a posting is not published, or null to publish it: only jobs known to be fully remote are. Runs count the reasons. */
export function dropReason(posting: NormalisedPosting, now: Date): string | null {
  if (posting.title === "") return "no-title";
  if (posting.companyName === "") return "no-company";
  if (posting.closesAt !== null && Date.parse(posting.closesAt) < now.getTime()) return "expired";
  if (posting.remote.verdict === "hybrid") return "hybrid";
  if (posting.remote.verdict === "onsite") return "onsite";
  return posting.remote.verdict === "remote" ? null : "remote-unclear";
}
