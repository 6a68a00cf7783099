import type { Config } from "#app/config.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { announceJobs } from "./search-engines/announce-jobs.ts";
import { googleIndexing } from "./search-engines/google-indexing.ts";
import { indexNow } from "./search-engines/indexnow.ts";
import type { SearchEngine } from "./search-engines/search-engine.ts";
import type { Task } from "./task.ts";

/** Every minute: tells the configured search engines which jobs opened and closed. Does nothing without one. */
export const announceJobsTask: Task = {
  name: "announce-jobs",
  cron: "* * * * *",
  async run(_payload, { config, database, http, log }) {
    for (const engine of configuredEngines(config, http)) {
      try {
        const announced = await announceJobs(database, engine, config.baseUrl);
        if (announced > 0) log.info({ engine: engine.id, announced }, "announced jobs to a search engine");
      } catch (error) {
        log.warn({ err: error, engine: engine.id }, "a search engine took no pings; they stay queued for three days");
      }
    }
  },
};

function configuredEngines({ searchEngines, baseUrl }: Config, http: OutboundHttp): SearchEngine[] {
  const { indexNowKey: key, google } = searchEngines;
  return [
    ...(key === undefined ? [] : [indexNow({ http, baseUrl, key })]),
    ...(google === undefined ? [] : [googleIndexing({ http, ...google })]),
  ];
}
