import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { LiftRequest, ResolveRequest, ReviewResponse, SettleRequest } from "#contract/schemas/referral-operator.ts";
import { liftSuspension } from "#referrals/operators/lift-suspension.ts";
import { operatorQueue } from "#referrals/operators/operator-queue.ts";
import { resolveReport } from "#referrals/operators/resolve-report.ts";
import { settleDispute } from "#referrals/operators/settle-dispute.ts";
import type { Operator } from "#store/referrals/safety.ts";
import { requireOperator } from "#api/http/operator.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const DONE = { 200: MessageResponse, ...REFUSALS };
const Numbered = z.object({ id: z.string().regex(/^\d{1,18}$/, "There is no such number.") });

/** For operators only: disputes, reports, suspensions and the audit log. Everybody else gets 404. */
export function referralsOperateRoutes(app: App, { referrals, sessions, database }: ReferralServices): void {
  const preValidation = requireOperator({ sessions, database }, "Please sign in to use referrals.");
  const operator = (request: FastifyRequest): Operator => ({ name: "an operator", accountId: request.accountId });

  app.get("/api/operate/referrals", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Disputes and reports that wait for an operator",
      description: "For operators; everybody else gets 404. Contact details are masked.",
      needsAccount: true,
      response: { 200: ReviewResponse, ...REFUSALS },
    },
    preValidation,
    async handler(_request, reply) {
      return reply.header("cache-control", "no-store").send(await operatorQueue(database));
    },
  });

  app.post("/api/operate/referrals/disputes/:id/settle", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Decide a dispute",
      needsAccount: true,
      params: z.object({ id: z.uuid("There is no such referral request.") }),
      body: SettleRequest,
      response: DONE,
    },
    preValidation,
    async handler(request, reply) {
      const { verdict } = request.body;
      await settleDispute(referrals, operator(request), request.params.id, request.body);
      const message =
        verdict === "confirmed" ? "Decided: the credit is spent." : "Decided: the credit has been returned.";
      return reply.header("cache-control", "no-store").send({ message });
    },
  });

  app.post("/api/operate/referrals/reports/:id/resolve", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Act on a report",
      description: "Dismisses it, or warns or suspends the reported person.",
      needsAccount: true,
      params: Numbered,
      body: ResolveRequest,
      response: DONE,
    },
    preValidation,
    async handler(request, reply) {
      const { measure } = request.body;
      await resolveReport(referrals, operator(request), request.params.id, request.body);
      return reply.header("cache-control", "no-store").send({ message: `The report is closed: ${measure}.` });
    },
  });

  app.post("/api/operate/referrals/suspensions/:id/lift", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Let a suspended person back in",
      needsAccount: true,
      params: Numbered,
      body: LiftRequest,
      response: DONE,
    },
    preValidation,
    async handler(request, reply) {
      await liftSuspension(referrals, operator(request), request.params.id, request.body.reason);
      return reply.header("cache-control", "no-store").send({ message: "The suspension is lifted." });
    },
  });
}
