import { fetchLogos } from "#ingest/logos/fetch-logos.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "./task.ts";

const COMPANIES_PER_ROUND = 400;
const ROUND_MS = 50_000;

/** Every minute: looks for logos of companies without one, and stops before the minute is over. */
export const fetchLogosTask: Task = {
  name: "fetch-logos",
  cron: "* * * * *",
  async run(_payload, { database, http, log }) {
    if (http.outage() !== null) return;
    const round = {
      database,
      http,
      log,
      now: await databaseNow(database),
      sample: false,
      limit: COMPANIES_PER_ROUND,
      signal: AbortSignal.timeout(ROUND_MS),
    };
    const { tried, stored } = await fetchLogos(round);
    if (tried > 0) log.info({ tried, stored }, "fetched logos");
  },
};
