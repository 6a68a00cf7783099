import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance } from "fastify";
import { ApiError } from "#api/http/api-error.ts";
import type { Services } from "#api/http/services.ts";
import type { McpHandler } from "#api/mcp/mcp-handler.ts";

const PATH = "/mcp";
/** Headers that the connection sets. */
const OF_CONNECTION = new Set(["connection", "content-length", "transfer-encoding"]);

/** `POST /mcp`: the tools for assistants, over the Model Context Protocol's streamable HTTP without sessions. */
export function mcpRoute(app: FastifyInstance, services: Services): void {
  const { config } = services;
  let handler: Promise<McpHandler> | undefined;
  // The first request loads the protocol's library, which takes megabytes in each thread.
  const load = async () => (await import("#api/mcp/mcp-handler.ts")).openMcpHandler(app, services);
  app.addHook("onClose", async () => await (await handler)?.close());

  app.post(PATH, {
    // A tool makes up to two calls.
    config: { bucket: "network", cost: 3 },
    schema: { hide: true },
    async handler(request, reply) {
      // A page of another site must not use a server that only its visitor's machine can reach.
      const { origin } = request.headers;
      if (origin !== undefined && origin !== new URL(config.baseUrl).origin)
        throw new ApiError(403, "other-site", "Pages of other sites can't use this address.");
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === "string" && !OF_CONNECTION.has(name)) headers.set(name, value);
      handler ??= load();
      const answer = await (
        await handler
      ).fetch(new Request(config.baseUrl + PATH, { method: "POST", headers }), {
        parsedBody: request.body,
      });
      reply.code(answer.status).header("cache-control", "no-store");
      for (const [name, value] of answer.headers) if (!OF_CONNECTION.has(name)) reply.header(name, value);
      return reply.send(answer.body === null ? null : Readable.fromWeb(answer.body as ReadableStream));
    },
  });

  app.route({
    method: ["GET", "DELETE"],
    url: PATH,
    config: { bucket: "network", cost: 1 },
    schema: { hide: true },
    handler: async (_request, reply) => {
      reply.header("allow", "POST");
      throw new ApiError(405, "method-not-allowed", "Send POST requests: this server keeps no sessions.");
    },
  });
}
