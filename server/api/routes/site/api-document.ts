import type { FastifyInstance } from "fastify";
import { apiDocument } from "#api/http/api-document.ts";

/** `GET /api/openapi.json`: the description of this API, for programs. */
export function apiDocumentRoute(app: FastifyInstance): void {
  let text: string | null = null;
  app.get("/api/openapi.json", {
    config: { bucket: "network", cost: 1 },
    schema: { summary: "This document" },
    async handler(_request, reply) {
      text ??= JSON.stringify(apiDocument(app));
      return reply.type("application/json; charset=utf-8").header("cache-control", "public, max-age=300").send(text);
    },
  });
}
