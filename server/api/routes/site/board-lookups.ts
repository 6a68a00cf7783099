import { z } from "zod";
import { LookupRequest, LookupResponse } from "#contract/schemas/board-lookup.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { findLookup, insertLookup } from "#store/discovery/board-lookups.ts";
import { queueLookup } from "#store/operations/queue.ts";
import { ApiError, notFound } from "#api/http/api-error.ts";
import { bearerToken } from "#api/http/bearer.ts";
import { checkedLink } from "#api/http/checked-link.ts";
import { clientOf } from "#api/http/client.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** All askers together; the rest are asked to come back. */
const MOST_WAITING = 40;
/** A reading costs many outbound requests and a parser's time. */
const POST_COST = 10;

/** `POST /api/boards/lookups` and `GET /api/boards/lookups/:id`: reads the board behind a pasted link once, in the background. */
export function boardLookupsRoutes(app: App, { database, accounts, sessions }: AccountServices): void {
  app.post("/api/boards/lookups", {
    config: { bucket: "network", cost: POST_COST },
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
      const account = token === null ? null : await sessions.accountOf(token);
      await accounts.limiter.take("lookupPerNetwork", clientOf(request).network);
      if (account !== null) await accounts.limiter.take("lookupPerAccountDay", account.id);
      const id = await inTransaction(database, async (trx) => {
        const inserted = await insertLookup(trx, { link, accountId: account?.id ?? null, most: MOST_WAITING });
        if (inserted !== null) await queueLookup(trx, inserted);
        return inserted;
      });
      if (id === null) throw busy();
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
      const id = z.uuid().safeParse(request.params.id);
      const lookup = id.success ? await findLookup(database, id.data) : null;
      if (lookup === null) throw notFound();
      return reply.header("cache-control", "no-store").header("x-robots-tag", "noindex").send({ data: lookup });
    },
  });
}

const busy = () =>
  new ApiError(503, "busy", "Many people are adding boards right now. Please try again in a minute.", {
    retryAfterS: 60,
  });
