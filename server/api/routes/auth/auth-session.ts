import { deviceName } from "#accounts/sessions/device-name.ts";
import { login } from "#accounts/login.ts";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { accountOfToken, logout } from "#accounts/sessions.ts";
import { userOf } from "#accounts/user-of.ts";
import { LoginRequest, LoginResponse, MeResponse, MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import { bearerToken } from "#api/http/bearer.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** Registers the routes to log in, log out and read the current account. */
export function authSessionRoutes(app: App, { accounts }: AccountServices): void {
  app.post("/api/auth/login", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Log in",
      body: LoginRequest,
      response: { 200: LoginResponse, 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const opened = await login(accounts, request.body, clientOf(request), deviceName(request.headers["user-agent"]));
      return reply.header("cache-control", "no-store").send(opened);
    },
  });

  app.get("/api/auth/me", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Return the logged-in account",
      needsAccount: true,
      response: { 200: MeResponse, 401: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const token = bearerToken(request);
      const account = token === null ? null : await accountOfToken(accounts, token);
      if (account === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.header("cache-control", "no-store").send({ user: await userOf(accounts.database.db, account) });
    },
  });

  app.post("/api/auth/logout", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Log out",
      description: "Ends the session of the bearer token, if there is one.",
      response: { 200: MessageResponse, 503: ErrorBody },
    },
    async handler(request, reply) {
      const token = bearerToken(request);
      if (token !== null) await logout(accounts, token);
      return reply.header("cache-control", "no-store").send({ message: "You are logged out." });
    },
  });
}
