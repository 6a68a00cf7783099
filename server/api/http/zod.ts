import fastJsonStringify, { type AnySchema } from "fast-json-stringify";
import type { FastifyError, FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from "fastify";
import { hasZodFastifySchemaValidationErrors, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "./api-error.ts";

/** Makes Fastify validate requests and serialise responses by the zod schemas of their routes. */
export function useZod(app: FastifyInstance): void {
  app.setValidatorCompiler(validateAbsentAsEmpty as FastifySchemaCompiler<unknown>);
  app.setSerializerCompiler(compileSerializer as FastifySerializerCompiler<unknown>);
}

/** Treats a missing body as an empty one, so that the error names the first missing field. */
const validateAbsentAsEmpty: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route);
  return (data: unknown) => validate(data ?? {});
};

/**
 * Sends only the properties that the contract names. Compiled from JSON Schema, because parsing every response with zod
 * takes many times as long.
 */
const compileSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema }) =>
  fastJsonStringify(z.toJSONSchema(schema, { target: "draft-7", io: "output" }) as AnySchema);

/** Maps a validation error to its first issue, with the name of the parameter or field; null for any other error. */
export function validationError(error: Partial<FastifyError>): ApiError | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const [issue] = error.validation;
  const field = issue?.instancePath.slice(1).replaceAll("/", ".") ?? "";
  const code = error.validationContext === "body" ? "invalid-input" : "bad-parameter";
  return new ApiError(400, code, issue?.message ?? "The request is not valid.", field === "" ? {} : { field });
}
