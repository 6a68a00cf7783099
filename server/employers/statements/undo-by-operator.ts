import { EmployerError } from "#employers/employer-error.ts";
import type { Transaction } from "#postgres/connection.ts";
import { lockCompanyClaims } from "#store/employers/claims.ts";
import { changeById, changesOfEvent, type NamedChange } from "#store/employers/statements.ts";
import { apply } from "./change-company.ts";

/** An operator undoes what people said for a company and holds now. The event is the decision. Throws EmployerError if something was said since. */
export async function undoByOperator(trx: Transaction, changeId: string, eventId: string): Promise<void> {
  const change = await lockedChange(trx, await changeById(trx, changeId));
  if (change === null || !change.isCurrent)
    throw new EmployerError("not-now", "Something else was said since, or somebody has undone it.");
  await turnBack(trx, change, eventId);
}

/** Another operator reverses a decision that changed what was said, except where something else was said since. */
export async function redoChanges(trx: Transaction, decisionId: string, eventId: string): Promise<void> {
  for (const { id, companyId } of await changesOfEvent(trx, decisionId)) {
    const change = await lockedChange(trx, { id, companyId });
    if (change?.isCurrent) await turnBack(trx, change, eventId);
  }
}

/** Reads a change again once nobody else can say anything for its company. */
async function lockedChange(
  trx: Transaction,
  change: Pick<NamedChange, "id" | "companyId"> | null,
): Promise<NamedChange | null> {
  if (change === null) return null;
  await lockCompanyClaims(trx, change.companyId);
  return await changeById(trx, change.id);
}

async function turnBack(
  trx: Transaction,
  { id, claimId, companyId, field, subjectId, value, before }: NamedChange,
  eventId: string,
): Promise<void> {
  const turned = { field, subjectId, value: before, before: value, undoesId: id, eventId };
  await apply(trx, { id: claimId, companyId }, turned);
}
