import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { etagOf } from "#api/cache/response-cache.ts";
import { createPageCache, type PageCache, type RenderedPage } from "#api/cache/page-cache.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const CLIENT = path.join(ROOT, "build/client");
const SERVER = path.join(ROOT, "build/server/index.js");

const BUNDLING_MS = 120_000;

type ApiCall = (path: string) => Promise<Response>;

/** Exports of the bundle's own modules: a second copy of them would have a different context key and origin. */
interface Entry {
  apiContext: RouterContext<ApiCall>;
  setSiteOrigin: (origin: string) => void;
  setHeldBack: (capabilities: readonly string[]) => void;
}

export interface WebOptions {
  /** Serve through Vite in this process, with hot reload, instead of the built site. */
  development: boolean;
  /** Origin that pages use for their own URLs, because the Host header is not trusted. */
  baseUrl: string;
  /** Capabilities that show as Coming Soon. */
  heldBack: readonly string[];
}

/** Controls of the mounted site. */
export interface Web {
  /** Has cached pages checked before they are served again; call it when jobs change. */
  revalidatePages: () => void;
  close: () => Promise<void>;
}

/** Serves every page. Loaders call the API inside this process, so pages see what the network sees. */
export async function mountWeb(app: FastifyInstance, { development, baseUrl, heldBack }: WebOptions): Promise<Web> {
  if (!development && !existsSync(SERVER)) throw new Error("The site is not built. Run: npm run build");
  const callInProcess = (url: string) => app.inject({ method: "GET", url, headers: { accept: "application/json" } });
  const tagOf = ({ statusCode, headers, body }: Awaited<ReturnType<typeof callInProcess>>): string =>
    `${statusCode} ${headers.etag ?? etagOf(body)}`;
  const vite = development ? await startVite(app) : null;
  const built = vite ? null : ((await import(pathToFileURL(SERVER).href)) as ServerBuild);
  const loadBuild = async () =>
    built ?? ((await vite!.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild);
  const handle = createRequestHandler(built ?? loadBuild, development ? "development" : "production");

  async function render(url: string, method: string, signal?: AbortSignal): Promise<RenderedPage> {
    const inputs = new Map<string, string>();
    const callApi: ApiCall = async (path) => {
      const response = await callInProcess(path);
      inputs.set(path, tagOf(response));
      return new Response(response.body, {
        status: response.statusCode,
        headers: { "content-type": String(response.headers["content-type"]) },
      });
    };
    const context = new RouterContextProvider();
    const entry = (await loadBuild()).entry.module as unknown as Entry;
    entry.setSiteOrigin(baseUrl);
    entry.setHeldBack(heldBack);
    context.set(entry.apiContext, callApi);
    const request = new Request(new URL(url, baseUrl), { method, ...(signal && { signal }) });
    return { page: await handle(request, context), inputs };
  }

  const pages: PageCache | null = development
    ? null
    : createPageCache({
        render: (url) => render(url, "GET"),
        tagOf: async (input) => tagOf(await callInProcess(input)),
      });
  await app.register(async (site) => {
    if (!development) await serveFiles(site);
    site.route({
      method: ["GET", "HEAD"],
      url: "/*",
      // Vite bundles a page on its first request, which on a busy machine takes longer than a request may.
      ...(development && { handlerTimeout: BUNDLING_MS }),
      handler: async (request, reply) => {
        if (request.url.startsWith("/api/")) {
          reply.callNotFound();
          return reply;
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
  reply.header("x-content-type-options", "nosniff").header("referrer-policy", "strict-origin-when-cross-origin");
  return reply.send(page);
}

/** Stops rendering when the reader leaves. */
function abortOnClose(request: FastifyRequest): AbortSignal {
  const stop = new AbortController();
  request.raw.once("close", () => {
    if (request.raw.destroyed && !request.raw.complete) stop.abort();
  });
  return stop.signal;
}

/** Serves hashed files for a year, precompressed at build time, and the few with fixed names for an hour. */
async function serveFiles(site: FastifyInstance): Promise<void> {
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
    for (const name of names) files.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: "1h" }));
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
