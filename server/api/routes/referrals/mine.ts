import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  AskRequest,
  AskResponse,
  MailSettingRequest,
  MyReferralsResponse,
  OddsResponse,
  WatchRequest,
} from "#contract/schemas/referral.ts";
import { ask } from "#referrals/requests/ask.ts";
import { myReferrals, odds } from "#referrals/seeker-view.ts";
import { setMail, watch } from "#referrals/seekers/company-watch.ts";
import { requireReferralAccount } from "#api/http/referral-account.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** A seeker's own requests, asking for a referral, and the odds before it. */
export function referralsMineRoutes(app: App, { referrals, sessions }: ReferralServices): void {
  const preValidation = requireReferralAccount(sessions);

  app.get("/api/referrals", {
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
    schema: {
      summary: "Ask for a referral",
      description: "Holds one credit and offers the request to at most three referrers of the job's company.",
      needsAccount: true,
      body: AskRequest,
      response: { 200: AskResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send(await ask(referrals, request.accountId, request.body));
    },
  });

  app.get("/api/referrals/odds", {
    schema: {
      summary: "The odds of a referral for a job",
      description: "From real counts; with the reason, where this person cannot ask.",
      needsAccount: true,
      querystring: z.object({ job: z.string({ error: "Please name the job" }).meta({ description: "Id of the job" }) }),
      response: { 200: OddsResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      return reply
        .header("cache-control", "no-store")
        .send(await odds(referrals, request.accountId, request.query.job));
    },
  });

  app.post("/api/referrals/watch", {
    schema: {
      summary: "Hear when somebody joins at a company",
      needsAccount: true,
      body: WatchRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const company = await watch(referrals, request.accountId, request.body);
      const message = request.body.watch
        ? `We write to you when somebody at ${company} joins.`
        : `You will not hear about ${company}.`;
      return reply.header("cache-control", "no-store").send({ message });
    },
  });

  app.post("/api/referrals/mail", {
    schema: {
      summary: "How to be told",
      description: "At once, once a day, or not by mail.",
      needsAccount: true,
      body: MailSettingRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await setMail(referrals, request.accountId, request.body.mail);
      return reply.header("cache-control", "no-store").send({ message: "Saved." });
    },
  });
}
