import type { FastifyReply } from "fastify";
import { z } from "zod";
import { SITEMAP_SIZE, sitemapEntries, type SitemapKind, sitemapParts } from "#store/search/sitemap.ts";
import { notFound, searchNotReady } from "#api/http/api-error.ts";
import { jobUrl } from "#api/feeds/feed.ts";
import { sitemap, sitemapIndex, type SitemapUrl } from "#api/feeds/sitemap-xml.ts";
import { landingPlaces, landingRoles } from "#api/results/landings.ts";
import type { App, Services } from "#api/http/services.ts";

const PAGES = ["/", "/remote-jobs", "/about", "/contact", "/help", "/privacy", "/terms"];
const FILE = /^(pages|jobs|companies|landings)-([1-9]\d{0,8})\.xml$/;

/** `/robots.txt`, `/sitemap.xml` and its files of at most 50,000 URLs each. */
export function sitemapsRoutes(app: App, services: Services): void {
  const { config, database } = services;
  const origin = config.baseUrl;

  app.get("/robots.txt", { schema: { summary: "What robots may read" } }, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get("/sitemap.xml", { schema: { summary: "The index of sitemaps" } }, async (_request, reply) => {
    const [jobs, companies] = await Promise.all([sitemapParts(database, "jobs"), sitemapParts(database, "companies")]);
    const files: SitemapUrl[] = [{ url: `${origin}/sitemaps/pages-1.xml` }];
    for (const { part, lastModified } of jobs) files.push({ url: `${origin}/sitemaps/jobs-${part}.xml`, lastModified });
    for (const { part, lastModified } of companies)
      files.push({ url: `${origin}/sitemaps/companies-${part}.xml`, lastModified });
    const landings = await landingUrls(services);
    for (let part = 1; (part - 1) * SITEMAP_SIZE < landings.length; part += 1)
      files.push({ url: `${origin}/sitemaps/landings-${part}.xml` });
    return send(reply, sitemapIndex(files));
  });

  app.get(
    "/sitemaps/:file",
    { schema: { summary: "One sitemap", params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const [, kind, number] = FILE.exec(request.params.file) ?? [];
      const part = Number(number);
      const urls =
        kind === "jobs" || kind === "companies"
          ? await rowUrls(services, kind, part)
          : kind === "landings"
            ? (await landingUrls(services)).slice((part - 1) * SITEMAP_SIZE, part * SITEMAP_SIZE)
            : kind === "pages" && part === 1
              ? PAGES.map((path) => ({ url: origin + path }))
              : [];
      if (urls.length === 0) throw notFound();
      return send(reply, sitemap(urls));
    },
  );
}

async function rowUrls({ database, config }: Services, kind: SitemapKind, part: number): Promise<SitemapUrl[]> {
  const entries = await sitemapEntries(database, kind, part);
  return entries.map((entry) => ({
    url:
      kind === "jobs" ? jobUrl(config.baseUrl, entry) : `${config.baseUrl}/company/${encodeURIComponent(entry.slug)}`,
    lastModified: entry.lastModified,
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

function send(reply: FastifyReply, xml: string): FastifyReply {
  return reply.header("cache-control", "public, max-age=3600").type("application/xml; charset=utf-8").send(xml);
}
