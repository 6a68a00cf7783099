import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { deleteAccount, keepAccount } from "#accounts/settings/delete-account.ts";
import { accountSettings } from "#accounts/settings/account-settings.ts";
import {
  AccountSettingsResponse,
  NotificationChanges,
  NotificationChoices,
} from "#contract/schemas/account-settings.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { DELETE_AFTER_DAYS } from "#contract/values/account-settings.ts";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { notificationChoices, setNotificationChoices } from "#store/accounts/account-settings.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import { bearerToken, requireAccount } from "#api/http/bearer.ts";
import { requireRecentPassword } from "#api/http/referral-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

export const SIGN_IN = "Please sign in to see your settings.";
const REFUSALS = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the routes of the account's settings: notifications, what we keep, and deletion. */
export function meAccountRoutes(app: App, { accounts, sessions, database }: AccountServices): void {
  async function preValidation(request: FastifyRequest): Promise<void> {
    request.accountId = (await requireAccount(request, sessions, SIGN_IN)).id;
  }

  app.get("/api/me/account", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My account's settings",
      description: "Also what is kept about me, as numbers of records by kind.",
      needsAccount: true,
      response: { 200: AccountSettingsResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const data = await accountSettings(accounts, request.accountId);
      // The account was erased after its session was checked.
      if (data === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/me/notifications", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Choose which mails I get",
      description: "Changes the choices it names and returns all of them. Safe to repeat.",
      needsAccount: true,
      body: NotificationChanges,
      response: { 200: z.object({ data: NotificationChoices }), 400: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const data = await inTransaction(database, async (trx) => {
        await setNotificationChoices(trx, request.accountId, request.body);
        return await notificationChoices(trx, request.accountId);
      });
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/me/delete", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Delete my account",
      description: `Erases everything after ${DELETE_AFTER_DAYS} days, unless undone. Ends the other sessions. Needs a recent password. Safe to repeat.`,
      needsAccount: true,
      response: { 200: MessageResponse.extend({ deleteAfter: z.iso.datetime() }), 403: ErrorBody, ...REFUSALS },
    },
    preValidation: requireRecentPassword(sessions, SIGN_IN),
    async handler(request, reply) {
      const caller = { accountId: request.accountId, token: bearerToken(request) ?? "" };
      const deleteAfter = (await deleteAccount(accounts, caller)).toISOString();
      return reply
        .header("cache-control", "no-store")
        .send({ message: `Your account will be deleted in ${DELETE_AFTER_DAYS} days.`, deleteAfter });
    },
  });

  app.post("/api/me/delete/undo", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Keep my account",
      description: "Undoes the deletion while it waits. Safe to repeat.",
      needsAccount: true,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await keepAccount(accounts, request.accountId);
      return reply.header("cache-control", "no-store").send({ message: "Your account stays. Nothing was deleted." });
    },
  });
}
