import { type FastifyInstance, fastify, LogController, type RouteOptions } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { AccountContext } from "#accounts/accounts.ts";
import { holderOfKey } from "#accounts/keys/api-key.ts";
import { accountOfToken } from "#accounts/sessions.ts";
import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import type { SearchModel } from "#search/model.ts";
import type { Database } from "#postgres/database.ts";
import { jobsByIds } from "#store/search/job-cards.ts";
import { openCases } from "#store/referrals/operators.ts";
import { notFound } from "./http/api-error.ts";
import { createResponseCache } from "./cache/response-cache.ts";
import { createCardCache } from "./cache/card-cache.ts";
import { createResponseMetaReader } from "./cache/response-meta.ts";
import { addApiDocument } from "./http/api-document.ts";
import { addErrorHandlers, handleFrameworkError } from "./http/errors.ts";
import { originForm } from "./http/canonical-url.ts";
import { createFirstReadingReader, type FirstReadingReader } from "./cache/first-reading.ts";
import { createFilterOptionsReader } from "./results/filter-options.ts";
import { addDraining } from "./load/draining.ts";
import { addEtags } from "./http/conditional/etag.ts";
import { compressAnswers } from "./cache/compression.ts";
import { cutIdleConnections } from "./load/idle-connections.ts";
import { limitConnections } from "./load/connections.ts";
import { addMetrics, type StoredFigures } from "./http/metrics.ts";
import type { ThreadFigures } from "./load/thread-figures.ts";
import { addOverloadShedding } from "./load/overload.ts";
import { addRequestDeadline } from "./load/request-deadline.ts";
import { addRequestLog } from "./http/request-log.ts";
import { backlogGauges, connectionsGauge } from "./http/backlog-gauges.ts";
import { readingGauges } from "./http/reading-gauges.ts";
import { addRequestRate } from "./load/request-rate.ts";
import { requireRouteCosts } from "./load/route-cost.ts";
import { addCors } from "./http/cors.ts";
import { addKeyRateHeaders, createKeyRate } from "./load/key-rate.ts";
import { TokenBuckets } from "./load/token-buckets.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { apiDocumentRoute } from "./routes/site/api-document.ts";
import { authPasswordRoutes } from "./routes/auth/auth-password.ts";
import { authRegistrationRoutes } from "./routes/auth/auth-registration.ts";
import { authSessionRoutes } from "./routes/auth/auth-session.ts";
import { addDeskRoutes } from "./routes/desk/desk-routes.ts";
import { boardLookupsRoutes } from "./routes/site/board-lookups.ts";
import { devMailRoutes } from "./routes/site/dev-mail.ts";
import { meAccountRoutes } from "./routes/auth/me-account.ts";
import { meApiKeysRoutes } from "./routes/auth/me-api-keys.ts";
import { meEmailRoutes } from "./routes/auth/me-email.ts";
import { meExportRoute } from "./routes/auth/me-export.ts";
import { mePasswordRoutes } from "./routes/auth/me-password.ts";
import { meSearchSettingsRoutes } from "./routes/auth/me-search-settings.ts";
import { meSessionsRoutes } from "./routes/auth/me-sessions.ts";
import { moneyRoute } from "./routes/site/money.ts";
import { searchSuggestRoute } from "./routes/jobs/search-suggest.ts";
import { filterOptionsRoute } from "./routes/jobs/filter-options.ts";
import { firstReadingRoute } from "./routes/site/first-reading.ts";
import { healthRoutes } from "./routes/site/health.ts";
import { datasetRoutes } from "./routes/site/dataset.ts";
import { companyRoute } from "./routes/site/company.ts";
import { jobsFeedsRoutes } from "./routes/jobs/jobs-feeds.ts";
import { sourceHealth } from "#store/operations/source-health.ts";
import { addRequestTraces } from "./load/request-traces.ts";
import { cutSlowReaders } from "./load/slow-readers.ts";
import { createCachedRead } from "./cache/cached-read.ts";
import { indexNowKeyRoute } from "./routes/site/index-now-key.ts";
import { securityTxtRoute } from "./routes/site/security-txt.ts";
import { sitemapsRoutes } from "./routes/site/sitemaps.ts";
import { landingsRoute } from "./routes/site/landings.ts";
import { changesRoute } from "./routes/jobs/changes.ts";
import { jobRoute } from "./routes/jobs/job.ts";
import { jobReportsRoute } from "./routes/jobs/job-reports.ts";
import { jobsFeaturedRoute } from "./routes/jobs/jobs-featured.ts";
import { jobsRoute } from "./routes/jobs/jobs.ts";
import { mcpRoute } from "./routes/site/mcp.ts";
import { markdownPagesRoutes } from "./routes/site/markdown-pages.ts";
import { logosRoute } from "./routes/site/logos.ts";
import { sharePicturesRoute } from "./routes/site/share-pictures.ts";
import { accuracyRoute } from "./routes/accuracy/accuracy.ts";
import { labelsRoutes } from "./routes/accuracy/labels.ts";
import { statusRoute } from "./routes/site/status.ts";
import { addEmployerRoutes } from "./routes/employers/employer-routes.ts";
import { lookUpsRoutes } from "./routes/moderation/look-ups.ts";
import { deskSiteRoutes } from "./routes/moderation/desk-site.ts";
import { deskSourcesRoutes } from "./routes/moderation/desk-sources.ts";
import { deskRoutes } from "./routes/moderation/desk.ts";
import { statementsRoutes } from "./routes/moderation/statements.ts";
import { noticesRoutes } from "./routes/moderation/notices.ts";
import { transparencyRoute } from "./routes/moderation/transparency.ts";
import { referralsActionRoutes } from "./routes/referrals/actions.ts";
import { referralsInvitationRoutes } from "./routes/referrals/invitations.ts";
import { referralsCardRoutes } from "./routes/referrals/cards.ts";
import { referralsInvitedRoutes } from "./routes/referrals/invited.ts";
import { referralsOfferedRoutes } from "./routes/referrals/offered.ts";
import { referralsMineRoutes } from "./routes/referrals/mine.ts";
import { referralsNewsRoutes } from "./routes/referrals/news.ts";
import { referralsOperateRoutes } from "./routes/referrals/operate.ts";
import { referralsPublicRoutes } from "./routes/referrals/public.ts";
import { referralsReferrerRoutes } from "./routes/referrals/referrer.ts";
import type { AccountServices, App, Services, Sessions } from "./http/services.ts";
import { useZod } from "./http/zod.ts";

export interface AppOptions {
  config: Config;
  log: Logger;
  database: Database;
  /** A replica from which the catalogue is read, the one that `search` follows; the database itself when absent. */
  reading?: Database;
  search: SearchModel;
  /** Registration, sessions and the rest of accounts. Without it no token is live. */
  accounts?: AccountContext;
  /** Resolves bearer tokens. Defaults to the sessions of `accounts`. */
  sessions?: Sessions;
  /** Whether the process will stop in a moment: it still answers, but no longer says that it is ready. */
  isStopping?: () => boolean;
  /** The figures of the threads that answer at the same port. */
  threadFigures?: ThreadFigures;
  /** The sitemaps that somebody writes. */
  sitemaps?: Services["sitemaps"];
  /** Where the rates of requests are counted. Defaults to memory of this thread's own. */
  buckets?: TokenBuckets;
  /** Mounts the pages. Runs after the API's routes, so that its catch-all comes last. */
  web?: (app: FastifyInstance, firstReading: FirstReadingReader) => void | Promise<void>;
}

function sessionsOf(accounts: AccountContext | undefined, buckets: TokenBuckets): Sessions {
  if (accounts === undefined) return { accountOf: () => Promise.resolve(null) };
  const rate = createKeyRate(buckets);
  return {
    accountOf: (token) => accountOfToken(accounts, token),
    async holderOfKey(key) {
      const holder = await holderOfKey(accounts, key);
      return holder && { ...holder, take: (cost) => rate.take(holder.keyId, cost) };
    },
  };
}

export type DeclaredRoute = Pick<RouteOptions, "method" | "url" | "schema">;

/** Node tells clients a limit, and gives them a second more. */
const IDLE_MARGIN_MS = 1000;
/** Several gauges of one scrape share a read. */
const SCRAPE_MS = 1000;
const UNKNOWN_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Builds the HTTP server: API, health, metrics and, if given, the pages. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { app } = await buildDocumentedApp(options);
  return app;
}

/** How long a connection stays open between requests: for a proxy longer than its own limit, which often is a minute, for direct clients shorter. */
function idleMs({ trustProxy = [] }: Pick<Config, "trustProxy">): number {
  return trustProxy.length > 0 ? 72_000 : 15_000;
}

/** Creates the server with its limits, without routes. */
function createServer({ config, log }: Pick<AppOptions, "config" | "log">) {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A verification token is about 400 characters long.
    routerOptions: { maxParamLength: 1024 },
    // A mail scanner's HEAD request must not run a handler.
    exposeHeadRoutes: false,
    rewriteUrl: (request) => originForm(request.url ?? "/"),
    bodyLimit: 64 * 1024,
    // All three are needed: Node checks connections at intervals, and the largest limit wins.
    requestTimeout: 10_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    keepAliveTimeout: idleMs(config),
    // Requests that still arrive on open connections are answered.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    frameworkErrors: handleFrameworkError,
    trustProxy: config.trustProxy ?? false,
  });
}

/** Builds the same server and returns its routes as they were declared. */
export async function buildDocumentedApp({
  config,
  log,
  database,
  reading = database,
  search,
  accounts,
  buckets = new TokenBuckets(),
  sessions = sessionsOf(accounts, buckets),
  isStopping = () => false,
  threadFigures,
  sitemaps,
  web,
}: AppOptions): Promise<{ app: FastifyInstance; routes: readonly DeclaredRoute[] }> {
  const root = createServer({ config, log });
  limitConnections(root.server);
  cutIdleConnections(root.server, idleMs(config) + IDLE_MARGIN_MS);
  const app: App = root.withTypeProvider<ZodTypeProvider>();
  const instance = root as unknown as FastifyInstance;
  requireRouteCosts(instance);
  const routes: DeclaredRoute[] = [];
  instance.addHook("onRoute", (route) => void routes.push(route));
  useZod(instance);
  await addApiDocument(instance, config.baseUrl);
  addErrorHandlers(instance);
  addSecurityHeaders(instance, { https: config.production });
  addKeyRateHeaders(instance);
  addCors(instance);
  // Before the queue, so that one network's flood takes nobody's place in it.
  addRequestRate(instance, buckets);
  const overload = addOverloadShedding(instance);
  addRequestLog(instance);
  addRequestTraces(instance);
  addRequestDeadline(instance);
  addEtags(instance);
  compressAnswers(instance);
  addDraining(instance, isStopping);
  cutSlowReaders(instance);
  const referralsLive = !config.comingSoon.includes("referrals");
  addMetrics(instance, {
    search,
    figures: storedFigures(database, referralsLive),
    counted: [connectionsGauge(database), ...overload.metrics],
    threads: threadFigures,
  });

  const responseMeta = createResponseMetaReader(reading);
  const services: Services = {
    config,
    log,
    database,
    reading,
    search,
    sessions,
    responses: createResponseCache(search),
    cards: createCardCache((ids) => jobsByIds(reading, ids), search),
    responseMeta,
    firstReading: createFirstReadingReader(config, database, responseMeta),
    filterOptions: createFilterOptionsReader(search),
    sitemaps,
  };
  jobsFeaturedRoute(app, services);
  jobsRoute(app, services);
  changesRoute(app, services);
  filterOptionsRoute(app, services);
  searchSuggestRoute(app, services);
  moneyRoute(app);
  jobRoute(app, services);
  companyRoute(app, services);
  landingsRoute(app, services);
  jobsFeedsRoutes(app, services);
  datasetRoutes(app, services);
  markdownPagesRoutes(app, services);
  sitemapsRoutes(app, services);
  indexNowKeyRoute(app, services);
  securityTxtRoute(app, services);
  logosRoute(app, services);
  sharePicturesRoute(app, services);
  statusRoute(app, services);
  accuracyRoute(app, services);
  transparencyRoute(app, services);
  firstReadingRoute(app, services);
  healthRoutes(app, services, { overload, isStopping });
  if (accounts) addAccountRoutes(app, { ...services, accounts }, referralsLive);
  mcpRoute(instance, services);
  apiDocumentRoute(instance);
  addUnknownCalls(app);
  await web?.(instance, services.firstReading);
  return { app: instance, routes };
}

/** Returns the figures that are read from the database at a scrape. */
function storedFigures(database: Database, referralsLive: boolean): StoredFigures {
  return {
    sourceHealth: createCachedRead(SCRAPE_MS, () => sourceHealth(database)),
    metrics: [...readingGauges(database), ...backlogGauges(database)],
    ...(referralsLive && { openCases: () => openCases(database.db) }),
  };
}

/** Answers calls that don't exist as calls, not as pages. */
function addUnknownCalls(app: App): void {
  app.route({
    config: { bucket: "network", cost: 1 },
    method: UNKNOWN_METHODS,
    url: "/api/*",
    schema: { hide: true },
    handler: () => {
      throw notFound();
    },
  });
}

/** Adds the routes that need accounts: sign-in, reports, preferences, referrals, the desk, and the mailbox in development. */
function addAccountRoutes(app: App, services: AccountServices, referralsLive: boolean): void {
  authRegistrationRoutes(app, services);
  authSessionRoutes(app, services);
  authPasswordRoutes(app, services);
  jobReportsRoute(app, services);
  boardLookupsRoutes(app, services);
  noticesRoutes(app, services);
  statementsRoutes(app, services);
  deskRoutes(app, services);
  deskSourcesRoutes(app, services);
  deskSiteRoutes(app, services);
  lookUpsRoutes(app, services);
  meSearchSettingsRoutes(app, services);
  meSessionsRoutes(app, services);
  mePasswordRoutes(app, services);
  meApiKeysRoutes(app, services);
  addEmployerRoutes(app, services);
  labelsRoutes(app, services);
  if (!services.config.comingSoon.includes("account")) {
    meAccountRoutes(app, services);
    meEmailRoutes(app, services);
    meExportRoute(app, services);
  }
  if (referralsLive) {
    const referrals = { ...services, referrals: services.accounts };
    referralsMineRoutes(app, referrals);
    referralsInvitationRoutes(app, referrals);
    referralsInvitedRoutes(app, referrals);
    referralsOfferedRoutes(app, referrals);
    referralsCardRoutes(app, referrals);
    referralsNewsRoutes(app, referrals);
    referralsActionRoutes(app, referrals);
    referralsReferrerRoutes(app, referrals);
    referralsPublicRoutes(app, referrals);
    referralsOperateRoutes(app, referrals);
  }
  addDeskRoutes(app, services);
  if (!services.config.production) devMailRoutes(app, services);
}
