import type { App, Services } from "#api/http/services.ts";

/** Serves `/KEY.txt`, which IndexNow reads to check that a ping comes from this site. Not registered without a key. */
export function indexNowKeyRoute(app: App, { config }: Services): void {
  const key = config.searchEngines.indexNowKey;
  if (key === undefined) return;
  app.get(
    `/${key}.txt`,
    { config: { bucket: "network", cost: 1 }, schema: { summary: "The site's IndexNow key" } },
    async (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8").send(key),
  );
}
