import type { CorrectionRequest } from "#contract/schemas/moderation/desk.ts";
import { correctionWords } from "#contract/values/moderation/correction.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import type { Database } from "#postgres/database.ts";
import { findCase } from "#store/moderation/cases.ts";
import { readCorrection } from "./read-correction.ts";

/** Says in words what a correction would say, so that an operator sees how it's read before deciding. Throws ModerationError. */
export async function previewCorrection(
  { db }: Pick<Database, "db">,
  operatorId: string,
  caseId: string,
  { field, value }: CorrectionRequest,
): Promise<string> {
  if ((await findCase(db, caseId, operatorId)) === null)
    throw new ModerationError("not-found", "There is no such case for you.");
  return correctionWords(readCorrection(field, value));
}
