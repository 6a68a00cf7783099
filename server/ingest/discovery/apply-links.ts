import type { Logger } from "#app/log.ts";
import { boardBehind, sources } from "#sources/registry.ts";
import { addCandidates, type Candidate } from "#store/catalogue/board-candidates.ts";
import type { Board } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { recentApplyLinks } from "#store/catalogue/apply-links.ts";

/**
 * Adds the employers' boards that a job site's apply links point to as candidates; their first good run promotes them.
 * Examines the postings that the board's last run wrote. Returns how many boards were new.
 */
export async function discoverBoards(database: Database, board: Board, log: Logger): Promise<number> {
  if (board.origin === "sample" || sources.get(board.source)?.kind !== "board") return 0;
  const found = new Map<string, Candidate>();
  for (const { url, companyName } of await recentApplyLinks(database, board.id, board.lastSuccessAt)) {
    const behind = boardBehind(url);
    if (behind === null || behind.source === board.source || !sources.get(behind.source)?.token.test(behind.token))
      continue;
    found.set(`${behind.source}\n${behind.token}`, {
      ...behind,
      companyName,
      foundAt: `${board.source}:${board.token}`,
    });
  }
  const added = await addCandidates(database, [...found.values()], {
    by: board.source === "hackernews" ? "hacker-news" : "apply-link",
  });
  if (added > 0) log.info({ source: board.source, board: board.token, added }, "discovered boards behind apply links");
  return added;
}
