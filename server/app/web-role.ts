import path from "node:path";
import { startAlertMatcher } from "#desk/alerts/alert-matcher.ts";
import { CAN_SHARE } from "#api/load/listeners.ts";
import { keepSitemaps } from "#api/sitemaps/keep-sitemaps.ts";
import { type SearchModel, startModel } from "#search/model.ts";
import { FOLLOWER_LIMITS, TASK_LIMITS } from "#postgres/pool-limits.ts";
import { requireFreePort } from "./port.ts";
import { secondsSince } from "./progress.ts";
import type { RoleContext, RunningRole } from "./role.ts";
import { directUrl, openReplica, openRolePool } from "./running-database.ts";
import { openSite, sitemapFolder } from "./site/site.ts";
import { startWebThreads } from "./site/web-threads.ts";
import { listenFailure } from "./start-error.ts";
import { buildWebWhenStale } from "./web-build.ts";

/** One to follow changes, one for what search and sitemaps read beside them. */
const SEARCH_CONNECTIONS = 2;
/** One for the transaction of a pass, one for what it reads beside it. */
const ALERT_CONNECTIONS = 2;

/** Starts the site and the API on one port; resolves when the search index is built. */
export async function startWebRole(context: RoleContext): Promise<RunningRole> {
  const { config, dev, log, database, progress } = context;
  const replica = await openReplica(context, progress);
  const reading = replica ?? database;
  const searchPool = openRolePool({
    url: reading.url,
    log,
    name: "afield-search",
    limits: FOLLOWER_LIMITS,
    max: SEARCH_CONNECTIONS,
  });
  const count = webThreads(context);
  const threads = count > 1 ? startWebThreads(context) : null;
  const { model, built, welcome } = startModel({
    database: searchPool,
    ...(replica && { primary: database }),
    listenUrl: directUrl(context),
    log: log.child({ subsystem: "search" }),
    snapshots: {
      file: path.join(config.dataDir, "search", "model"),
      ...(config.snapshotStore && { store: config.snapshotStore }),
    },
    referrals: !config.comingSoon.includes("referrals"),
    ...(threads && { publish: threads.publish }),
  });
  const closeSearch = async () => {
    await threads?.stop();
    await model.close();
    await searchPool.close();
    await replica?.close();
  };
  const site = await openSite({
    config,
    dev,
    log,
    database,
    reading,
    model,
    threads: count,
    threadFigures: threads?.figures,
    rateMemory: threads?.rateMemory,
  }).catch(async (error: unknown) => {
    // Following the database would keep the process alive, and nobody would start it again.
    await closeSearch();
    throw error;
  });
  const alerts = config.comingSoon.includes("alerts") ? null : startAlerts(context, model);
  let sitemaps: RunningRole | null = null;
  const stop = async () => {
    await Promise.all([site.stop(), threads?.stop(), sitemaps?.stop()]);
    await alerts?.stop();
    await closeSearch();
  };
  try {
    await requireFreePort(config.host, config.port);
    const port = await site.listen(config.port);
    const began = performance.now();
    await Promise.all([built, threads?.listen(port, welcome)]);
    progress("search", `${model.size} jobs indexed (${secondsSince(began)})`);
    if (threads) progress("threads", `${count} answer requests`);
    sitemaps = keepSitemaps({
      reading: searchPool,
      search: model,
      config,
      folder: sitemapFolder(config),
      log: log.child({ subsystem: "sitemaps" }),
    });
  } catch (error) {
    await stop();
    throw listenFailure(error, config) ?? error;
  }
  return { stop };
}

/** Returns how many threads answer requests: one where several can't share a port, or where Vite serves the pages. */
function webThreads({ config, dev, log }: RoleContext): number {
  if (config.webThreads === 1 || dev) return 1;
  if (CAN_SHARE) return config.webThreads;
  log.warn("WEB_THREADS needs Linux, where threads can share a port; one thread answers");
  return 1;
}

/** Matches saved searches with the read model, over connections of its own: a pass holds a transaction. */
function startAlerts({ database: { url }, log }: RoleContext, search: SearchModel): RunningRole {
  const limits = TASK_LIMITS;
  const database = openRolePool({ url, log, name: "afield-alerts", limits, max: ALERT_CONNECTIONS });
  const matcher = startAlertMatcher({ database, log: log.child({ subsystem: "alerts" }), search });
  return {
    async stop() {
      await matcher.stop();
      await database.close();
    },
  };
}

/** Builds the pages if their inputs have changed since the last build. */
export async function preparePages({ dev, progress }: Pick<RoleContext, "dev" | "progress">): Promise<void> {
  if (dev) return progress("pages", "built on demand, reloaded when their files change");
  const began = performance.now();
  const built = await buildWebWhenStale(() => progress("pages", "building, because their inputs changed …"));
  progress("pages", built ? `built in ${secondsSince(began)}` : "up to date");
}
