import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { cancelEmailChange, changeEmail } from "#accounts/settings/change-email.ts";
import { confirmEmail } from "#accounts/settings/confirm-email.ts";
import { ChangeEmailRequest, ConfirmEmailResponse } from "#contract/schemas/account-settings.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { EMAIL_CHANGE_HOURS } from "#contract/values/account-settings.ts";
import { requireAccount } from "#api/http/bearer.ts";
import { clientOf } from "#api/http/client.ts";
import { requireRecentPassword } from "#api/http/referral-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { SIGN_IN } from "./me-account.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the routes that change the account's address, confirm the change and cancel it. */
export function meEmailRoutes(app: App, { accounts, sessions }: AccountServices): void {
  app.post("/api/me/email", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Change my address",
      description: `Mails a link to the current address and one to the new address, which work for ${EMAIL_CHANGE_HOURS} hours. The address changes once both are confirmed. Needs a recent password.`,
      needsAccount: true,
      body: ChangeEmailRequest,
      response: { 200: MessageResponse, 403: ErrorBody, 404: ErrorBody, ...REFUSALS },
    },
    preValidation: requireRecentPassword(sessions, SIGN_IN),
    async handler(request, reply) {
      await changeEmail(accounts, request.accountId, request.body.email);
      return reply
        .header("cache-control", "no-store")
        .send({ message: "We mailed a link to both addresses. Open both to make the change." });
    },
  });

  app.post("/api/me/email/cancel", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Cancel the change of my address",
      description: "Neither link works afterwards. Safe to repeat.",
      needsAccount: true,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async preValidation(request: FastifyRequest) {
      request.accountId = (await requireAccount(request, sessions, SIGN_IN)).id;
    },
    async handler(request, reply) {
      await cancelEmailChange(accounts, request.accountId);
      return reply.header("cache-control", "no-store").send({ message: "Your address stays as it is." });
    },
  });

  app.post("/api/auth/confirm-email/:token", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Confirm a change of address",
      description: "With the token of one of the two mailed links. Safe to repeat.",
      params: z.object({ token: z.string().max(200) }),
      response: { 200: ConfirmEmailResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      const answer = await confirmEmail(accounts, request.params.token, clientOf(request));
      return reply.header("cache-control", "no-store").send(answer);
    },
  });
}
