import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { GuestAlertRequest, GuestAlertsResponse, GuestSearchRequest } from "#contract/schemas/desk/guest-alerts.ts";
import { SavedSearchId } from "#contract/schemas/desk/saved-search.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { askForAlerts } from "#desk/guests/ask-for-alerts.ts";
import { changeAlert } from "#desk/guests/change-alert.ts";
import { confirmAlert } from "#desk/guests/confirm-alert.ts";
import { endAlert, endAllAlerts, endMailedAlerts } from "#desk/guests/end-alerts.ts";
import { managePage } from "#desk/guests/guest-links.ts";
import { listAlerts } from "#desk/guests/list-alerts.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { unsubscribeRoutes } from "#api/http/unsubscribe-routes.ts";
import { savedSearchQuery } from "#api/params/saved-search-params.ts";

const ASKED = "If this address can get mail, a link is on its way to it. Nothing else is sent until you confirm there.";
const ENDED = "These alerts have ended.";
const REFUSALS = { 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };

const Token = z.object({ token: z.string().max(200).meta({ description: "The token of a mailed link" }) });
const Search = Token.extend({ id: SavedSearchId.meta({ description: "Id of the search" }) });

/** Registers the calls of alerts without an account: ask, list, confirm, change and end. A mailed token says whose they are. */
export function guestAlertsRoutes(app: App, services: AccountServices): void {
  const { accounts, config } = services;
  askRoute(app, services);

  app.get("/api/guest-alerts/:token", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "The alerts of an address without an account",
      description: "Opening changes nothing.",
      params: Token,
      response: { 200: GuestAlertsResponse, ...REFUSALS },
    },
    async handler({ params: { token } }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await listAlerts(accounts, token) });
    },
  });

  app.delete("/api/guest-alerts/:token", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "End every alert of an address without an account",
      description: "Deletes everything that we know about the address.",
      params: Token,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async handler({ params: { token } }, reply) {
      await endAllAlerts(accounts, token);
      return reply.header("cache-control", "no-store").send({ message: ENDED });
    },
  });

  searchRoutes(app, services);
  unsubscribeRoutes(app, {
    path: "/api/guest-alerts/unsubscribe",
    post: {
      summary: "End the alerts that a mail told of",
      description: "The one-click action of List-Unsubscribe. Ends no other alert of the address.",
    },
    get: { summary: "Open the page that changes and ends them" },
    settingsUrl: (token) => managePage(accounts, token) ?? config.baseUrl,
    end: (token) => endMailedAlerts(accounts, token),
    message: ENDED,
  });
}

function askRoute(app: App, { accounts, config, search }: AccountServices): void {
  const isLive = (capability: "referrals") => !config.comingSoon.includes(capability);
  app.post("/api/guest-alerts", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Ask for alerts without an account",
      description:
        "Mails the address a link, whose page confirms the search. The answer is the same for every address. A search without a filter is refused.",
      body: GuestAlertRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      // Only the read model knows which company a name means.
      if (!search.ready) throw searchNotReady();
      const { email, params, frequency, timeZone } = request.body;
      const query = savedSearchQuery(params, { referrals: isLive("referrals"), match: false }, search.companies);
      const site = { openSearch: config.openSearch, companyNameOf: (slug: string) => search.companies.nameOf(slug) };
      await askForAlerts(accounts, { email, query, frequency, timeZone }, site, clientOf(request));
      return reply.header("cache-control", "no-store").send({ message: ASKED });
    },
  });
}

function searchRoutes(app: App, { accounts }: AccountServices): void {
  const config = { bucket: "network", cost: 1 } as const;

  app.post("/api/guest-alerts/:token/searches/:id/confirm", {
    config,
    schema: {
      summary: "Confirm an alert",
      description: "Begins its mails. Safe to repeat. If the address is an account’s, the search moves to the account.",
      params: Search,
      response: { 200: GuestAlertsResponse, ...REFUSALS, 409: ErrorBody },
    },
    async handler({ params: { token, id } }, reply) {
      await confirmAlert(accounts, token, id);
      return reply.header("cache-control", "no-store").send({ data: await listAlerts(accounts, token) });
    },
  });

  app.put("/api/guest-alerts/:token/searches/:id", {
    config,
    schema: {
      summary: "Change or pause an alert",
      description: "Replaces its frequency and pause, for jobs that wait already too. Safe to repeat.",
      params: Search,
      body: GuestSearchRequest,
      response: { 200: GuestAlertsResponse, ...REFUSALS },
    },
    async handler({ params: { token, id }, body }, reply) {
      await changeAlert(accounts, token, id, body);
      return reply.header("cache-control", "no-store").send({ data: await listAlerts(accounts, token) });
    },
  });

  app.delete("/api/guest-alerts/:token/searches/:id", {
    config,
    schema: {
      summary: "End an alert",
      description: "With the last one, everything that we know about the address is deleted.",
      params: Search,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async handler({ params: { token, id } }, reply) {
      await endAlert(accounts, token, id);
      return reply.header("cache-control", "no-store").send({ message: ENDED });
    },
  });
}
