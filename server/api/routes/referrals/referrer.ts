import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { CodeAnswer, CodeRequest, InboxResponse, ReferrerSettings } from "#contract/schemas/referral.ts";
import { requirementsOfJobs } from "#desk/match/top-requirements.ts";
import { changeSettings } from "#referrals/referrers/change-settings.ts";
import { referrerInbox } from "#referrals/referrers/referrer-inbox.ts";
import { sendCode } from "#referrals/referrers/send-code.ts";
import { stopReferring } from "#referrals/referrers/stop-referring.ts";
import { verifyCode } from "#referrals/referrers/verify-code.ts";
import { requireRecentPassword, requireReferralAccount } from "#api/http/referral-account.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const RESPONSE = {
  200: MessageResponse,
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
};

/** Becoming and being a referrer: work address, settings, inbox. */
export function referralsReferrerRoutes(app: App, { referrals, sessions, database }: ReferralServices): void {
  const preValidation = requireReferralAccount(sessions);
  const confirmed = requireRecentPassword(sessions);

  app.get("/api/referrals/inbox", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "The referrer's inbox",
      needsAccount: true,
      response: { 200: InboxResponse, 401: ErrorBody, 503: ErrorBody },
    },
    preValidation,
    async handler(request, reply) {
      const inbox = await referrerInbox(referrals, request.accountId);
      const open = inbox.items.filter(({ offer, state }) => offer.state === "live" || state === "accepted");
      const requirements = await requirementsOfJobs(database, [...new Set(open.map(({ job }) => job.id))]);
      return reply.header("cache-control", "no-store").send({ ...inbox, requirements });
    },
  });

  app.post("/api/referrals/referrer/code", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Request a code for a work address",
      description: "The address must be on a domain of the company. Only a keyed hash of it is stored.",
      needsAccount: true,
      body: CodeRequest,
      response: { ...RESPONSE, 200: z.object({ message: z.string(), company: z.string() }) },
    },
    preValidation: confirmed,
    async handler(request, reply) {
      const { company } = await sendCode(referrals, request.accountId, request.body.email);
      return reply
        .header("cache-control", "no-store")
        .send({ message: `We sent a code to your address at ${company}.`, company });
    },
  });

  app.post("/api/referrals/referrer/verify", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Verify a work address with its code",
      needsAccount: true,
      body: CodeAnswer,
      response: RESPONSE,
    },
    preValidation: confirmed,
    async handler(request, reply) {
      const { company } = await verifyCode(referrals, request.accountId, request.body.code);
      return reply.header("cache-control", "no-store").send({ message: `You’re now a referrer for ${company}.` });
    },
  });

  app.post("/api/referrals/referrer/settings", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Change which requests you get",
      needsAccount: true,
      body: ReferrerSettings,
      response: RESPONSE,
    },
    preValidation,
    async handler(request, reply) {
      await changeSettings(referrals, request.accountId, request.body);
      return reply.header("cache-control", "no-store").send({ message: "Saved." });
    },
  });

  app.post("/api/referrals/referrer/leave", {
    config: { bucket: "network", cost: 1 },
    schema: { summary: "Stop being a referrer", needsAccount: true, response: RESPONSE },
    preValidation,
    async handler(request, reply) {
      await stopReferring(referrals, request.accountId);
      return reply.header("cache-control", "no-store").send({ message: "You’re no longer a referrer." });
    },
  });
}
