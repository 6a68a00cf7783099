import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance } from "fastify";
import type { Services } from "#api/http/services.ts";
import { mcpServer, toolsOf } from "./mcp-server.ts";
import { restCaller } from "./rest-call.ts";

export type McpHandler = ReturnType<typeof openMcpHandler>;

/** Returns what answers requests of assistants, each with a server of its own that calls this site's API as the client. */
export function openMcpHandler(app: FastifyInstance, { config, log }: Pick<Services, "config" | "log">) {
  const tools = toolsOf(config.comingSoon);
  return createMcpHandler(
    ({ requestInfo }) => {
      const authorization = requestInfo?.headers.get("authorization") ?? undefined;
      const context = {
        call: restCaller(app, authorization),
        origin: config.baseUrl,
        wholeSearch: config.openSearch || authorization !== undefined,
      };
      return mcpServer(tools, context, (tool, error) => log.error({ tool, err: error }, "A tool failed"));
    },
    { onerror: (error) => log.debug({ err: error }, "MCP request refused") },
  );
}
