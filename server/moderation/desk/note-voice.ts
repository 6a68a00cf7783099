import { HOLD_REPORTS } from "#contract/values/moderation/decision.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import type { Database } from "#postgres/database.ts";
import { caseById, lockCase } from "#store/moderation/cases.ts";
import { insertEvent } from "#store/moderation/events.ts";
import { canBeHeld, caseOfReports, markedJob, setMarks } from "#store/moderation/voices.ts";
import { scamMarks } from "./scam-marks.ts";

const HOLD_WORDS = `${HOLD_REPORTS} people in different networks reported this job as a scam. A program took it off the site for at most a day; a person looks at it and decides.`;

/**
 * After somebody told us of a job: notes what about it is typical of scams, and holds it for a day once enough independent people have
 * reported a scam. Nothing else about a case happens without a person.
 */
export async function noteVoice(trx: Transaction, caseId: string): Promise<void> {
  // Two reports at the same moment both count.
  await lockCase(trx, caseId);
  const found = await caseById(trx, caseId);
  if (found === null || found.subjectKind !== "job" || found.decidedAt !== null) return;
  const { subjectId: jobId } = found;
  const job = await markedJob(trx, jobId);
  if (job === null) return;
  await setMarks(trx, caseId, scamMarks(job));
  if (found.category !== "scam" || found.voices < HOLD_REPORTS || !(await canBeHeld(trx, jobId))) return;
  await insertEvent(trx, {
    caseId,
    kind: "hold",
    action: "hold-job",
    ground: "fraud",
    words: HOLD_WORDS,
    target: { kind: "job", id: jobId },
    operatorId: null,
  });
}

/** As `noteVoice`, for a report of a job. */
export async function noteReport(database: Database, jobId: string, reason: string): Promise<void> {
  await inTransaction(database, async (trx) => {
    const caseId = await caseOfReports(trx, jobId, reason);
    if (caseId !== null) await noteVoice(trx, caseId);
  });
}
