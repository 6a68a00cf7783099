import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { heldBackFeatures } from "#contract/values/capabilities.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import { buildApp } from "#api/app.ts";
import { createSiteNoticeReader } from "#api/cache/site-notice.ts";
import { mountWeb, type Web } from "#api/http/web-pages.ts";
import { addListeners, type Listeners, shareable } from "#api/load/listeners.ts";
import { TokenBuckets } from "#api/load/token-buckets.ts";
import type { ThreadFigures } from "#api/load/thread-figures.ts";
import { SitemapReader } from "#api/sitemaps/sitemap-reader.ts";
import type { Config } from "#app/config.ts";
import type { RoleContext, RunningRole } from "#app/role.ts";
import type { SearchModel } from "#search/model.ts";
import type { Database } from "#postgres/database.ts";

const SWEEP_MS = 200;
/** Connections that wait to be accepted. A client beyond them tries again only seconds later. The kernel may allow fewer (`somaxconn`). */
const BACKLOG = 4096;

export interface SiteOptions extends Pick<RoleContext, "config" | "dev" | "log" | "database"> {
  /** From which the catalogue is read. */
  reading: Database;
  model: SearchModel;
  /** How many threads of this process answer requests. */
  threads: number;
  /** The figures of the threads that answer at the same port. */
  threadFigures?: ThreadFigures | undefined;
  /** Where they count the rates of requests together. */
  rateMemory?: SharedArrayBuffer | undefined;
}

/** Returns where a machine's web processes keep their sitemaps. */
export function sitemapFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return path.join(dataDir, "sitemaps");
}

/** The site and the API in one thread. */
export interface Site extends RunningRole {
  /** Answers requests at a port from now on; returns the port, which differs for 0. */
  listen(port: number): Promise<number>;
}

/** Builds the site and the API on a read model. It doesn't listen yet. */
export async function openSite({
  config,
  dev,
  log,
  database,
  reading,
  model,
  threads,
  threadFigures,
  rateMemory,
}: SiteOptions): Promise<Site> {
  let web: Web | undefined;
  let listeners: Listeners | undefined;
  let isStopping = false;
  const app = await buildApp({
    config,
    log: log.child({ subsystem: "api" }),
    database,
    reading,
    search: model,
    accounts: openAccounts({ config, database, log, threads }),
    isStopping: () => isStopping,
    sitemaps: new SitemapReader(sitemapFolder(config), config.baseUrl),
    ...(threadFigures && { threadFigures }),
    ...(rateMemory && { buckets: new TokenBuckets(rateMemory) }),
    async web(instance, firstReading) {
      // Tells pages of a long-running site that there is nothing to ask for.
      await firstReading.read();
      const siteNotice = createSiteNoticeReader(database.pool);
      await siteNotice.hasChanged();
      web = await mountWeb(instance, {
        development: dev,
        baseUrl: config.baseUrl,
        heldBack: heldBackFeatures(config),
        firstReading,
        siteNotice,
      });
      model.onChange(web.revalidatePages);
    },
  });
  return {
    async listen(port) {
      const address = { host: config.host, port, backlog: BACKLOG };
      await app.listen({ ...shareable(address), listenTextResolver: () => "listening" });
      listeners = await addListeners(app.server, address);
      return (app.server.address() as AddressInfo).port;
    },
    async stop() {
      isStopping = true;
      // A balancer that looks at /readyz stops sending requests before the port closes.
      if (app.server.listening) await sleep(config.stopDelayS * 1000);
      // A connection whose last request ends while the server closes would otherwise stay open for another minute.
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
      await listeners?.close();
      await app.close();
      clearInterval(sweep);
      await web?.close();
    },
  };
}
