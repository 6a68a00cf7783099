import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { ReferralNews, SeenRequest } from "#contract/schemas/referral.ts";
import { referralNews } from "#referrals/seekers/referral-news.ts";
import { markNewsSeen } from "#store/referrals/news.ts";
import { requireReferralAccount } from "#api/http/referral-account.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** What the header and a job's page show of a person's referrals. */
export function referralsNewsRoutes(app: App, { referrals, sessions }: ReferralServices): void {
  const preValidation = requireReferralAccount(sessions);

  app.get("/api/referrals/news", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "What is new about my referrals",
      description: "How many requests have unseen news, and the newest request for each job.",
      needsAccount: true,
      response: { 200: ReferralNews, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send(await referralNews(referrals, request.accountId));
    },
  });

  app.post("/api/referrals/seen", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Mark news about my referrals as seen",
      needsAccount: true,
      body: SeenRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await markNewsSeen(referrals.database.db, request.accountId, request.body.upTo);
      return reply.header("cache-control", "no-store").send({ message: "Seen." });
    },
  });
}
