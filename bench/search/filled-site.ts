import { buildWebWhenStale } from "#app/web-build.ts";
import { openDatabase } from "#postgres/database.ts";
import { migrate } from "#postgres/migrate.ts";
import { fillCatalogue } from "../faults/request-costs.ts";
import { withFolder, withServer } from "../measuring/own-database.ts";
import { generatedText } from "./generated-texts.ts";
import { SeededRandom } from "./seeded-random.ts";

const TEXT_CHARACTERS = 3000;

/** What a site can be started on. */
export interface FilledSite {
  databaseUrl: string;
  dataDir: string;
}

/** Runs `use` with the pages built, a database of so many jobs with a posting of `characters` each, and an empty data folder. */
export async function withFilledSite<T>(
  jobs: number,
  use: (site: FilledSite) => Promise<T>,
  characters = TEXT_CHARACTERS,
): Promise<T> {
  await buildWebWhenStale();
  return await withServer({ fsync: "off", max_wal_size: "8GB" }, async (databaseUrl) => {
    const database = openDatabase(databaseUrl, { max: 2 });
    await migrate(database);
    const random = new SeededRandom(1);
    await fillCatalogue(database, jobs, () => generatedText(random, characters));
    await database.close();
    return await withFolder((dataDir) => use({ databaseUrl, dataDir }));
  });
}
