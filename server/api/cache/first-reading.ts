import type { FirstReadingStatus } from "#contract/schemas/first-reading.ts";
import type { Config } from "#app/config.ts";
import type { Database } from "#postgres/database.ts";
import { firstReadingState } from "#store/operations/first-reading.ts";
import { workersOutage } from "#store/operations/queue.ts";
import { createCachedRead } from "./cached-read.ts";
import type { ResponseMetaReader } from "./response-meta.ts";

/** All readers of the site share one look at the database in this time. */
const CACHE_TTL_MS = 2000;

export interface FirstReadingReader {
  /** Whether a page should ask how the first reading goes. True until it is known to be over. */
  readonly expected: boolean;
  read(): Promise<FirstReadingStatus>;
}

/** Reads the counts that the workers keep. Once the first reading is over, it asks the database no more. */
export function createFirstReadingReader(
  { boards }: Pick<Config, "boards">,
  database: Pick<Database, "pool">,
  meta: ResponseMetaReader,
): FirstReadingReader {
  let expected = boards !== "none";
  const current = createCachedRead(CACHE_TTL_MS, async () => {
    const [{ reading, over }, outage] = await Promise.all([firstReadingState(database), workersOutage(database)]);
    if (over) expected = false;
    const network = outage && {
      since: outage.since.toISOString(),
      nextAttemptAt: outage.nextAttemptAt.toISOString(),
    };
    return { reading, network: over ? null : network, over };
  });
  const nothing = { reading: null, network: null, over: true };
  return {
    get expected() {
      return expected;
    },
    async read() {
      const [state, { sample }] = await Promise.all([expected ? current() : nothing, meta.read()]);
      return { ...state, sample };
    },
  };
}
