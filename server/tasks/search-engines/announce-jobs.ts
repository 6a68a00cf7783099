import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import {
  finishSearchEnginePings,
  nextSearchEnginePings,
  queueSearchEnginePings,
} from "#store/operations/search-engine-pings.ts";
import type { SearchEngine } from "./search-engine.ts";

const excludedSources = [...sources.values()].filter(({ terms }) => terms.noSearchEngines).map(({ id }) => id);

/**
 * Tells an engine which jobs opened and closed since the last call, within its quota. Returns how many it accepted. A crash may repeat
 * a ping but never loses one.
 */
export async function announceJobs(database: Database, engine: SearchEngine, baseUrl: string): Promise<number> {
  await queueSearchEnginePings(database, engine.id, { excludedSources, statedPlaceOnly: engine.statedPlaceOnly });
  const pings = await nextSearchEnginePings(database, engine.id, engine);
  if (pings.length === 0) return 0;
  const accepted = await engine.announce(
    pings.map(({ jobId, slug, kind }) => ({ url: `${baseUrl}/job/${slug}-${jobId}`, kind })),
  );
  await finishSearchEnginePings(database, engine.id, pings.slice(0, accepted));
  return accepted;
}
