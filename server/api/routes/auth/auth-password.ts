import { z } from "zod";
import { forgotPassword } from "#accounts/forgot-password.ts";
import { resetPassword } from "#accounts/reset-password.ts";
import { EmailRequest, MessageResponse, ResetRequest } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const ANSWERS = { 200: MessageResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the routes for a forgotten password: mail a reset link, set a new password. */
export function authPasswordRoutes(app: App, { accounts }: AccountServices): void {
  app.post("/api/auth/forgot-password", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Mail a reset link",
      description: "The response is the same whether or not the address has an account.",
      body: EmailRequest,
      response: ANSWERS,
    },
    async handler(request, reply) {
      await forgotPassword(accounts, request.body.email, clientOf(request));
      return reply
        .header("cache-control", "no-store")
        .send({ message: "If the address has an account, a reset link is on its way." });
    },
  });

  app.post("/api/auth/reset-password/:token", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Set a new password",
      description:
        "Ends every session of the account. For ten minutes the same token with the same password succeeds again.",
      params: z.object({ token: z.string() }),
      body: ResetRequest,
      response: ANSWERS,
    },
    async handler(request, reply) {
      await resetPassword(accounts, request.params.token, request.body.password, clientOf(request));
      return reply.header("cache-control", "no-store").send({ message: "Your password has been reset successfully." });
    },
  });
}
