import { sellingMarks } from "#referrals/operators/selling-marks.ts";
import { insertMark } from "#store/referrals/safety.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Shows a text to the operators if it reads like the sale of a referral. Nothing else follows from it: the text goes out, and neither side
 * learns of the mark. `referrerId` is the author, unless the seeker wrote it.
 */
export async function markText(
  { trx, request }: Pick<RequestContext, "trx" | "request">,
  text: string,
  referrerId: string | null = null,
): Promise<void> {
  const marks = sellingMarks(text);
  if (marks.length === 0) return;
  const about = referrerId === null ? "seeker" : "referrer";
  await insertMark(trx, { requestId: request.id, about, referrerId, note: `Found in a text: ${marks.join(", ")}` });
}
