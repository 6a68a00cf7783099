import type { AccountContext } from "#accounts/accounts.ts";
import {
  ACTION_WORDS,
  actionsFor,
  type CaseAction,
  GROUNDS,
  type Ground,
  isNamed,
  isRestricting,
} from "#contract/values/moderation/decision.ts";
import { applyClaimDecision } from "#moderation/desk/decide-claim.ts";
import { namedTarget } from "#moderation/desk/block-target.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { noticeLink } from "#moderation/notices/notice-link.ts";
import { noticeNumber } from "#moderation/notices/notice-number.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { jobSubject } from "#store/moderation/case-subjects.ts";
import { type CaseRow, findCase, lastDecision, lockCase } from "#store/moderation/cases.ts";
import { decideBoard, decideDisownedBoard } from "#store/moderation/board-decisions.ts";
import { answerReports, insertEvent, mailedNotices, type NewEvent } from "#store/moderation/events.ts";

export interface Decision {
  action: CaseAction;
  ground: Ground;
  words: string;
  /** What an action that names it blocks. */
  target?: string | undefined;
}

type DecideContext = Pick<AccountContext, "database" | "secrets" | "baseUrl">;

/**
 * An operator decides a case or an appeal: the log gets a line with the statement of reasons, what it restricts or sets free follows, and
 * everybody who gave an address gets the decision. Throws ModerationError for a case that doesn't wait for this operator.
 */
export async function decideCase(
  context: DecideContext,
  operatorId: string,
  caseId: string,
  decision: Decision,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    await lockCase(trx, caseId);
    const found = await findCase(trx, caseId, operatorId);
    if (found === null) throw new ModerationError("not-found", "There is no such case for you.");
    if (found.decidedAt !== null && found.appealedAt === null)
      throw new ModerationError("not-now", "This case is decided. Another operator may have decided it.");
    const before = found.appealedAt === null ? null : await lastDecision(trx, caseId);
    const { action, ground, words } = decision;
    if (!actionsFor(found.subjectKind, before?.action ?? null).includes(action))
      throw new ModerationError("invalid-input", "This can’t be done about this case.", "action");
    if (isRestricting(action) && ground === "no-breach")
      throw new ModerationError("invalid-input", "A restriction needs a reason that says what was breached.", "ground");
    const target =
      action === "reverse" && before?.targetKind && before.targetId !== null
        ? { kind: before.targetKind, id: before.targetId }
        : await targetOf(trx, decision, found);
    const kind: NewEvent["kind"] = found.appealedAt === null ? "decision" : "appeal-decision";
    const eventId = await insertEvent(trx, { caseId, kind, action, ground, words, target, operatorId });
    if (found.category === "disowned-board")
      await decideDisownedBoard(trx, found.subjectId, action === "approve-board");
    else if (found.subjectKind === "board") await decideBoard(trx, found.subjectId, action === "approve-board", words);
    if (found.subjectKind === "claim") {
      const claim = { eventId, claimId: found.subjectId, isApproved: action === "approve-claim" };
      await applyClaimDecision(context, trx, claim, decision);
    }
    if (found.subjectKind === "job") {
      const confirmed = action !== "dismiss" && action !== "uphold";
      await answerReports(trx, { jobId: found.subjectId, category: found.category, answer: words, confirmed });
    }
    await mailDecision(context, trx, eventId, found, decision);
  });
}

async function targetOf(
  trx: Transaction,
  { action, target }: Pick<Decision, "action" | "target">,
  { subjectKind, subjectId }: CaseRow,
): Promise<NewEvent["target"]> {
  if (action === "close-job" || action === "hide-job") return { kind: "job", id: subjectId };
  if (isNamed(action)) return await namedTarget(trx, action, target);
  if (action !== "block-company") return null;
  if (subjectKind === "company") return { kind: "company", id: subjectId };
  const job = await jobSubject(trx, subjectId);
  if (job === null) throw new ModerationError("not-now", "The job is no longer stored, so its company is unknown.");
  return { kind: "company", id: job.companyId };
}

async function mailDecision(
  { secrets, baseUrl }: DecideContext,
  trx: Transaction,
  eventId: string,
  { id, subjectTitle }: CaseRow,
  { action, ground, words }: Decision,
): Promise<void> {
  for (const notice of await mailedNotices(trx, id)) {
    const address = secrets.decrypt(notice.encryptedAddress);
    const recipient = { accountId: null, address, name: "", cause: `decision ${eventId} for notice ${notice.id}` };
    await enqueueMail({ db: trx, secrets }, "notice-decided", recipient, {
      number: noticeNumber(notice.id),
      about: subjectTitle,
      outcome: ACTION_WORDS[action].outcome,
      ground: GROUNDS[ground],
      words,
      link: noticeLink({ secrets, baseUrl }, notice.id),
    });
  }
}
