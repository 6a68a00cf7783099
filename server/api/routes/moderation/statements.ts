import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { AppealRequest } from "#contract/schemas/moderation/notice.ts";
import { StatementResponse } from "#contract/schemas/moderation/statement.ts";
import { contestDecision } from "#moderation/statements/contest-decision.ts";
import { readStatement } from "#moderation/statements/read-statement.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const config = { bucket: "network", cost: 1 } as const;
const Token = z.object({ token: z.string().max(200).meta({ description: "The secret part of the mailed address" }) });

/** Registers the calls of people whom a decision affects: read its reasons, and appeal. Nobody needs to log in. */
export function statementsRoutes(app: App, { accounts }: AccountServices): void {
  app.get("/api/statements/:token", {
    config,
    schema: {
      summary: "Read why something was decided",
      description: "For the person who got the mail: the token is secret.",
      params: Token,
      response: { 200: StatementResponse, ...REFUSALS },
    },
    async handler({ params: { token } }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await readStatement(accounts, token) });
    },
  });

  app.post("/api/statements/:token/appeal", {
    config,
    schema: {
      summary: "Appeal a decision that affects me",
      description: "For the person who got the mail, once and within six months. Another operator reads the appeal.",
      params: Token,
      body: AppealRequest,
      response: { 200: StatementResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      const { token } = request.params;
      await contestDecision(accounts, token, request.body.words, clientOf(request));
      return reply.header("cache-control", "no-store").send({ data: await readStatement(accounts, token) });
    },
  });
}
