import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { heldBackFeatures } from "#contract/values/capabilities.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import { buildApp } from "#api/app.ts";
import { startAlertMatcher } from "#desk/alerts/alert-matcher.ts";
import { addListeners, type Listeners, shareable } from "#api/load/listeners.ts";
import { mountWeb, type Web } from "#api/http/web-pages.ts";
import { type SearchModel, startModel } from "#search/model.ts";
import { FOLLOWER_LIMITS, TASK_LIMITS } from "#postgres/pool-limits.ts";
import { requireFreePort } from "./port.ts";
import { secondsSince } from "./progress.ts";
import type { RoleContext, RunningRole } from "./role.ts";
import { directUrl, openReplica, openRolePool } from "./running-database.ts";
import { listenFailure } from "./start-error.ts";
import { buildWebWhenStale } from "./web-build.ts";

const SWEEP_MS = 200;
/** Connections that wait to be accepted. A client beyond them tries again only seconds later. The kernel may allow fewer (`somaxconn`). */
const BACKLOG = 4096;
/** One to follow changes, one for what search reads beside them. */
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
  const { model, built } = startModel({
    database: searchPool,
    ...(replica && { primary: database }),
    listenUrl: directUrl(context),
    log: log.child({ subsystem: "search" }),
    snapshots: { file: path.join(config.dataDir, "search", "model") },
    referrals: !config.comingSoon.includes("referrals"),
  });
  const closeSearch = async () => {
    await model.close();
    await searchPool.close();
    await replica?.close();
  };
  let web: Web | undefined;
  let listeners: Listeners | undefined;
  let isStopping = false;
  const app = await buildApp({
    config,
    log: log.child({ subsystem: "api" }),
    database,
    reading,
    search: model,
    accounts: openAccounts(context),
    isStopping: () => isStopping,
    async web(instance, firstReading) {
      // Tells pages of a long-running site that there is nothing to ask for.
      await firstReading.read();
      web = await mountWeb(instance, {
        development: dev,
        baseUrl: config.baseUrl,
        heldBack: heldBackFeatures(config),
        firstReading,
      });
      model.onChange(web.revalidatePages);
    },
  }).catch(async (error: unknown) => {
    // Following the database would keep the process alive, and nobody would start it again.
    await closeSearch();
    throw error;
  });
  const alerts = config.comingSoon.includes("alerts") ? null : startAlerts(context, model);
  const stop = async () => {
    isStopping = true;
    // A balancer that looks at /readyz stops sending requests before the port closes.
    if (app.server.listening) await sleep(config.stopDelayS * 1000);
    // A connection whose last request ends while the server closes would otherwise stay open for another minute.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await listeners?.close();
    await app.close();
    clearInterval(sweep);
    await web?.close();
    await alerts?.stop();
    await closeSearch();
  };
  try {
    await requireFreePort(config.host, config.port);
    const address = { host: config.host, port: config.port, backlog: BACKLOG };
    await app.listen({ ...shareable(address), listenTextResolver: () => "listening" });
    listeners = await addListeners(app.server, address);
    const began = performance.now();
    await built;
    progress("search", `${model.size} jobs indexed (${secondsSince(began)})`);
  } catch (error) {
    await stop();
    throw listenFailure(error, config) ?? error;
  }
  return { stop };
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
