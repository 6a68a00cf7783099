import type { FastifyRequest } from "fastify";
import { changePassword } from "#accounts/change-password.ts";
import { confirmPassword } from "#accounts/confirm-password.ts";
import type { SignedInCaller } from "#accounts/current-password.ts";
import { ChangePasswordRequest, ConfirmPasswordRequest, MessageResponse } from "#contract/schemas/auth.ts";
import { CONFIRM_PASSWORD, CONFIRM_PASSWORD_AFTER_MIN } from "#contract/values/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { bearerToken, requireAccount } from "#api/http/bearer.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const ANSWERS = { 200: MessageResponse, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the routes that ask for the account's current password. */
export function mePasswordRoutes(app: App, { accounts, sessions }: AccountServices): void {
  async function preValidation(request: FastifyRequest): Promise<void> {
    request.accountId = (await requireAccount(request, sessions, "Please sign in first.")).id;
  }
  /** `requireAccount` refuses requests without a token. */
  const callerOf = (request: FastifyRequest): SignedInCaller => ({
    accountId: request.accountId,
    token: bearerToken(request) ?? "",
    client: clientOf(request),
  });

  app.post("/api/me/password", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Change my password",
      description:
        "Ends my other sessions and mails a notice. For ten minutes the same call succeeds again without changing anything.",
      needsAccount: true,
      body: ChangePasswordRequest,
      response: ANSWERS,
    },
    preValidation,
    async handler(request, reply) {
      await changePassword(accounts, callerOf(request), request.body);
      return reply
        .header("cache-control", "no-store")
        .send({ message: "Your password has been changed. You’re logged out everywhere else." });
    },
  });

  app.post("/api/me/confirm-password", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Enter my password again",
      description: `Calls that answer 403 \`${CONFIRM_PASSWORD}\` work in this session for ${CONFIRM_PASSWORD_AFTER_MIN} minutes from then.`,
      needsAccount: true,
      body: ConfirmPasswordRequest,
      response: ANSWERS,
    },
    preValidation,
    async handler(request, reply) {
      await confirmPassword(accounts, callerOf(request), request.body.password);
      return reply.header("cache-control", "no-store").send({ message: "Thank you." });
    },
  });
}
