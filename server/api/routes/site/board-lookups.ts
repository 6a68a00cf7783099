import { z } from "zod";
import { LookupRequest, LookupResponse } from "#contract/schemas/board-lookup.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { findLookup, insertLookup } from "#store/discovery/board-lookups.ts";
import { queueLookup } from "#store/operations/queue.ts";
import { bearerToken } from "#api/http/bearer.ts";
import { checkedLink } from "#api/http/checked-link.ts";
import { clientOf } from "#api/http/client.ts";
import { LOOKUP_COST, LOOKUP_HEADERS, lookupOf, MOST_WAITING, queueLink } from "#api/http/pasted-links.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** `POST /api/boards/lookups` and `GET /api/boards/lookups/:id`: reads the board behind a pasted link once, in the background. */
export function boardLookupsRoutes(app: App, { database, accounts, sessions }: AccountServices): void {
  app.post("/api/boards/lookups", {
    config: { bucket: "network", cost: LOOKUP_COST },
    schema: {
      summary: "Read the board behind a link once",
      description:
        "Finds the board behind a link and reads it once in the background. A member's find is added, a guest's waits for an operator. Limited per hour and network, and per day and account.",
      body: LookupRequest,
      response: { 202: LookupResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const link = checkedLink(request.body.link);
      const token = bearerToken(request);
      const caller = token === null ? null : await sessions.accountOf(token);
      const account = caller?.isSuspended ? null : caller;
      await accounts.limiter.take("lookupPerNetwork", clientOf(request).network);
      if (account !== null) await accounts.limiter.take("lookupPerAccountDay", account.id);
      const id = await queueLink(database, {
        insert: (trx) => insertLookup(trx, { link, accountId: account?.id ?? null, most: MOST_WAITING }),
        queue: queueLookup,
        doing: "adding boards",
      });
      return reply
        .code(202)
        .header("cache-control", "no-store")
        .send({ data: { id, state: "waiting", problem: null, board: null } });
    },
  });

  app.get("/api/boards/lookups/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Get the result of reading a link",
      description: "The result is kept for a day.",
      params: z.object({ id: z.string() }),
      response: { 200: LookupResponse, 404: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const data = await lookupOf(request.params.id, (id) => findLookup(database, id));
      return reply.headers(LOOKUP_HEADERS).send({ data });
    },
  });
}
