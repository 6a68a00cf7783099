import type { ListingResponse } from "#contract/schemas/employers/statements.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { sources } from "#sources/registry.ts";
import { type ListedBoard, listedBoards, listedJobs } from "#store/employers/listing.ts";
import { apply, claimWithRights } from "./change-company.ts";

const JOBS_SHOWN = 100;
const BOARDS_SHOWN = 100;

/** Returns the jobs of a claim's company, open or marked as filled, and the boards that list them. */
export async function companyListing(
  { database: { db } }: EmployerContext,
  accountId: string,
  claimId: string,
): Promise<ListingResponse["data"]> {
  const { companyId } = await claimWithRights(db, accountId, claimId);
  const boards = await listedBoards(db, companyId, BOARDS_SHOWN);
  return {
    jobs: await listedJobs(db, { companyId, limit: JOBS_SHOWN }),
    boards: boards.map((board) => ({
      id: board.id,
      source: sources.get(board.source)?.name ?? board.source,
      token: board.token,
      isDisowned: board.isDisowned === true,
      isConfirmed: board.isDisowned === false,
      mayDisown: mayDisown(board),
    })),
  };
}

/** Marks one of the company's jobs as filled, or takes that back. */
export async function markFilled(
  { database }: EmployerContext,
  accountId: string,
  { claimId, jobId }: { claimId: string; jobId: string },
  filled: boolean,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    const [job] = await listedJobs(trx, { companyId: claim.companyId, limit: 1, id: jobId });
    if (job === undefined) throw new EmployerError("not-found", "There is no such job of your company.");
    if (job.isFilled === filled) return;
    await apply(trx, claim, { field: "filled", subjectId: jobId, value: filled, before: job.isFilled });
  });
}

/** Records whether a board is the company's. Nobody reads a disowned board until an operator has looked; confirming it resumes reading. */
export async function disownBoard(
  { database }: EmployerContext,
  accountId: string,
  { claimId, boardId }: { claimId: string; boardId: string },
  disowned: boolean,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    const board = (await listedBoards(trx, claim.companyId, BOARDS_SHOWN)).find(({ id }) => id === boardId);
    if (board === undefined) throw new EmployerError("not-found", "No such board lists your company’s jobs.");
    if (!mayDisown(board))
      throw new EmployerError("not-now", "This board lists other companies too. Please file a notice about the jobs.");
    if (board.isDisowned === disowned) return;
    await apply(trx, claim, { field: "disowned", subjectId: boardId, value: disowned, before: board.isDisowned });
  });
}

/** A job site, and a board of several companies, isn't one company's to stop. */
const mayDisown = ({ source, isOwn }: ListedBoard): boolean => isOwn && sources.get(source)?.kind === "ats";
