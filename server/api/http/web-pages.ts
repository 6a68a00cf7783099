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

/** Exports of the bundle's own modules: another copy of them would have another context key and another origin. */
interface Entry {
  apiContext: RouterContext<ApiCall>;
  setSiteOrigin: (origin: string) => void;
  setHeldBack: (capabilities: readonly string[]) => void;
}

export interface WebOptions {
  /** With Vite in this process (hot reload) instead of the built site. */
  development: boolean;
  /** Origin that pages believe they are on; the Host header is not trusted. */
  baseUrl: string;
  /** Capabilities that show as Coming Soon. */
  heldBack: readonly string[];
}

/** What the rest of the server may do with the mounted site. */
export interface Web {
  /** Has kept pages looked at before they are sent again; call it when jobs change. */
  suspectPages: () => void;
  close: () => Promise<void>;
}

/** Serves every page that is no API route. Loaders call the API inside this process, so pages see what the network sees. */
export async function mountWeb(app: FastifyInstance, { development, baseUrl, heldBack }: WebOptions): Promise<Web> {
  if (!development && !existsSync(SERVER)) throw new Error("The site is not built. Run: npm run build");
  const ask = (url: string) => app.inject({ method: "GET", url, headers: { accept: "application/json" } });
  const tagged = ({ statusCode, headers, body }: Awaited<ReturnType<typeof ask>>): string =>
    `${statusCode} ${headers.etag ?? etagOf(body)}`;
  const vite = development ? await startVite(app) : null;
  const built = vite ? null : ((await import(pathToFileURL(SERVER).href)) as ServerBuild);
  const loadBuild = async () =>
    built ?? ((await vite!.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild);
  const handle = createRequestHandler(built ?? loadBuild, development ? "development" : "production");

  async function render(url: string, method: string, signal?: AbortSignal): Promise<RenderedPage> {
    const inputs = new Map<string, string>();
    const callApi: ApiCall = async (path) => {
      const answer = await ask(path);
      inputs.set(path, tagged(answer));
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { "content-type": String(answer.headers["content-type"]) },
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
        tagOf: async (input) => tagged(await ask(input)),
      });
  await app.register(async (site) => {
    if (!development) await serveFiles(site);
    site.route({
      method: ["GET", "HEAD"],
      url: "/*",
      // Vite bundles a page when it is first asked for, which on a busy machine outlasts what a request may take.
      ...(development && { handlerTimeout: BUNDLING_MS }),
      handler: async (request, reply) => {
        if (request.url.startsWith("/api/")) {
          reply.callNotFound();
          return reply;
        }
        const kept =
          request.method === "GET" ? await pages?.get(request.url, request.headers["accept-encoding"]) : undefined;
        if (kept) return reply.headers(kept.headers).send(kept.body);
        const { page } = await render(request.url, request.method, abortOnClose(request));
        return sendPage(reply, page);
      },
    });
  });
  return { suspectPages: () => pages?.suspect(), close: async () => vite?.close() };
}

function sendPage(reply: FastifyReply, page: Response): FastifyReply {
  reply.header("x-content-type-options", "nosniff").header("referrer-policy", "strict-origin-when-cross-origin");
  return reply.send(page);
}

/** A reader who leaves stops the work for their page. */
function abortOnClose(request: FastifyRequest): AbortSignal {
  const stop = new AbortController();
  request.raw.once("close", () => {
    if (request.raw.destroyed && !request.raw.complete) stop.abort();
  });
  return stop.signal;
}

/** Hashed files for a year, precompressed at build time; the few with fixed names for an hour. */
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
