import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import { LRUCache } from "lru-cache";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import type { FirstReadingReader } from "#api/cache/first-reading.ts";
import { compressedPage } from "#api/cache/compression.ts";
import type { ShownNotice, SiteNoticeReader } from "#api/cache/site-notice.ts";
import { etagOf } from "#api/cache/response-cache.ts";
import { canonicalPageUrl } from "./canonical-url.ts";
import { IN_PROCESS } from "./in-process.ts";
import { pagePatterns } from "./page-patterns.ts";
import { FREE } from "#api/load/route-cost.ts";
import { createPageCache, type PageCache, type RenderedPage } from "#api/cache/page-cache.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const CLIENT = path.join(ROOT, "build/client");
const SERVER = path.join(ROOT, "build/server/index.js");

const BUNDLING_MS = 120_000;
/** Addresses whose canonical form is cached, and the longest of them. */
const MAX_ADDRESSES = 1000;
const MAX_ADDRESS_LENGTH = 300;
/** What rendering a page takes, in plain API calls. */
const PAGE_COST = 5;

declare module "fastify" {
  interface FastifyRequest {
    /** The pattern of the page's route; null for other routes. */
    pagePattern: string | null;
  }
}

type ApiCall = (path: string) => Promise<Pick<Response, "ok" | "status" | "json">>;

/** Exports of the bundle's own modules: a second copy of them would have a different context key and origin. */
interface Entry {
  apiContext: RouterContext<ApiCall>;
  setSiteOrigin: (origin: string) => void;
  setHeldBack: (capabilities: readonly string[]) => void;
  setFirstReading: (isExpected: boolean) => void;
  setSiteNotice: (notice: ShownNotice | null) => void;
}

export interface WebOptions {
  /** Serve through Vite in this process, with hot reload, instead of the built site. */
  development: boolean;
  /** Origin that pages use for their own URLs, because the Host header is not trusted. */
  baseUrl: string;
  /** Features that pages lack. */
  heldBack: readonly string[];
  /** Whether pages should ask how the first reading goes. */
  firstReading: Pick<FirstReadingReader, "expected">;
  /** What operators say on every page. Absent for nothing. */
  siteNotice?: SiteNoticeReader;
}

/** The name of the notice among the inputs of a page. */
const SITE_NOTICE_INPUT = "site notice";

/** Controls of the mounted site. */
export interface Web {
  /** Has cached pages checked before they are served again; call it when jobs change. */
  revalidatePages: () => void;
  close: () => Promise<void>;
}

/** Serves every page. Loaders call the API inside this process, so pages see what the network sees. */
export async function mountWeb(
  app: FastifyInstance,
  { development, baseUrl, heldBack, firstReading, siteNotice }: WebOptions,
): Promise<Web> {
  if (!development && !existsSync(SERVER)) throw new Error("The site is not built. Run: npm run build");
  const callInProcess = (url: string) =>
    app.inject({ method: "GET", url, headers: { ...IN_PROCESS, accept: "application/json" } });
  const tagOf = ({ statusCode, headers, body }: Awaited<ReturnType<typeof callInProcess>>): string =>
    `${statusCode} ${headers.etag ?? etagOf(body)}`;
  const vite = development ? await startVite(app) : null;
  const built = vite ? null : ((await import(pathToFileURL(SERVER).href)) as ServerBuild);
  const loadBuild = async () =>
    built ?? ((await vite!.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild);
  const handle = createRequestHandler(built ?? loadBuild, development ? "development" : "production");

  const noticeTag = () => siteNotice?.shown?.id ?? "none";
  /** Nobody waits for the look at the database: pages follow with the next request. */
  function followNotice(): void {
    void siteNotice?.hasChanged().then((hasChanged) => hasChanged && pages?.revalidateAll());
  }

  async function render(url: string, method: string, signal?: AbortSignal): Promise<RenderedPage> {
    const inputs = new Map([[SITE_NOTICE_INPUT, noticeTag()]]);
    const callApi: ApiCall = async (path) => {
      const response = await callInProcess(path);
      inputs.set(path, tagOf(response));
      const { statusCode: status } = response;
      return { status, ok: status >= 200 && status < 300, json: async () => response.json() as unknown };
    };
    const context = new RouterContextProvider();
    const entry = (await loadBuild()).entry.module as unknown as Entry;
    entry.setSiteOrigin(baseUrl);
    entry.setHeldBack(heldBack);
    entry.setFirstReading(firstReading.expected);
    entry.setSiteNotice(siteNotice?.shown ?? null);
    context.set(entry.apiContext, callApi);
    // Not relative to the base, because a path may look like a host: //example.org
    const request = new Request(baseUrl + url, { method, ...(signal && { signal }) });
    return { page: await handle(request, context), inputs };
  }

  const addresses = new LRUCache<string, { url: string; pattern: string }>({ max: MAX_ADDRESSES });
  let patternOf: ((path: string) => string) | null = null;
  async function addressOf(url: string): Promise<{ url: string; pattern: string }> {
    const known = addresses.get(url);
    if (known) return known;
    patternOf ??= pagePatterns((await loadBuild()).routes);
    const address = canonicalPageUrl(url, patternOf);
    if (url.length <= MAX_ADDRESS_LENGTH) addresses.set(url, address);
    return address;
  }

  const pages: PageCache | null = development
    ? null
    : createPageCache({
        render: (url) => render(url, "GET"),
        tagOf: async (input) => (input === SITE_NOTICE_INPUT ? noticeTag() : tagOf(await callInProcess(input))),
      });
  await app.register(async (site) => {
    site.decorateRequest("pagePattern", null);
    if (!development) await site.register(serveFiles);
    site.route({
      method: ["GET", "HEAD"],
      url: "/*",
      // Vite bundles a page on its first request, which on a busy machine takes longer than a request may.
      config: { bucket: "network", cost: PAGE_COST, ...(development && { limitMs: BUNDLING_MS }) },
      handler: async (request, reply) => {
        followNotice();
        if (!development) {
          const page = await addressOf(request.url);
          request.pagePattern = page.pattern;
          if (page.url !== request.url) return reply.header("cache-control", "no-store").redirect(page.url, 301);
        }
        const cached =
          request.method === "GET" ? await pages?.get(request.url, request.headers["accept-encoding"]) : undefined;
        if (cached) return reply.headers(cached.headers).send(cached.body);
        const { page } = await render(request.url, request.method, abortOnClose(request));
        return sendPage(reply, page);
      },
    });
  });
  return { revalidatePages: () => pages?.revalidateAll(), close: async () => vite?.close() };
}

function sendPage(reply: FastifyReply, page: Response): FastifyReply {
  // Such a page's address is a secret, which no cache may keep.
  if (reply.request.pagePattern?.includes(":token")) reply.header("cache-control", "no-store");
  return reply.send(compressedPage(reply.request, page));
}

/** Stops rendering when the reader leaves. */
function abortOnClose(request: FastifyRequest): AbortSignal {
  const stop = new AbortController();
  request.raw.once("close", () => {
    if (request.raw.destroyed && !request.raw.complete) stop.abort();
  });
  return stop.signal;
}

/** The worker that shows notifications. Browsers ask for it again each time they may have to update it. */
const PUSH_WORKER = "push-worker.js";
/** It loads nothing and makes no markup. */
const PUSH_WORKER_HEADERS = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; require-trusted-types-for 'script'",
};

/** Serves hashed files for a year, precompressed at build time, and the few with fixed names for an hour. */
async function serveFiles(site: FastifyInstance): Promise<void> {
  site.addHook("onRoute", (route) => void (route.config = { ...route.config, ...FREE }));
  await site.register(fastifyStatic, {
    root: path.join(CLIENT, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
    decorateReply: false,
  });
  const names = (await readdir(CLIENT, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
  await site.register(async (files) => {
    await files.register(fastifyStatic, { root: CLIENT, serve: false });
    for (const name of names)
      files.get(`/${name}`, (_request, reply) =>
        name === PUSH_WORKER
          ? reply.headers(PUSH_WORKER_HEADERS).sendFile(name, { cacheControl: false })
          : reply.sendFile(name, { maxAge: "1h" }),
      );
  });
}

async function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/")) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  return vite;
}
