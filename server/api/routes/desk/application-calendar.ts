import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { CalendarResponse } from "#contract/schemas/desk/application.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { calendarAddress, calendarFor, endCalendar, renewCalendar } from "#desk/applications/calendar.ts";
import { notFound } from "#api/http/api-error.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const ERRORS = { 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the calendar of next steps: its secret address, and the calendar at that address. */
export function applicationCalendarRoutes(app: App, { accounts, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);

  app.get("/api/me/applications/calendar", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "The address of my calendar of next steps",
      description: "Null until you make one.",
      needsAccount: true,
      response: { 200: CalendarResponse, ...ERRORS },
    },
    preValidation,
    async handler(request, reply) {
      const url = await calendarAddress(accounts, request.accountId);
      return reply.header("cache-control", "no-store").send({ data: url === null ? null : { url } });
    },
  });

  app.post("/api/me/applications/calendar/renew", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Make a new address for my calendar",
      description: "The address before stops working.",
      needsAccount: true,
      response: { 200: CalendarResponse, ...ERRORS },
    },
    preValidation,
    async handler(request, reply) {
      const url = await renewCalendar(accounts, request.accountId);
      return reply.header("cache-control", "no-store").send({ data: { url } });
    },
  });

  app.post("/api/me/applications/calendar/end", {
    config: { bucket: "network", cost: 1 },
    schema: { summary: "End my calendar’s address", needsAccount: true, response: { 200: MessageResponse, ...ERRORS } },
    preValidation,
    async handler(request, reply) {
      await endCalendar(accounts, request.accountId);
      return reply.header("cache-control", "no-store").send({ message: "The address no longer works." });
    },
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
