import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { OfferedDeclineRequest, OfferedRequest, OfferedView } from "#contract/schemas/referral.ts";
import { topRequirements } from "#desk/match/top-requirements.ts";
import { acceptByLink, declineByLink, lookByLink } from "#referrals/offers/answer-by-link.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const DONE = { 200: MessageResponse, ...REFUSALS };

/** Answers by the links of a mail about an offer. The secret is in the body, so that no log, cache or mail scanner sees it. */
export function referralsOfferedRoutes(app: App, { referrals, database }: ReferralServices): void {
  app.post("/api/referrals/offered/look", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Read a request by the link of an email",
      description: "As the referrer's inbox shows it before acceptance. Changes nothing.",
      body: OfferedRequest,
      response: { 200: OfferedView, ...REFUSALS },
    },
    async handler(request, reply) {
      const { state, request: asked } = await lookByLink(referrals, request.body.token);
      return reply.header("cache-control", "no-store").send({
        state,
        request: asked && { ...asked, requirements: await topRequirements(database, asked.job.id) },
      });
    },
  });

  app.post("/api/referrals/offered/accept", {
    config: { bucket: "network", cost: 1 },
    schema: { summary: "Accept a request by the link of an email", body: OfferedRequest, response: DONE },
    async handler(request, reply) {
      await acceptByLink(referrals, request.body.token);
      return reply
        .header("cache-control", "no-store")
        .send({ message: "You have 7 days. Submit the referral, then mark it as submitted." });
    },
  });

  app.post("/api/referrals/offered/decline", {
    config: { bucket: "network", cost: 1 },
    schema: { summary: "Decline a request by the link of an email", body: OfferedDeclineRequest, response: DONE },
    async handler(request, reply) {
      await declineByLink(referrals, request.body.token, request.body.reason);
      return reply.header("cache-control", "no-store").send({ message: "Declined. Thank you for answering." });
    },
  });
}
