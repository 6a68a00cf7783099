import type { CommandContext } from "#server/commands/context.ts";
import { summariseBoards } from "#store/catalogue/boards.ts";

export interface ListOptions {
  source?: string;
  state?: string;
  limit: number;
}

/** Lists boards with their open postings and last run. */
export async function listBoards(context: CommandContext, { source, state, limit }: ListOptions): Promise<void> {
  const boards = await summariseBoards(await context.database(), { source, state, limit });
  context.data(boards);
  if (boards.length === 0) return context.out("No boards. Add one with: board add SOURCE TOKEN");
  for (const board of boards) {
    const seen = board.lastSuccessAt === null ? "never read" : `read ${board.lastSuccessAt.toISOString()}`;
    const trouble = board.failures > 0 ? `  ${board.failures} failures: ${board.lastError}` : "";
    const origin = board.discoveredBy === null ? board.origin : `${board.origin} (${board.discoveredBy})`;
    const from = board.discoveredFrom === null ? "" : ` at ${board.discoveredFrom}`;
    const moved = board.movedTo === null ? "" : `  now ${board.movedTo}`;
    context.out(
      `${board.source}:${board.token}  ${board.state}  ${board.openPostings} open  ${seen}  ${origin}${from}${moved}${trouble}`,
    );
  }
}
