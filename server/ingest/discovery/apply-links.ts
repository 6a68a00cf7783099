import type { Logger } from "#app/log.ts";
import { decodeEntities } from "#sources/html-entities.ts";
import { boardBehind, sources } from "#sources/registry.ts";
import { publicUrl } from "#sources/web-address.ts";
import { addCandidates, type Candidate } from "#store/catalogue/board-candidates.ts";
import type { Board } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { type ApplyLink, recentApplyLinks } from "#store/discovery/apply-links.ts";
import { queueLinkSearch } from "#store/operations/queue.ts";

/** A comment's first links are the company's; the rest may be anything. */
const LINKS_PER_COMMENT = 5;
/** The text of a link is cut off, so only its target counts. */
const LINK = /href="([^"\s]{8,600})"/g;

/**
 * Adds the employers' boards that a job site's apply links point to as candidates; their first good run promotes them.
 * Examines the postings that the board's last run wrote. Hacker News' comments hold their links in the text; a comment without the
 * link of a board has its first site searched for one later. Returns how many boards were new.
 */
export async function discoverBoards(database: Database, board: Board, log: Logger): Promise<number> {
  if (board.origin === "sample" || sources.get(board.source)?.kind !== "board") return 0;
  const inText = board.source === "hackernews";
  const found = new Map<string, Candidate>();
  const recent = { since: board.lastSuccessAt, withText: inText };
  for (const posting of await recentApplyLinks(database, board.id, recent)) {
    const links = inText ? linksInText(posting) : [posting.url];
    const candidates = links.flatMap((link) => candidateOf(link, board, posting) ?? []);
    for (const candidate of candidates) found.set(`${candidate.source}\n${candidate.token}`, candidate);
    const [site] = links;
    if (inText && candidates.length === 0 && site !== undefined)
      await queueLinkSearch(database.db, { link: site, companyName: posting.companyName });
  }
  const added = await addCandidates(database, [...found.values()], { by: inText ? "hacker-news" : "apply-link" });
  if (added > 0) log.info({ source: board.source, board: board.token, added }, "discovered boards behind apply links");
  return added;
}

function candidateOf(link: string, board: Board, { companyName }: ApplyLink): Candidate | null {
  const behind = boardBehind(link);
  if (behind === null || behind.source === board.source || !sources.get(behind.source)?.token.test(behind.token))
    return null;
  return { ...behind, companyName, foundAt: `${board.source}:${board.token}` };
}

function linksInText({ body }: ApplyLink): string[] {
  const links = [...(body ?? "").matchAll(LINK)].flatMap(([, target = ""]) => publicUrl(decodeEntities(target)) ?? []);
  return [...new Set(links)]
    .filter((link) => !/^https?:\/\/news\.ycombinator\.com\//.test(link))
    .slice(0, LINKS_PER_COMMENT);
}
