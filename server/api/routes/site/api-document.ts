import { apiDocument } from "#api/http/openapi.ts";
import type { App, Services } from "#api/http/services.ts";
import type { DeclaredRoute } from "#api/http/zod-schemas.ts";

/** `GET /api/openapi.json`: what this API offers, for programs. */
export function apiDocumentRoute(app: App, { config }: Services, routes: readonly DeclaredRoute[]): void {
  let text: string | null = null;
  app.get("/api/openapi.json", {
    schema: { summary: "This document" },
    async handler(_request, reply) {
      text ??= JSON.stringify(apiDocument(routes, config.baseUrl));
      return reply.type("application/json; charset=utf-8").header("cache-control", "public, max-age=300").send(text);
    },
  });
}
