import { LookUpRequest, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { listLookUps, lookUp } from "#moderation/desk/look-ups.ts";
import { operatorAccess } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** For operators only: find an account, jobs or a company, with a reason that stays in a log. */
export function lookUpsRoutes(app: App, services: AccountServices): void {
  const { database } = services;
  const access = operatorAccess(services, "Please sign in to look somebody up.");

  addCall(app, access, ["POST", "/api/operate/look-ups"], {
    summary: "Look up an account, a job or a company",
    description:
      "Takes a whole e-mail address, a job’s link, number or words of its title, a company’s link, or a domain, and a reason. Names and addresses of people come back masked. Of a domain it says where addresses on it prove employment, and under which rule. Every look-up is logged.",
    body: LookUpRequest,
    answer: LookUpResponse,
    async run({ accountId, body }) {
      return { data: await lookUp(database, accountId, body) };
    },
  });

  addCall(app, access, ["GET", "/api/operate/look-ups"], {
    summary: "Who looked what up",
    description: "The latest look-ups with their reasons, newest first, without whom they found.",
    answer: LookUpsResponse,
    async run() {
      return { data: await listLookUps(database) };
    },
  });
}
