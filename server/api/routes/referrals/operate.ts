import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { LiftRequest, ResolveRequest, ReviewResponse, SettleRequest } from "#contract/schemas/referral-operator.ts";
import { liftSuspension } from "#referrals/operators/lift-suspension.ts";
import { operatorQueue } from "#referrals/operators/operator-queue.ts";
import { resolveReport } from "#referrals/operators/resolve-report.ts";
import { settleDispute } from "#referrals/operators/settle-dispute.ts";
import type { Operator } from "#store/referrals/safety.ts";
import { operatorAccess, refusedMeanwhile } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const Numbered = z.object({ id: z.string().regex(/^\d{1,18}$/, "There is no such number.") });

/** For operators only: disputes, reports, suspensions and the audit log. Everybody else gets 404. */
export function referralsOperateRoutes(app: App, services: ReferralServices): void {
  const { referrals, database } = services;
  const access = refusedMeanwhile(operatorAccess(services, "Please sign in to use referrals."));
  const operator = (accountId: string): Operator => ({ name: "an operator", accountId });

  addCall(app, access, ["GET", "/api/operate/referrals"], {
    summary: "Disputes and reports that wait for an operator",
    description: "For operators; everybody else gets 404. Contact details are masked.",
    answer: ReviewResponse,
    run: async () => await operatorQueue(database),
  });

  addCall(app, access, ["POST", "/api/operate/referrals/disputes/:id/settle"], {
    summary: "Decide a dispute",
    params: z.object({ id: z.uuid("There is no such referral request.") }),
    body: SettleRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body }) {
      await settleDispute(referrals, operator(accountId), id, body);
      return {
        message:
          body.verdict === "confirmed" ? "Decided: the credit is spent." : "Decided: the credit has been returned.",
      };
    },
  });

  addCall(app, access, ["POST", "/api/operate/referrals/reports/:id/resolve"], {
    summary: "Act on a report",
    description: "Dismisses it, or warns or suspends the reported person.",
    params: Numbered,
    body: ResolveRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body }) {
      await resolveReport(referrals, operator(accountId), id, body);
      return { message: `The report is closed: ${body.measure}.` };
    },
  });

  addCall(app, access, ["POST", "/api/operate/referrals/suspensions/:id/lift"], {
    summary: "Let a suspended person back in",
    params: Numbered,
    body: LiftRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body: { reason } }) {
      await liftSuspension(referrals, operator(accountId), id, reason);
      return { message: "The suspension is lifted." };
    },
  });
}
