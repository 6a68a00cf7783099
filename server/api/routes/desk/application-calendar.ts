import { z } from "zod";
import { CalendarResponse } from "#contract/schemas/desk/application.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { calendarAddresses, calendarFor } from "#desk/applications/calendar.ts";
import { notFound } from "#api/http/api-error.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { secretAddressRoutes } from "./channels/secret-address-routes.ts";

const ERRORS = { 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the calendar of next steps: its secret address, and the calendar at that address. */
export function applicationCalendarRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;

  secretAddressRoutes(app, services, {
    path: "/api/me/applications/calendar",
    addresses: calendarAddresses,
    words: {
      get: "The address of my calendar of next steps",
      renew: "Make a new address for my calendar",
      end: "End my calendar’s address",
    },
    response: CalendarResponse,
    describe: (token) => ({ url: `${accounts.baseUrl}/calendar/${token}.ics` }),
  });

  app.get("/calendar/:file", {
    config: { bucket: "network", cost: 2 },
    schema: {
      summary: "A calendar of next steps (iCalendar)",
      description: "Anyone who knows the address can read it.",
      params: z.object({ file: z.string().max(60).meta({ description: "The secret address, which ends in .ics" }) }),
      response: { 200: z.string(), 400: ErrorBody, ...ERRORS },
    },
    async handler(request, reply) {
      const { file } = request.params;
      const text = file.endsWith(".ics") ? await calendarFor(accounts, file.slice(0, -".ics".length)) : null;
      if (text === null) throw notFound();
      return await reply
        .header("cache-control", "private, no-cache")
        .header("x-robots-tag", "noindex")
        .type("text/calendar; charset=utf-8")
        .send(text);
    },
  });
}
