import { LRUCache } from "lru-cache";
import type { Job } from "#contract/schemas/job.ts";
import type { SearchModel } from "#search/model.ts";

/** About 3 kB each. */
const MAX_ENTRIES = 4000;
/** Short, because the time of the last check and facts about the company change without a change of the job. */
const CACHE_TTL_MS = 15_000;

export interface CardCache {
  /** Returns the cards of these jobs in the order of the ids, without those that no longer exist. */
  byIds(ids: readonly string[]): Promise<Job[]>;
}

/** Caches the cards that `readCards` returns until their job changes. */
export function createCardCache(
  readCards: (ids: readonly string[]) => Promise<Job[]>,
  search: Pick<SearchModel, "onChange">,
  clock: Pick<Performance, "now"> = performance,
): CardCache {
  const cache = new LRUCache<string, Job>({
    max: MAX_ENTRIES,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    // Expired cards go by themselves: a thread that nobody asks any more would keep all of them.
    ttlAutopurge: true,
    perf: clock,
  });
  let changes = 0;
  search.onChange((ids) => {
    changes += 1;
    if (ids === null) cache.clear();
    else for (const id of ids) cache.delete(id);
  });

  return {
    async byIds(ids) {
      const cards = new Map<string, Job>();
      for (const id of ids) {
        const card = cache.get(id);
        if (card !== undefined) cards.set(id, card);
      }
      const missing = ids.filter((id) => !cards.has(id));
      if (missing.length > 0) {
        const before = changes;
        for (const card of await readCards(missing)) {
          cards.set(card.id, card);
          // A change that arrived during the query may be newer than what the query read.
          if (changes === before) cache.set(card.id, card);
        }
      }
      return ids.flatMap((id) => cards.get(id) ?? []);
    },
  };
}
