import { brand } from "#contract/values/brand.ts";
import type { App, Services } from "#api/http/services.ts";

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year; a site that is no longer run stops renewing it. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. */
export function securityTxtRoute(app: App, { config }: Services): void {
  app.get(
    "/.well-known/security.txt",
    { config: { bucket: "network", cost: 1 }, schema: { summary: "Where to report a weakness" } },
    async (_request, reply) => {
      const expires = new Date((Math.floor(Date.now() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
      return reply
        .header("cache-control", "public, max-age=3600")
        .type("text/plain; charset=utf-8")
        .send(
          [
            `Contact: mailto:${brand.supportEmail}?subject=security`,
            `Expires: ${expires}`,
            "Preferred-Languages: en",
            `Canonical: ${config.baseUrl}/.well-known/security.txt`,
            "",
          ].join("\n"),
        );
    },
  );
}
