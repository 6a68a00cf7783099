import { MessageResponse } from "#contract/schemas/auth.ts";
import { EndPushRequest, PushStateResponse, PushSubscriptionRequest } from "#contract/schemas/desk/alert-channels.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { pushState, subscribeBrowser, unsubscribeBrowser } from "#desk/channels/push.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const PATH = "/api/me/push-subscriptions";
const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the calls for notifications in browsers: what a browser needs, subscribe one, end one. */
export function pushSubscriptionsRoutes(app: App, { accounts, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);

  app.get(PATH, {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My browsers with notifications",
      description: "And the key that a browser needs to subscribe.",
      needsAccount: true,
      response: { 200: PushStateResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await pushState(accounts, accountId) });
    },
  });

  app.post(PATH, {
    config: { bucket: "network", cost: 2 },
    schema: {
      summary: "Get notifications in a browser",
      description:
        "Takes what `PushSubscription.toJSON()` returns. A browser has one owner, who subscribed last. Safe to repeat.",
      needsAccount: true,
      body: PushSubscriptionRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ body, accountId }, reply) {
      await subscribeBrowser(accounts, accountId, body);
      return reply.header("cache-control", "no-store").send({ message: "This browser gets notifications." });
    },
  });

  app.post(`${PATH}/end`, {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "End notifications in a browser",
      needsAccount: true,
      body: EndPushRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ body, accountId }, reply) {
      await unsubscribeBrowser(accounts, accountId, body.endpoint);
      return reply.header("cache-control", "no-store").send({ message: "This browser gets no more notifications." });
    },
  });
}
