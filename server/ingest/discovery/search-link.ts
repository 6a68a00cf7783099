import { FetchError } from "#http/fetch-error.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { ParseLimitError } from "#ingest/parser/guarded-process.ts";
import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { addCandidates, foundAt, type DiscoveredBy } from "#store/catalogue/board-candidates.ts";
import { type BoardBehindLink, findBoard } from "./find-board.ts";
import { LinkProblemError } from "./link-problem.ts";
import { strangersHttp } from "./strangers-http.ts";

export interface LinkSearch {
  database: Database;
  http: OutboundHttp;
  signal: AbortSignal;
  link: string;
  companyName: string | null;
  by: DiscoveredBy;
}

/** Adds the board behind a link that a posting contains as a candidate for its company. Returns how many boards were new: 0 or 1. */
export async function searchLink({ database, http, signal, link, companyName, by }: LinkSearch): Promise<number> {
  let found: BoardBehindLink;
  try {
    found = await findBoard(link, { http: strangersHttp(http), signal, share: "links" });
  } catch (error) {
    if (error instanceof FetchError || error instanceof LinkProblemError || error instanceof ParseLimitError) return 0;
    throw error;
  }
  const { source, token, page } = found;
  if (sources.get(source)?.kind !== "ats") return 0;
  return addCandidates(database, [{ source, token, companyName, foundAt: foundAt(page?.address ?? link) }], { by });
}
