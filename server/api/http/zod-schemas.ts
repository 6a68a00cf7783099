import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider, RouteOptions } from "fastify";
import { z } from "zod";
import { ApiError } from "./api-error.ts";

/** Types requests and answers of a route by the zod schemas it names. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this["schema"] extends z.ZodType ? z.output<this["schema"]> : unknown;
  serializer: this["schema"] extends z.ZodType ? z.input<this["schema"]> : unknown;
}

declare module "fastify" {
  interface FastifySchema {
    /** One line for the API document. */
    summary?: string;
    description?: string;
    /** Leaves the route out of the API document. */
    hide?: boolean;
    /** The call needs a bearer token. */
    needsAccount?: boolean;
  }
}

/** A route as it was declared, zod schemas and all, for the API document. */
export type DeclaredRoute = Pick<RouteOptions, "method" | "url" | "schema">;

/**
 * Makes Fastify check requests with zod and write answers by the contract: a property that the contract does not name
 * is not sent. Returns the list that the app's routes are noted in as they are declared.
 */
export function useZodSchemas(app: FastifyInstance): DeclaredRoute[] {
  const declared: DeclaredRoute[] = [];
  app.setValidatorCompiler(validatorFor as FastifySchemaCompiler<unknown>);
  app.addHook("onRoute", (route) => {
    declared.push({ method: route.method, url: route.url, ...(route.schema && { schema: route.schema }) });
    if (!route.schema?.response) return;
    const response = Object.entries(route.schema.response).map(([status, schema]) => [status, writable(schema)]);
    route.schema = { ...route.schema, response: Object.fromEntries(response) as unknown };
  });
  return declared;
}

/** The JSON Schema that Fastify's writer is made from. */
function writable(schema: unknown): unknown {
  return schema instanceof z.ZodType ? z.toJSONSchema(schema, { target: "draft-7", io: "output" }) : schema;
}

function validatorFor({ schema, httpPart }: { schema: unknown; httpPart?: string }): (data: unknown) => unknown {
  if (!(schema instanceof z.ZodType)) throw new TypeError("Routes declare their requests with zod");
  return (data) => {
    const read = schema.safeParse(data ?? {});
    return read.success ? { value: read.data } : { error: refusalOf(read.error, httpPart) };
  };
}

/** The first fault, by the name of its parameter or field. */
function refusalOf(error: z.ZodError, part: string | undefined): ApiError {
  const fault = error.issues[0];
  const field = fault?.path.join(".") ?? "";
  const code = part === "body" ? "invalid-input" : "bad-parameter";
  return new ApiError(400, code, fault?.message ?? "The request is not valid.", field === "" ? {} : { field });
}
