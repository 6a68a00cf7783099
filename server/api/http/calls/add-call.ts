import type { FastifyInstance, FastifyRequest, FastifySchema } from "fastify";
import type { z } from "zod";
import type { Client } from "#accounts/accounts.ts";
import { clientOf } from "../client.ts";
import type { App } from "../services.ts";

/** Who may make a call, and with what it is refused. */
export interface Access<Refusals extends Record<number, z.ZodType> = Record<number, z.ZodType>> {
  /** Runs before the request is validated, and says whose it is. Absent for calls without an account. */
  preValidation?: (request: FastifyRequest) => Promise<void>;
  refusals: Refusals;
}

/** What a call is answered from. */
export interface Called<Params, Body> {
  /** Whose call it is; empty without an account. */
  accountId: string;
  client: Client;
  params: Params;
  body: Body;
}

/** A call as its route declares it. */
export interface Call<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> {
  summary: string;
  description?: string;
  params?: Params;
  body?: Body;
  answer: Answer;
  /** 200 unless it makes something that can be asked for. */
  status?: 200 | 201;
  /** What it takes of a network's rate: 1 unless it says so. */
  cost?: number;
  /** For files, whose bytes are the body. */
  bodyBytesMax?: number;
  /** Further refusals than those of its access. */
  refusals?: Record<number, z.ZodType>;
  run: (called: Called<z.output<Params>, z.output<Body>>) => Promise<z.input<Answer>>;
}

/** Registers a call whose answer is JSON for one person, so that no cache keeps it. Typed errors of `run` become statuses in `errors.ts`. */
export function addCall<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  app: App,
  { preValidation, refusals }: Access,
  [method, url]: readonly ["GET" | "POST" | "PUT", string],
  {
    summary,
    description,
    params,
    body,
    answer,
    status = 200,
    cost = 1,
    bodyBytesMax,
    run,
    ...more
  }: Call<Params, Body, Answer>,
): void {
  // Without the types that Fastify infers from schemas, which it can't while they are parameters.
  const schema: FastifySchema = {
    summary,
    ...(description !== undefined && { description }),
    ...(preValidation !== undefined && { needsAccount: true }),
    ...(params !== undefined && { params }),
    ...(body !== undefined && { body }),
    response: { [status]: answer, ...refusals, ...more.refusals },
  };
  (app as unknown as FastifyInstance).route({
    method,
    url,
    config: { bucket: "network", cost },
    ...(bodyBytesMax !== undefined && { bodyLimit: bodyBytesMax }),
    schema,
    ...(preValidation !== undefined && { preValidation }),
    async handler(request, reply) {
      const called = {
        accountId: request.accountId,
        client: clientOf(request),
        params: request.params,
        body: request.body,
      };
      const data = await run(called as Called<z.output<Params>, z.output<Body>>);
      return reply.code(status).header("cache-control", "no-store").send(data);
    },
  });
}
