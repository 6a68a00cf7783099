import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  AlertWebhookResponse,
  SavedWebhookResponse,
  SaveWebhookRequest,
} from "#contract/schemas/desk/alert-channels.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { endWebhook, readWebhook, replaceWebhook, restartWebhook, testWebhook } from "#desk/channels/webhook.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const PATH = "/api/me/alert-webhook";
const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the calls for a person's webhook: read, make or replace, test, turn on again, end. */
export function alertWebhookRoutes(app: App, { accounts, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);

  app.get(PATH, {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My webhook",
      description: "With its latest deliveries; null without one.",
      needsAccount: true,
      response: { 200: AlertWebhookResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await readWebhook(accounts, accountId) });
    },
  });

  app.put(PATH, {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "Add or replace my webhook",
      description:
        "Answers with a new secret, which can’t be read again. Deliveries are signed as Standard Webhooks say.",
      needsAccount: true,
      body: SaveWebhookRequest,
      response: { 200: SavedWebhookResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ body, accountId }, reply) {
      const saved = await replaceWebhook(accounts, accountId, body.url);
      // The account was erased after its session was checked.
      if (saved === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.header("cache-control", "no-store").send(saved);
    },
  });

  app.post(`${PATH}/test`, {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "Send a test to my webhook",
      description: "Within a minute. Its result is among the deliveries.",
      needsAccount: true,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      await testWebhook(accounts, accountId);
      return reply.header("cache-control", "no-store").send({ message: "The test is on its way." });
    },
  });

  app.post(`${PATH}/resume`, {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Turn my webhook on again",
      needsAccount: true,
      response: { 200: AlertWebhookResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await restartWebhook(accounts, accountId) });
    },
  });

  app.post(`${PATH}/end`, {
    config: { bucket: "network", cost: 1 },
    schema: { summary: "Remove my webhook", needsAccount: true, response: { 200: MessageResponse, ...REFUSALS } },
    preValidation,
    async handler({ accountId }, reply) {
      await endWebhook(accounts, accountId);
      return reply.header("cache-control", "no-store").send({ message: "Removed. Nothing more is sent to it." });
    },
  });
}
