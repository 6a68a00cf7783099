import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { CardRequest, CardSlug, CardView } from "#contract/schemas/referrals/referral-card.ts";
import { makeCard, revokeCard, showCard } from "#referrals/cards/referrer-card.ts";
import { requireReferralAccount } from "#api/http/referral-account.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const RESPONSE = { 200: MessageResponse, ...REFUSALS };

/** A referrer's card: its owner makes, changes and revokes it, and everybody who has its address reads it. */
export function referralsCardRoutes(app: App, { referrals, sessions }: ReferralServices): void {
  const preValidation = requireReferralAccount(sessions);

  app.post("/api/referrals/referrer/card", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Make or change your card",
      description: "A public page at a random address that says how you like to be asked.",
      needsAccount: true,
      body: CardRequest,
      response: RESPONSE,
    },
    preValidation,
    async handler(request, reply) {
      await makeCard(referrals, request.accountId, request.body);
      return reply.header("cache-control", "no-store").send({ message: "Saved." });
    },
  });

  app.post("/api/referrals/referrer/card/revoke", {
    config: { bucket: "network", cost: 1 },
    schema: { summary: "Revoke your card", needsAccount: true, response: RESPONSE },
    preValidation,
    async handler(request, reply) {
      await revokeCard(referrals, request.accountId);
      return reply.header("cache-control", "no-store").send({ message: "Revoked. Its link opens nothing any more." });
    },
  });

  app.get("/api/referrals/cards/:slug", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "A referrer's card",
      description: "What a referrer says about how they like to be asked. Contact details are masked.",
      params: z.object({ slug: CardSlug }),
      response: { 200: CardView, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      // A revoked card must be gone at once.
      return reply.header("cache-control", "no-store").send(await showCard(referrals, request.params.slug));
    },
  });
}
