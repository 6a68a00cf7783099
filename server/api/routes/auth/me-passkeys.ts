import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { addPasskey, beginPasskey } from "#accounts/passkeys/add-passkey.ts";
import { beginConfirmation, confirmPasskey } from "#accounts/passkeys/confirm-passkey.ts";
import type { PasskeyCaller } from "#accounts/passkeys/passkey-site.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  AddPasskeyRequest,
  ConfirmPasskeyRequest,
  PasskeyOptionsResponse,
  PasskeysResponse,
} from "#contract/schemas/employers/passkeys.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { PASSKEY_COUNTS_H } from "#contract/values/employers/passkeys.ts";
import { deletePasskeys, hasShownPasskey, passkeysOf } from "#store/accounts/passkeys.ts";
import { isOperator } from "#store/referrals/operators.ts";
import { notFound } from "#api/http/api-error.ts";
import { requireAccount } from "#api/http/bearer.ts";
import { passkeyUnconfirmed, sessionOf } from "#api/http/employers/passkey.ts";
import { requireRecentPassword } from "#api/http/referral-account.ts";
import type { AccountServices, App, Sessions } from "#api/http/services.ts";

const SIGN_IN = "Please sign in to manage your passkeys.";
const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const config = { bucket: "network", cost: 1 } as const;

const requireSignedIn = (sessions: Sessions) => async (request: FastifyRequest) => {
  request.accountId = (await requireAccount(request, sessions, SIGN_IN)).id;
};
const callerOf = (request: FastifyRequest): PasskeyCaller => ({
  accountId: request.accountId,
  session: sessionOf(request),
});
/** A challenge is sent as it is: its shape is WebAuthn's. */
const asOptions = (options: object) => ({ data: { ...options } as Record<string, unknown> });

/** Registers the routes to list, add and remove one's passkeys. */
export function mePasskeysRoutes(app: App, { accounts, database, sessions }: AccountServices): void {
  const { db } = database;
  const signedIn = requireSignedIn(sessions);
  const recentPassword = requireRecentPassword(sessions, SIGN_IN);
  /** The first passkey takes the password; another one takes a passkey of the account, so that a stolen password adds none. */
  const mayChange = async (request: FastifyRequest) => {
    await recentPassword(request);
    const isFirst = (await passkeysOf(db, request.accountId)).length === 0;
    if (!isFirst && !(await hasShownPasskey(db, sessionOf(request), PASSKEY_COUNTS_H))) throw passkeyUnconfirmed();
  };

  app.get("/api/me/passkeys", {
    config,
    schema: {
      summary: "My passkeys",
      description: "The passkeys of the account, and whether one has been shown in this session lately.",
      needsAccount: true,
      response: { 200: PasskeysResponse, ...REFUSALS },
    },
    preValidation: signedIn,
    async handler(request, reply) {
      const { accountId } = request;
      const data = (await passkeysOf(db, accountId)).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        addedAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
      const isConfirmed = await hasShownPasskey(db, sessionOf(request), PASSKEY_COUNTS_H);
      return reply
        .header("cache-control", "no-store")
        .send({ data, isConfirmed, isOperator: await isOperator(db, accountId) });
    },
  });

  app.post("/api/me/passkeys/options", {
    config,
    schema: {
      summary: "Begin to add a passkey",
      description:
        "Returns WebAuthn’s creation options. Needs a recent password, and a passkey if the account has one.",
      needsAccount: true,
      response: { 200: PasskeyOptionsResponse, ...REFUSALS },
    },
    preValidation: mayChange,
    handler: async (request, reply) =>
      await reply.header("cache-control", "no-store").send(asOptions(await beginPasskey(accounts, callerOf(request)))),
  });

  app.post("/api/me/passkeys", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "Add a passkey",
      description: "Takes what the authenticator made for the options of this session, once and within five minutes.",
      needsAccount: true,
      body: AddPasskeyRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation: mayChange,
    async handler(request, reply) {
      await addPasskey(accounts, callerOf(request), request.body);
      return reply.header("cache-control", "no-store").send({ message: "The passkey is added." });
    },
  });

  app.post("/api/me/passkeys/:id/remove", {
    config,
    schema: {
      summary: "Remove one of my passkeys",
      description: "Needs a recent password and a shown passkey.",
      needsAccount: true,
      params: z.object({ id: z.string() }),
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation: mayChange,
    async handler({ accountId, params: { id } }, reply) {
      if (!/^[1-9]\d{0,17}$/.test(id) || (await deletePasskeys(db, accountId, id)) === 0) throw notFound();
      return reply.header("cache-control", "no-store").send({ message: "The passkey is removed." });
    },
  });
}

/** Registers the routes to show a passkey, after which calls that take one work in the session. */
export function confirmPasskeyRoutes(app: App, { accounts, sessions }: AccountServices): void {
  const preValidation = requireSignedIn(sessions);

  app.post("/api/me/passkeys/confirm-options", {
    config,
    schema: {
      summary: "Begin to show a passkey",
      description: "Returns WebAuthn’s request options.",
      needsAccount: true,
      response: { 200: PasskeyOptionsResponse, ...REFUSALS },
    },
    preValidation,
    handler: async (request, reply) =>
      await reply
        .header("cache-control", "no-store")
        .send(asOptions(await beginConfirmation(accounts, callerOf(request)))),
  });

  app.post("/api/me/passkeys/confirm", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "Show a passkey",
      description: `Calls that answer 403 \`confirm-passkey\` work in this session for ${PASSKEY_COUNTS_H} hours from then.`,
      needsAccount: true,
      body: ConfirmPasskeyRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await confirmPasskey(accounts, callerOf(request), request.body);
      return reply.header("cache-control", "no-store").send({ message: "Thank you." });
    },
  });
}
