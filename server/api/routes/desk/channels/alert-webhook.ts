import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  AlertWebhookResponse,
  SavedWebhookResponse,
  SaveWebhookRequest,
} from "#contract/schemas/desk/alert-channels.ts";
import { endWebhook, readWebhook, replaceWebhook, restartWebhook, testWebhook } from "#desk/channels/webhook.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { ownRoute } from "./own-route.ts";

const PATH = "/api/me/alert-webhook";
const READ = {
  summary: "My webhook",
  description: "With its latest deliveries; null without one.",
  response: AlertWebhookResponse,
};
const SAVE = {
  summary: "Add or replace my webhook",
  description: "Answers with a new secret, which can’t be read again. Deliveries are signed as Standard Webhooks say.",
  response: SavedWebhookResponse,
  cost: 5,
};
const TEST = {
  summary: "Send a test to my webhook",
  description: "Within a minute. Its result is among the deliveries.",
  response: MessageResponse,
  cost: 5,
};
const RESUME = { summary: "Turn my webhook on again", response: AlertWebhookResponse };
const END = { summary: "Remove my webhook", response: MessageResponse };

/** Registers the calls for a person's webhook: read, make or replace, test, turn on again, end. */
export function alertWebhookRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;

  app.get(PATH, {
    ...ownRoute(services, READ),
    handler: async ({ accountId }, reply) =>
      reply.header("cache-control", "no-store").send({ data: await readWebhook(accounts, accountId) }),
  });

  const save = ownRoute(services, SAVE);
  app.put(PATH, {
    ...save,
    schema: { ...save.schema, body: SaveWebhookRequest },
    async handler({ body, accountId }, reply) {
      const saved = await replaceWebhook(accounts, accountId, body.url);
      // The account was erased after its session was checked.
      if (saved === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.header("cache-control", "no-store").send(saved);
    },
  });

  app.post(`${PATH}/test`, {
    ...ownRoute(services, TEST),
    async handler({ accountId }, reply) {
      await testWebhook(accounts, accountId);
      return reply.header("cache-control", "no-store").send({ message: "The test is on its way." });
    },
  });

  app.post(`${PATH}/resume`, {
    ...ownRoute(services, RESUME),
    handler: async ({ accountId }, reply) =>
      reply.header("cache-control", "no-store").send({ data: await restartWebhook(accounts, accountId) }),
  });

  app.post(`${PATH}/end`, {
    ...ownRoute(services, END),
    async handler({ accountId }, reply) {
      await endWebhook(accounts, accountId);
      return reply.header("cache-control", "no-store").send({ message: "Removed. Nothing more is sent to it." });
    },
  });
}
