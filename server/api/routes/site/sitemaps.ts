import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { acceptsEncoding } from "#api/cache/compression.ts";
import { notFound, sitemapsNotReady } from "#api/http/api-error.ts";
import { matchesEtag } from "#api/http/conditional/etag.ts";
import type { App, Services } from "#api/http/services.ts";
import { createPace } from "#api/load/pace.ts";
import type { Sitemaps } from "#api/sitemaps/sitemap-reader.ts";

const FILE = /^((?:pages|jobs|companies|landings)-[1-9]\d{0,8})\.xml$/;
const CACHE_CONTROL = "public, max-age=3600";
const TYPE = "application/xml; charset=utf-8";

/** Crawlers may read many files without a pause. A search must not wait for more than one of them. */
const PAUSE_MS = 5;
const MOST_WAITING = 40;

/** `/robots.txt`, `/sitemap.xml` and its files, as they lie on the disk. */
export function sitemapsRoutes(app: App, { config, sitemaps }: Services): void {
  app.get(
    "/robots.txt",
    { config: { bucket: "network", cost: 1 }, schema: { summary: "What robots may read" } },
    async (_request, reply) =>
      reply
        .header("cache-control", CACHE_CONTROL)
        .type("text/plain; charset=utf-8")
        .send(
          `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /direct-posts/\n\nSitemap: ${config.baseUrl}/sitemap.xml\n`,
        ),
  );

  const pace = createPace(PAUSE_MS, MOST_WAITING);

  async function current(): Promise<Sitemaps> {
    const found = await sitemaps?.current();
    if (!found) throw sitemapsNotReady();
    return found;
  }

  app.get(
    "/sitemap.xml",
    { config: { bucket: "network", cost: 1 }, schema: { summary: "The index of sitemaps" } },
    async (_request, reply) => {
      const { index, etag } = await current();
      return reply.headers({ "cache-control": CACHE_CONTROL, etag }).type(TYPE).send(index);
    },
  );

  app.get(
    "/sitemaps/:file",
    {
      config: { bucket: "network", cost: 2 },
      schema: { summary: "One sitemap", params: z.object({ file: z.string() }) },
    },
    async (request, reply) => {
      const [, name] = FILE.exec(request.params.file) ?? [];
      if (name === undefined) throw notFound();
      const file = (await current()).files.get(name);
      if (file === undefined) throw notFound();
      const etag = `W/"${file.hash}"`;
      const headers = { "cache-control": CACHE_CONTROL, etag, vary: "accept-encoding" };
      if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).headers(headers).send();
      await pace.turn();
      const handle = await sitemaps?.open(file);
      if (!handle) throw sitemapsNotReady();
      reply.headers(headers).type(TYPE);
      const packed = handle.createReadStream();
      if (acceptsEncoding(request.headers["accept-encoding"], "gzip"))
        return reply.headers({ "content-encoding": "gzip", "content-length": file.packedBytes }).send(packed);
      // An error ends the response early, which its length shows.
      return reply.header("content-length", file.bytes).send(pipeline(packed, createGunzip(), () => {}));
    },
  );
}
