import type { FastifyReply } from "fastify";
import { z } from "zod";
import { SITEMAP_SIZE, sitemapEntries, type SitemapKind, sitemapParts } from "#store/search/sitemap.ts";
import { createCachedRead } from "#api/cache/cached-read.ts";
import { createGzippedFiles, sendGzipped } from "#api/cache/gzipped-files.ts";
import { notFound, searchNotReady } from "#api/http/api-error.ts";
import { jobUrl } from "#api/feeds/feed.ts";
import { sitemap, sitemapIndex, type SitemapUrl } from "#api/feeds/sitemap-xml.ts";
import { landingPlaces, landingRoles } from "#api/results/landings.ts";
import type { App, Services } from "#api/http/services.ts";

const PAGES = [
  "/",
  "/remote-jobs",
  "/about",
  "/accuracy",
  "/boards/new",
  "/contact",
  "/data",
  "/help",
  "/privacy",
  "/terms",
];
const INDEX = "sitemap.xml";
/** The list changes with every job. */
const LANDINGS_TTL_MS = 60_000;
const FILE = /^(pages|jobs|companies|landings)-([1-9]\d{0,8})\.xml$/;

/** `/robots.txt`, `/sitemap.xml` and its files of at most 50,000 URLs each, made once an hour. */
export function sitemapsRoutes(app: App, services: Services): void {
  const origin = services.config.baseUrl;

  app.get(
    "/robots.txt",
    { config: { bucket: "network", cost: 1 }, schema: { summary: "What robots may read" } },
    async (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=3600")
        .type("text/plain; charset=utf-8")
        .send(`User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  const landings = createCachedRead(LANDINGS_TTL_MS, () => landingUrls(services));
  const oneAtATime = createTurns();
  const files = createGzippedFiles((name) =>
    oneAtATime(async () => {
      if (name === INDEX) return sitemapIndex(await indexedFiles(services, await landings()));
      const urls = await urlsOfFile(services, name, landings);
      return urls.length === 0 ? undefined : sitemap(urls);
    }),
  );

  async function send(reply: FastifyReply, name: string): Promise<FastifyReply> {
    const file = await files.get(name);
    if (file === undefined) throw notFound();
    return await sendGzipped(reply, file, {
      cacheControl: "public, max-age=3600",
      type: "application/xml; charset=utf-8",
    });
  }

  app.get(
    "/sitemap.xml",
    { config: { bucket: "network", cost: 1 }, schema: { summary: "The index of sitemaps" } },
    async (_request, reply) => send(reply, INDEX),
  );

  app.get(
    "/sitemaps/:file",
    {
      config: { bucket: "network", cost: 10 },
      schema: { summary: "One sitemap", params: z.object({ file: z.string() }) },
    },
    async (request, reply) => {
      if (!FILE.test(request.params.file)) throw notFound();
      return send(reply, request.params.file);
    },
  );
}

/** Runs work one after another, so that making many large files at once takes one connection only. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(work, work);
    last = own;
    return own;
  };
}

async function indexedFiles({ config, reading }: Services, landings: readonly SitemapUrl[]): Promise<SitemapUrl[]> {
  const url = (kind: string, part: number): string => `${config.baseUrl}/sitemaps/${kind}-${part}.xml`;
  const [jobs, companies] = await Promise.all([sitemapParts(reading, "jobs"), sitemapParts(reading, "companies")]);
  return [
    { url: url("pages", 1) },
    ...jobs.map((part) => ({ url: url("jobs", part) })),
    ...companies.map((part) => ({ url: url("companies", part) })),
    ...Array.from({ length: Math.ceil(landings.length / SITEMAP_SIZE) }, (_, index) => ({
      url: url("landings", index + 1),
    })),
  ];
}

async function urlsOfFile(
  services: Services,
  name: string,
  landings: () => Promise<SitemapUrl[]>,
): Promise<SitemapUrl[]> {
  const [, kind, number] = FILE.exec(name) ?? [];
  const part = Number(number);
  if (kind === "jobs" || kind === "companies") return rowUrls(services, kind, part);
  if (kind === "landings") return (await landings()).slice((part - 1) * SITEMAP_SIZE, part * SITEMAP_SIZE);
  return part === 1 ? PAGES.map((path) => ({ url: services.config.baseUrl + path })) : [];
}

async function rowUrls({ reading, config }: Services, kind: SitemapKind, part: number): Promise<SitemapUrl[]> {
  const entries = await sitemapEntries(reading, kind, part);
  return entries.map((entry) => ({
    url:
      kind === "jobs" ? jobUrl(config.baseUrl, entry) : `${config.baseUrl}/company/${encodeURIComponent(entry.slug)}`,
    ...(entry.lastModified && { lastModified: entry.lastModified }),
  }));
}

/** Lists pages of roles, and of roles in the places that their jobs name. They have no date, because they change constantly. */
async function landingUrls({ search, config, responseMeta }: Services): Promise<SitemapUrl[]> {
  if (!search.ready) throw searchNotReady();
  const { sample } = await responseMeta.read();
  if (sample) return [];
  return landingRoles(search).flatMap(({ roles }) =>
    roles.flatMap(({ value: role }) => {
      const page = `${config.baseUrl}/remote-${role}-jobs`;
      return [{ url: page }, ...landingPlaces(search, role).map(({ value: place }) => ({ url: `${page}/${place}` }))];
    }),
  );
}
