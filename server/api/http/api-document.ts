import fastifySwagger, { type SwaggerTransform } from "@fastify/swagger";
import type { FastifyInstance, FastifySchema } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { brand } from "#contract/values/brand.ts";

declare module "fastify" {
  interface FastifySchema {
    /** The call needs a bearer token. */
    needsAccount?: boolean;
  }
}

const STATUS_TEXTS: Record<string, string> = {
  200: "The answer",
  400: "A parameter or field is wrong; `field` names it",
  401: "The token is missing or no longer live",
  403: "Not allowed",
  404: "There is nothing at this address",
  410: "It is gone for good",
  412: "It was changed since the version that If-Match names",
  416: "The file ends before the part that Range names",
  429: "Too many requests; Retry-After says when to come back",
  503: "The service is away for a moment; Retry-After says when to come back",
};

/** The public document leaves out the calls below it. */
const OPERATORS_PREFIX = "/api/operate/";

interface Operation {
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, { description: string }>;
}

/** The OpenAPI document of this API. */
export interface ApiDocument {
  openapi: "3.1.0";
  info: object;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

/** Documents the routes that are declared after it. Read the result with `apiDocument` once the app is ready. */
export async function addApiDocument(app: FastifyInstance, baseUrl: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${brand.name} API`,
        version: "1",
        description: "Remote jobs, searched and counted. Answers are JSON; errors carry `message` and a stable `code`.",
        contact: { email: brand.supportEmail },
      },
      servers: [{ url: baseUrl }],
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
    convertConstToEnum: false,
    transform,
  });
}

export function apiDocument(app: FastifyInstance): ApiDocument {
  const document = app.swagger() as unknown as ApiDocument;
  // Routes that declare no response send files, which the document does not describe.
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path)))
    if (operation.responses["200"]?.description === "Default Response") operation.responses = {};
  return document;
}

const zodToJsonSchema = createJsonSchemaTransform({
  zodToJsonConfig: {
    override({ zodSchema, jsonSchema }) {
      // A parameter is text, once or repeated, whatever it is parsed to.
      const { def } = zodSchema._zod;
      if (def.type !== "union" || jsonSchema.anyOf?.some(({ type }) => type === "array") !== true) return;
      if (!jsonSchema.anyOf.some(({ type }) => type === "string")) return;
      delete jsonSchema.anyOf;
      jsonSchema.type = "string";
    },
  },
});

/** Converts a route's zod schemas to JSON Schema and adds its security and the texts of its responses. */
const transform: SwaggerTransform<FastifySchema> = (route) => {
  // Pages and files declare no schema. Operators' calls are nobody else's business.
  if (route.schema === undefined || route.url.startsWith(OPERATORS_PREFIX))
    return { url: route.url, schema: { hide: true } };
  const { needsAccount, ...rest } = route.schema;
  const { schema, url } = zodToJsonSchema({ ...route, schema: rest });
  const responses = Object.entries((schema.response ?? {}) as Record<string, object>).map(([status, body]) => [
    status,
    { ...body, "x-response-description": STATUS_TEXTS[status] ?? status },
  ]);
  return {
    url,
    schema: {
      ...schema,
      ...(responses.length > 0 && { response: Object.fromEntries(responses) as object }),
      ...(needsAccount === true && { security: [{ token: [] }] }),
    },
  };
};
