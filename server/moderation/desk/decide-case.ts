import { CORRECTABLE_FACTS, type CorrectableField } from "#contract/values/moderation/correction.ts";
import {
  ACTION_WORDS,
  type CaseAction,
  GROUNDS,
  type Ground,
  isChosen,
  isCorrecting,
  isNamed,
  isRestricting,
  isSettlement,
} from "#contract/values/moderation/decision.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { noticeLink } from "#moderation/notices/notice-link.ts";
import { noticeNumber } from "#moderation/notices/notice-number.ts";
import { mailStatements } from "#moderation/statements/mail-statements.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { jobSubject } from "#store/moderation/case-subjects.ts";
import { type CaseRow, findCase, type LastDecision, lastDecision, lockCase } from "#store/moderation/cases.ts";
import { partiesOfCase, targetOfSettlement } from "#store/moderation/disputes.ts";
import { insertEvent, mailedNotices, type NewEvent } from "#store/moderation/events.ts";
import { gotReasons } from "#store/moderation/statements-of-reasons.ts";
import { lockDomain } from "#store/referrals/domains/company-domains.ts";
import { applyDecision, type DecideContext } from "./apply-decision.ts";
import { namedTarget } from "./block-target.ts";
import { type Choice, choicesOf, offeredActions } from "./choices.ts";
import { readCorrection } from "./read-correction.ts";

const DAY_MS = 86_400_000;

export interface Decision {
  action: CaseAction;
  ground: Ground;
  words: string;
  /** What an action that names it blocks, or the choice of one that takes one. */
  target?: string | undefined;
  /** Which version of a post the operator read. */
  version?: string | undefined;
  /** How long a suspension lasts; until it is lifted if there is no number. */
  days?: number | null | undefined;
  /** What a field of a job is, as the operator wrote it. */
  correction?: { field: CorrectableField; value: string } | undefined;
}

/**
 * An operator decides a case or an appeal: the log gets a line with the reasons, what it restricts or sets free follows, and everybody whom it
 * affects or who filed a notice gets the decision. Throws ModerationError for a case that doesn't wait for this operator.
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
    const choices = await choicesOf(trx, found);
    if ((await partiesOfCase(trx, found)).includes(operatorId) || (await gotReasons(trx, caseId, operatorId)))
      throw aboutYou();
    refuseImpossible(decision, offeredActions(found, before?.action ?? null, choices), operatorId, choices);
    const { action, ground, words } = decision;
    const target = await targetOf(trx, decision, found, { before, choices });
    // Anyone who proves an address there meanwhile would end without reasons.
    if (action === "withdraw-domain" && target !== null) await lockDomain(trx, target.id);
    const kind: NewEvent["kind"] = found.appealedAt === null ? "decision" : "appeal-decision";
    const endsAt = decision.days == null ? null : new Date(Date.now() + decision.days * DAY_MS);
    const correction = decision.correction
      ? readCorrection(decision.correction.field, decision.correction.value)
      : null;
    const event = { caseId, kind, action, ground, words, target, operatorId, endsAt, correction };
    const eventId = await insertEvent(trx, event);
    await applyDecision(context, trx, found, { eventId, action, words, target, before, version: decision.version });
    await mailDecision(context, trx, eventId, found, decision);
    await mailStatements(context, trx);
  });
}

function refuseImpossible(
  { action, ground, days, correction }: Decision,
  offered: CaseAction[],
  operatorId: string,
  choices: Choice[],
): void {
  if (!offered.includes(action))
    throw new ModerationError("invalid-input", "This can’t be done about this case.", "action");
  if (isRestricting(action) && ground === "no-breach")
    throw new ModerationError("invalid-input", "A restriction needs a reason that says what was breached.", "ground");
  if (days != null && action !== "suspend")
    throw new ModerationError("invalid-input", "Only a suspension lasts for a number of days.", "days");
  if (isCorrecting(action) !== (correction !== undefined))
    throw new ModerationError("invalid-input", "A correction needs its field, and nothing else has one.", "correction");
  if (correction !== undefined && (action === "correct-company") !== correction.field in CORRECTABLE_FACTS)
    throw new ModerationError("invalid-input", "This isn’t a field of what the case is about.", "correction");
  if (isChosen(action) && choices.some(({ personId }) => personId === operatorId)) throw aboutYou();
}

function aboutYou(): ModerationError {
  return new ModerationError("not-now", "This case is about you. Another operator decides it.");
}

async function targetOf(
  trx: Transaction,
  { action, target }: Pick<Decision, "action" | "target">,
  { subjectKind, subjectId }: CaseRow,
  { before, choices }: { before: LastDecision | null; choices: Choice[] },
): Promise<NewEvent["target"]> {
  if (action === "reverse" && before?.targetKind && before.targetId !== null)
    return { kind: before.targetKind, id: before.targetId };
  if (action === "close-job" || action === "hide-job" || action === "correct-field")
    return { kind: "job", id: subjectId };
  if (isSettlement(action)) return await targetOfSettlement(trx, subjectId, action);
  if (isNamed(action)) return await namedTarget(trx, action, target);
  if (isChosen(action)) {
    const chosen = choices.find((choice) => choice.action === action && choice.value === target);
    if (chosen === undefined) throw new ModerationError("invalid-input", "Please choose whom or what", "target");
    return chosen.target;
  }
  if (action === "correct-company") return { kind: "company", id: subjectId };
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
