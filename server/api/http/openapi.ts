import { z } from "zod";
import { brand } from "#contract/values/brand.ts";
import type { DeclaredRoute } from "./zod-schemas.ts";

interface Operation {
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

export interface ApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string; contact: { email: string } };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const STATUS_TEXTS: Record<string, string> = {
  200: "The answer",
  400: "A parameter or field is wrong; `field` names it",
  401: "The token is missing or no longer live",
  403: "Not allowed",
  404: "There is nothing at this address",
  429: "Too many requests; Retry-After says when to come back",
  503: "The service is away for a moment; Retry-After says when to come back",
};

/** The OpenAPI document of the routes as they were declared. */
export function apiDocument(routes: readonly DeclaredRoute[], baseUrl: string): ApiDocument {
  const paths: ApiDocument["paths"] = {};
  for (const route of documented(routes)) {
    const path = route.url.replaceAll(/:(\w+)/g, "{$1}");
    for (const method of [route.method].flat()) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description: "Remote jobs, searched and counted. Answers are JSON; errors carry `message` and a stable `code`.",
      contact: { email: brand.supportEmail },
    },
    servers: [{ url: baseUrl }],
    paths,
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
  };
}

/** The routes that the document describes: all that do not ask to be left out. */
export function documented(routes: readonly DeclaredRoute[]): DeclaredRoute[] {
  return routes.filter(({ schema }) => schema?.hide !== true);
}

function operationOf({ url, schema }: DeclaredRoute): Operation {
  const responses = Object.entries(schema?.response ?? {}).map(([status, body]) => [status, responseOf(status, body)]);
  const parameters = [...pathParameters(url), ...queryParameters(schema?.querystring)];
  return {
    summary: schema?.summary ?? url,
    ...(schema?.description !== undefined && { description: schema.description }),
    ...(schema?.needsAccount === true && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(schema?.body instanceof z.ZodType && { requestBody: { required: true, content: json(schema.body, "input") } }),
    responses: Object.fromEntries(responses) as Record<string, object>,
  };
}

function responseOf(status: string, body: unknown): object {
  const description = STATUS_TEXTS[status] ?? status;
  return body instanceof z.ZodType ? { description, content: json(body, "output") } : { description };
}

function json(schema: z.ZodType, io: "input" | "output"): object {
  return { "application/json": { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function pathParameters(url: string): object[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(querystring: unknown): object[] {
  const object = querystring instanceof z.ZodPipe ? querystring.in : querystring;
  if (!(object instanceof z.ZodObject)) return [];
  return Object.entries(object.shape as Record<string, z.ZodType>).map(([name, parameter]) => {
    const { description, enum: values } = (parameter.meta() ?? {}) as { description?: string; enum?: string[] };
    return {
      name,
      in: "query",
      required: false,
      ...(description !== undefined && { description }),
      schema: { type: "string", ...(values !== undefined && { enum: values }) },
    };
  });
}
