import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  CaseResponse,
  CasesResponse,
  DecisionRequest,
  LogResponse,
  OpenCaseRequest,
  OpenedCaseResponse,
} from "#contract/schemas/moderation/desk.ts";
import { ACTION_WORDS } from "#contract/values/moderation/decision.ts";
import { decideCase } from "#moderation/desk/decide-case.ts";
import { listCases, listLog } from "#moderation/desk/list-cases.ts";
import { openCase } from "#moderation/desk/look-ups.ts";
import { readCase } from "#moderation/desk/read-case.ts";
import { requireOperator } from "#api/http/operator.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const Numbered = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/, "There is no such case.") });
const config = { bucket: "network", cost: 1 } as const;

/** For operators only: everything that waits for one of them, and what they decided. Everybody else gets 404. */
export function deskRoutes(app: App, services: AccountServices): void {
  const { database, accounts } = services;
  const preValidation = requireOperator(services, "Please sign in to decide cases.");

  app.get("/api/operate/cases", {
    config,
    schema: {
      summary: "Cases that wait for an operator",
      description:
        "Notices, reports, suggested boards and disputes, the most urgent first. Leaves out appeals against your own decisions.",
      needsAccount: true,
      response: { 200: CasesResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      return reply.header("cache-control", "no-store").send(await listCases(database, accountId));
    },
  });

  app.post("/api/operate/cases", {
    config,
    schema: {
      summary: "Open a case",
      description:
        "Takes what a look-up takes, and logs it as one. Returns the case about the account, the job or the company; the same case while it waits.",
      needsAccount: true,
      body: OpenCaseRequest,
      response: { 201: OpenedCaseResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId, body }, reply) {
      const id = await openCase(database, accountId, body);
      return reply.code(201).header("cache-control", "no-store").send({ data: { id } });
    },
  });

  app.get("/api/operate/cases/:id", {
    config,
    schema: {
      summary: "One case",
      description: "What it is about, what people said with contact details masked, and what was decided before.",
      needsAccount: true,
      params: Numbered,
      response: { 200: CaseResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId, params: { id } }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await readCase(database, accountId, id) });
    },
  });

  app.post("/api/operate/cases/:id/decisions", {
    config,
    schema: {
      summary: "Decide a case or an appeal",
      description:
        "Takes a reason from a list and words. Both go into the log, to everybody who filed a notice with an address, and to everybody whom the decision affects.",
      needsAccount: true,
      params: Numbered,
      body: DecisionRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId, params: { id }, body }, reply) {
      await decideCase(accounts, accountId, id, body);
      return reply.header("cache-control", "no-store").send({ message: ACTION_WORDS[body.action].outcome });
    },
  });

  app.get("/api/operate/log", {
    config,
    schema: {
      summary: "What operators decided",
      description: "The latest entries of the log, newest first. The database lets nobody change it.",
      needsAccount: true,
      response: { 200: LogResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await listLog(database, accountId) });
    },
  });
}
