import type { AccountContext } from "#accounts/accounts.ts";
import { type CaseAction, isSettlement } from "#contract/values/moderation/decision.ts";
import { endClaimByOperator, restoreClaim } from "#employers/claims/end-by-operator.ts";
import { showFacts } from "#employers/statements/change-company.ts";
import { redoChanges, undoByOperator } from "#employers/statements/undo-by-operator.ts";
import type { Transaction } from "#postgres/connection.ts";
import { endParticipation } from "#referrals/operators/end-participation.ts";
import { endSuspension } from "#referrals/operators/lift-suspension.ts";
import { reverseSettlement } from "#referrals/operators/settle-dispute.ts";
import { restoreWorkDomain, withdrawWorkDomain } from "#referrals/operators/withdraw-work-domain.ts";
import { decideBoard, decideDisownedBoard } from "#store/moderation/board-decisions.ts";
import type { CaseRow, LastDecision } from "#store/moderation/cases.ts";
import { queueCorrection } from "#store/moderation/corrections.ts";
import { answerReports, type NewEvent } from "#store/moderation/events.ts";
import { reverseReport } from "#store/moderation/report-decisions.ts";
import { suspensionOfEvent } from "#store/referrals/operators.ts";
import { applyClaimDecision } from "./decide-claim.ts";
import { applyPostDecision } from "./decide-post.ts";

export type DecideContext = Pick<AccountContext, "database" | "secrets" | "limiter" | "log" | "baseUrl">;

/** A decision that has its line in the log. */
export interface LoggedDecision {
  eventId: string;
  action: CaseAction;
  words: string;
  target: NewEvent["target"];
  /** The decision that an appeal is about. */
  before: LastDecision | null;
  /** Which version of a post the operator read. */
  version: string | undefined;
}

/** Does what a decision takes beyond the restrictions, which the database derives from the log. */
export async function applyDecision(
  context: DecideContext,
  trx: Transaction,
  found: CaseRow,
  decision: LoggedDecision,
): Promise<void> {
  const { eventId, action, words, target, before } = decision;
  const { subjectKind, subjectId, category } = found;
  if (subjectKind === "job")
    await answerReports(trx, {
      jobId: subjectId,
      category,
      answer: words,
      confirmed: action !== "dismiss" && action !== "uphold",
    });
  if (action === "suspend" && target !== null) await endParticipation(context, trx, target.id);
  if (action === "undo-change" && target !== null) await undoByOperator(trx, target.id, eventId);
  if (action === "end-claim" && target !== null) await endClaimByOperator(trx, target.id, eventId);
  if (action === "reverse" && before?.action === "end-claim" && target !== null) await restoreClaim(trx, target.id);
  if (action === "withdraw-domain" && target !== null) await withdrawWorkDomain(context, trx, target.id, eventId);
  if (
    action === "reverse" &&
    target !== null &&
    (before?.action === "withdraw-domain" || before?.action === "move-domain")
  )
    await restoreWorkDomain(trx, target.id, before.id);
  if (action === "reverse" && before !== null) await redoChanges(trx, before.id, eventId);
  if (action === "reverse" && subjectKind === "report") await reverseReport(trx, subjectId);
  if (action === "reverse" && before?.action === "suspend-referrals" && target !== null)
    await endSuspension(context, trx, await suspensionOfEvent(trx, before.id));
  if (action === "correct-field" || (action === "reverse" && before?.action === "correct-field"))
    await queueCorrection(trx, subjectId);
  if (
    target !== null &&
    (action === "correct-company" || (action === "reverse" && before?.action === "correct-company"))
  )
    await showFacts(trx, target.id);
  if (isSettlement(action)) await reverseSettlement(context, trx, subjectId, action);
  if (action === "uphold") return;
  if (subjectKind === "claim") await applyClaimDecision(context, trx, decision, subjectId);
  if (subjectKind === "post") await applyPostDecision(context, trx, decision, subjectId);
  if (subjectKind !== "board") return;
  const isApproved = action === "approve-board" || (action === "reverse" && before?.action === "refuse-board");
  if (category === "disowned-board") await decideDisownedBoard(trx, subjectId, isApproved);
  else await decideBoard(trx, subjectId, isApproved, words);
}
