import { type Verdict, VERDICTS_ON_SILENCE, VERDICTS_ON_VALUE } from "#contract/values/accuracy/judging.ts";
import type { Database } from "#postgres/database.ts";
import { cardHasValue, setVerdict } from "#store/operations/accuracy-labels.ts";

export type VerdictOutcome = "done" | "unknown-card" | { allowed: readonly Verdict[] };

/** Gives the operator's card a verdict, or takes it back with null. Repeating it changes nothing. */
export async function giveVerdict(
  { pool }: Pick<Database, "pool">,
  accountId: string,
  id: string,
  verdict: Verdict | null,
): Promise<VerdictOutcome> {
  const hasValue = await cardHasValue(pool, accountId, id);
  if (hasValue === null) return "unknown-card";
  const allowed = hasValue ? VERDICTS_ON_VALUE : VERDICTS_ON_SILENCE;
  if (verdict !== null && !allowed.includes(verdict)) return { allowed };
  await setVerdict(pool, accountId, id, verdict);
  return "done";
}
