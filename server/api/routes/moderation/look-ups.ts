import { ErrorBody } from "#contract/schemas/error.ts";
import { LookUpRequest, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { listLookUps, lookUp } from "#moderation/desk/look-ups.ts";
import { requireOperator } from "#api/http/operator.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const config = { bucket: "network", cost: 1 } as const;

/** For operators only: find an account, jobs or a company, with a reason that stays in a log. */
export function lookUpsRoutes(app: App, services: AccountServices): void {
  const { database } = services;
  const preValidation = requireOperator(services, "Please sign in to look somebody up.");

  app.post("/api/operate/look-ups", {
    config,
    schema: {
      summary: "Look up an account, a job or a company",
      description:
        "Takes a whole e-mail address, a job’s link, number or words of its title, a company’s link, or a domain, and a reason. Names and addresses of people come back masked. Of a domain it says where addresses on it prove employment, and under which rule. Every look-up is logged.",
      needsAccount: true,
      body: LookUpRequest,
      response: { 200: LookUpResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId, body }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await lookUp(database, accountId, body) });
    },
  });

  app.get("/api/operate/look-ups", {
    config,
    schema: {
      summary: "Who looked what up",
      description: "The latest look-ups with their reasons, newest first, without whom they found.",
      needsAccount: true,
      response: { 200: LookUpsResponse, ...REFUSALS },
    },
    preValidation,
    async handler(_request, reply) {
      return reply.header("cache-control", "no-store").send({ data: await listLookUps(database) });
    },
  });
}
