import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  AskRequest,
  AskResponse,
  MailSettingRequest,
  MyReferralsResponse,
  RequestCheckResponse,
  WatchRequest,
} from "#contract/schemas/referral.ts";
import { topRequirements } from "#desk/match/top-requirements.ts";
import { askForReferral } from "#referrals/requests/ask.ts";
import { myReferrals } from "#referrals/seekers/my-referrals.ts";
import { requestCheck } from "#referrals/seekers/request-check.ts";
import { watchCompany } from "#referrals/seekers/watch-company.ts";
import { setMailChoice } from "#store/referrals/events.ts";
import { requireReferralAccount } from "#api/http/referral-account.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** A seeker's own requests, the check before asking, and the asking. */
export function referralsMineRoutes(app: App, { referrals, sessions }: ReferralServices): void {
  const preValidation = requireReferralAccount(sessions);

  app.get("/api/referrals", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My referral requests",
      needsAccount: true,
      response: { 200: MyReferralsResponse, 401: ErrorBody, 503: ErrorBody },
    },
    preValidation,
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send(await myReferrals(referrals, request.accountId));
    },
  });

  app.post("/api/referrals", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Ask for a referral",
      description: "Holds one credit and offers the request to at most three referrers of the job's company.",
      needsAccount: true,
      body: AskRequest,
      response: { 200: AskResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      return reply
        .header("cache-control", "no-store")
        .send(await askForReferral(referrals, request.accountId, request.body));
    },
  });

  app.get("/api/referrals/check", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Whether you can ask for a referral to a job",
      description: "With the company's figures, and the reason if you can't ask.",
      needsAccount: true,
      querystring: z.object({ job: z.string({ error: "Please name a job" }).meta({ description: "Id of the job" }) }),
      response: { 200: RequestCheckResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send({
        ...(await requestCheck(referrals, request.accountId, request.query.job)),
        requirements: await topRequirements(referrals.database, request.query.job),
      });
    },
  });

  app.post("/api/referrals/watch", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Get an email when a referrer joins at a company",
      needsAccount: true,
      body: WatchRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const company = await watchCompany(referrals, request.accountId, request.body);
      const message = request.body.watch
        ? `We’ll email you when somebody at ${company} joins.`
        : `We won’t email you about ${company}.`;
      return reply.header("cache-control", "no-store").send({ message });
    },
  });

  app.post("/api/referrals/mail", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Choose how to get referral emails",
      description: "At once, once a day, or never.",
      needsAccount: true,
      body: MailSettingRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await setMailChoice(referrals.database.db, request.accountId, request.body.mail);
      return reply.header("cache-control", "no-store").send({ message: "Saved." });
    },
  });
}
