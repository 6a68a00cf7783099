import type { FiguresResponse } from "#contract/schemas/employers/figures.ts";
import { FIGURE_DAYS } from "#contract/values/employers/figures.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";
import { claimWithRights } from "#employers/statements/change-company.ts";
import { figuresOf } from "#store/employers/figures.ts";
import { shownFigures } from "./shown-figures.ts";

/** Returns how often the pages of a claim's company and its jobs were seen and used. */
export async function companyFigures(
  { database: { db } }: EmployerContext,
  accountId: string,
  claimId: string,
): Promise<FiguresResponse["data"]> {
  const { companyId } = await claimWithRights(db, accountId, claimId);
  const { rows, today } = await figuresOf(db, companyId, FIGURE_DAYS);
  return shownFigures(rows, today);
}
