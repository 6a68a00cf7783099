import { MessageResponse } from "#contract/schemas/auth.ts";
import { EndPushRequest, PushStateResponse, PushSubscriptionRequest } from "#contract/schemas/desk/alert-channels.ts";
import { pushState, subscribeBrowser, unsubscribeBrowser } from "#desk/channels/push.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { ownRoute } from "./own-route.ts";

const PATH = "/api/me/push-subscriptions";
const READ = {
  summary: "My browsers with notifications",
  description: "And the key that a browser needs to subscribe.",
  response: PushStateResponse,
};
const SUBSCRIBE = {
  summary: "Get notifications in a browser",
  description:
    "Takes what `PushSubscription.toJSON()` returns. A browser has one owner, who subscribed last. Safe to repeat.",
  response: MessageResponse,
  cost: 2,
};
const END = { summary: "End notifications in a browser", response: MessageResponse };

/** Registers the calls for notifications in browsers: what a browser needs, subscribe one, end one. */
export function pushSubscriptionsRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;

  app.get(PATH, {
    ...ownRoute(services, READ),
    handler: async ({ accountId }, reply) =>
      reply.header("cache-control", "no-store").send({ data: await pushState(accounts, accountId) }),
  });

  const subscribe = ownRoute(services, SUBSCRIBE);
  app.post(PATH, {
    ...subscribe,
    schema: { ...subscribe.schema, body: PushSubscriptionRequest },
    async handler({ body, accountId }, reply) {
      await subscribeBrowser(accounts, accountId, body);
      return reply.header("cache-control", "no-store").send({ message: "This browser gets notifications." });
    },
  });

  const end = ownRoute(services, END);
  app.post(`${PATH}/end`, {
    ...end,
    schema: { ...end.schema, body: EndPushRequest },
    async handler({ body, accountId }, reply) {
      await unsubscribeBrowser(accounts, accountId, body.endpoint);
      return reply.header("cache-control", "no-store").send({ message: "This browser gets no more notifications." });
    },
  });
}
