import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { readLogo } from "#store/catalogue/company-logos.ts";
import { notFound } from "#api/http/api-error.ts";
import type { App, Services } from "#api/http/services.ts";

const FILE = /^(?<slug>[a-z0-9](?:[a-z0-9-]{0,90}[a-z0-9])?)-(?<hash>[0-9a-f]{16})\.webp$/;

/** `GET /logos/{company}-{hash}.webp`: a company's logo as we converted it. The hash changes with the picture. */
export function logosRoute(app: App, { reading }: Services): void {
  app.get("/logos/:file", {
    config: { bucket: "network", cost: 0.2 },
    schema: {
      summary: "Logo of a company",
      description: "WebP of at most 128 pixels a side. May be cached forever: a new picture has a new address.",
      params: z.object({ file: z.string() }),
      response: { 404: ErrorBody, 503: ErrorBody },
    },
    async handler({ params }, reply) {
      const { slug, hash } = FILE.exec(params.file)?.groups ?? {};
      const webp = slug === undefined || hash === undefined ? null : await readLogo(reading, slug, hash);
      if (webp === null) throw notFound();
      return reply
        .type("image/webp")
        .headers({
          "cache-control": "public, max-age=31536000, immutable",
          "content-security-policy": "default-src 'none'; sandbox",
          etag: `"${hash}"`,
        })
        .send(webp as never);
    },
  });
}
