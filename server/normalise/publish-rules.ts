import type { Facts } from "./result.ts";

/** Why a posting is not published, or null when it is: only jobs known to be fully remote get through. The reasons are counted per run. */
export function dropReason(facts: Facts, now: Date): string | null {
  if (facts.title === "") return "no-title";
  if (facts.companyName === "") return "no-company";
  if (facts.closesAt !== null && Date.parse(facts.closesAt) < now.getTime()) return "expired";
  if (facts.remote.verdict === "hybrid") return "hybrid";
  if (facts.remote.verdict === "onsite") return "onsite";
  return facts.remote.verdict === "remote" ? null : "remote-unclear";
}
