import { z } from "zod";
import { register } from "#accounts/register.ts";
import { resendVerification } from "#accounts/resend-verification.ts";
import { verifyEmail } from "#accounts/verify.ts";
import { EmailRequest, MessageResponse, RegisterRequest } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the routes to create an account, verify its address and resend the verification mail. */
export function authRegistrationRoutes(app: App, { accounts }: AccountServices): void {
  app.post("/api/auth/register", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Register",
      description:
        "Mails a verification link. The response is the same if the address has an account; then its owner gets a notice.",
      body: RegisterRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      await register(accounts, request.body, clientOf(request));
      return reply
        .header("cache-control", "no-store")
        .send({ message: "Please check your email for a verification link." });
    },
  });

  app.get("/api/auth/verify/:token", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Verify the address",
      description: "Safe to repeat: the same live token succeeds again and changes nothing.",
      params: z.object({ token: z.string() }),
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      await verifyEmail(accounts, request.params.token, clientOf(request));
      return reply.header("cache-control", "no-store").send({ message: "Your email is verified." });
    },
  });

  app.post("/api/auth/resend-verification", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Mail another verification link",
      description: "At most one mail a minute and three a day. The response is the same for every address.",
      body: EmailRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      await resendVerification(accounts, request.body.email, clientOf(request));
      return reply
        .header("cache-control", "no-store")
        .send({ message: "If the address still needs to be verified, a new email is on its way." });
    },
  });
}
