import type { DeskContext } from "#desk/desk-context.ts";
import type { SearchModel } from "#search/model.ts";
import { distinctFilters } from "#store/desk/alert-matching.ts";
import { matchChanges } from "./match-changes.ts";

const MATCH_EVERY_MS = 10_000;
/** Everything is read again this often, so that deleted searches are forgotten. */
const REREAD_AFTER_MS = 3_600_000;
/** A search that was saved in a transaction which commits late is still read. */
const OVERLAP_S = 300;

export interface RunningMatcher {
  stop(): Promise<void>;
}

/** Matches saved searches with changed jobs in the process of a read model until stopped. Any number of processes may; one at a time does. */
export function startAlertMatcher({
  database,
  log,
  search,
  everyMs = MATCH_EVERY_MS,
}: DeskContext & { search: SearchModel; everyMs?: number }): RunningMatcher {
  let standing = search.standingQueries();
  let rereadAt = -Infinity;
  let readAt = -Infinity;
  let running: Promise<void> | null = null;

  async function readFilters(): Promise<void> {
    const now = performance.now();
    const isReread = now - rereadAt > REREAD_AFTER_MS;
    const next = isReread ? search.standingQueries() : standing;
    const seconds = isReread ? null : (now - readAt) / 1000 + OVERLAP_S;
    for (const { key, filters } of await distinctFilters(database.db, seconds)) next.add(key, filters);
    standing = next;
    readAt = now;
    if (isReread) rereadAt = now;
  }

  async function match(): Promise<void> {
    if (!search.ready) return;
    await readFilters();
    const matched = await matchChanges({ database, log, standing, options: search.matchOptions() });
    if (matched === null || matched.found + matched.failed === 0) return;
    log.info({ ...matched, queries: standing.size }, "saved searches found new jobs");
  }

  const look = () => {
    running ??= match()
      .catch((error: unknown) => log.error({ err: error }, "could not match saved searches; trying again"))
      .finally(() => (running = null));
  };
  const looking = setInterval(look, everyMs);
  return {
    async stop() {
      clearInterval(looking);
      await running;
    },
  };
}
