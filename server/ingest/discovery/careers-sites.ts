import type { Logger } from "#app/log.ts";
import { FetchError, isOffline } from "#http/fetch-error.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { ParseLimitError } from "#ingest/parser/guarded-process.ts";
import type { SourceKeys } from "#ingest/source-api-keys.ts";
import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { isSameBoard } from "#sources/same-board.ts";
import { addCandidates, foundAt } from "#store/catalogue/board-candidates.ts";
import { type CareersSite, claimCareersSites, finishCareersSite, lostBoards } from "#store/discovery/careers-sites.ts";
import { type BoardBehindLink, findBoard } from "./find-board.ts";
import { followMove } from "./follow-move.ts";
import { LinkProblemError } from "./link-problem.ts";

const DAY_MS = 24 * 3_600_000;
const REPEAT_DAYS = 60;
const FIRST_RETRY_DAYS = 7;
const AT_ONCE = 4;

export interface CareersRound {
  database: Database;
  http: OutboundHttp;
  log: Logger;
  keys: SourceKeys;
  now: Date;
  /** Most companies per round. */
  limit: number;
  signal: AbortSignal;
}

export interface CareersReport {
  searched: number;
  added: number;
  moved: number;
}

/**
 * Searches the own websites of companies, a few per round, for the boards behind their careers pages. A new board becomes a
 * candidate; it replaces a board of the company that its host no longer knows. Each site is searched every two months.
 */
export async function searchCareersSites(round: CareersRound): Promise<CareersReport> {
  const sites = await claimCareersSites(round.database, round);
  const report: CareersReport = { searched: 0, added: 0, moved: 0 };
  const next = async () => {
    for (let site = sites.shift(); site !== undefined && !round.signal.aborted; site = sites.shift()) {
      const found = await searchSite(round, site);
      // Without a network, the claim runs out and the site is searched later.
      if (round.signal.aborted || found === "offline") return;
      report.searched += 1;
      if (found !== null) await useFind(round, site, found, report);
      await finishCareersSite(round.database, {
        ...site,
        ...nextCheck(round.now, found === null ? site.failures + 1 : 0),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return report;
}

function nextCheck(now: Date, failures: number): { failures: number; now: Date; nextCheckAt: Date } {
  const days = failures === 0 ? REPEAT_DAYS : Math.min(REPEAT_DAYS, FIRST_RETRY_DAYS * 2 ** (failures - 1));
  return { failures, now, nextCheckAt: new Date(now.getTime() + days * DAY_MS) };
}

/** Returns the board behind a company's website, or null without one. */
async function searchSite(
  { http, log, signal }: CareersRound,
  site: CareersSite,
): Promise<BoardBehindLink | "offline" | null> {
  try {
    return await findBoard(site.website, { http, signal, share: `careers:${site.companyId}` });
  } catch (error) {
    if (isOffline(error)) return "offline";
    const isTheirs =
      error instanceof FetchError || error instanceof LinkProblemError || error instanceof ParseLimitError;
    if (!isTheirs && !signal.aborted)
      log.warn({ err: error, company: site.companyId }, "a careers page couldn't be read");
    return null;
  }
}

async function useFind(
  round: CareersRound,
  site: CareersSite,
  found: BoardBehindLink,
  report: CareersReport,
): Promise<void> {
  const { source, token } = found;
  if (sources.get(source)?.kind !== "ats") return;
  const at = foundAt(found.page?.address ?? site.website);
  for (const board of await lostBoards(round.database, site.companyId)) {
    if (isSameBoard(board, found)) continue;
    const to = { source, token };
    if (await followMove({ ...round, board, to, found: { by: "careers-page", at } })) report.moved += 1;
  }
  const candidate = { source, token, companyName: site.name, foundAt: at };
  report.added += await addCandidates(round.database, [candidate], { by: "careers-page" });
}
