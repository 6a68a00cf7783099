import { z } from "zod";
import { LookupRequest } from "#contract/schemas/board-lookup.ts";
import { PostingLookupResponse } from "#contract/schemas/desk/posting-lookup.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { checkedLink } from "#api/http/checked-link.ts";
import { clientOf } from "#api/http/client.ts";
import { LOOKUP_COST, LOOKUP_HEADERS, lookupOf, MOST_WAITING, queueLink } from "#api/http/pasted-links.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { ownPosting } from "#desk/import/own-posting.ts";
import { findPostingLookup, finishPostingLookup, insertPostingLookup } from "#store/desk/posting-lookups.ts";
import { queuePostingLookup } from "#store/operations/queue.ts";

/** `POST /api/desk/posting-lookups` and `GET …/:id`: reads the posting behind a pasted link once, in the background. */
export function postingLookupsRoutes(app: App, { config, database, accounts }: AccountServices): void {
  app.post("/api/desk/posting-lookups", {
    config: { bucket: "network", cost: LOOKUP_COST },
    schema: {
      summary: "Read the posting behind a link once",
      description:
        "For tracking an application to any job. Needs no account; limited per hour and network. Nothing of it becomes a job. A link to a job of ours is done at once and names its id, without a request to any site.",
      body: LookupRequest,
      response: { 202: PostingLookupResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const own = await ownPosting(database, request.body.link, config.baseUrl);
      const link = own === null ? checkedLink(request.body.link) : request.body.link;
      await accounts.limiter.take("postingLookupPerNetwork", clientOf(request).network);
      const id = await queueLink(database, {
        insert: (trx) => insertPostingLookup(trx, link, MOST_WAITING),
        // Our own job is known already.
        queue: own === null ? queuePostingLookup : async () => {},
        doing: "pasting links",
      });
      if (own !== null) await finishPostingLookup(database, id, own);
      const data = own && (await findPostingLookup(database, id));
      return reply
        .code(202)
        .header("cache-control", "no-store")
        .send({ data: data ?? { id, state: "waiting", problem: null, found: null } });
    },
  });

  app.get("/api/desk/posting-lookups/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Get the posting behind a link",
      description: "The result is kept for a day.",
      params: z.object({ id: z.string() }),
      response: { 200: PostingLookupResponse, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const data = await lookupOf(request.params.id, (id) => findPostingLookup(database, id));
      return reply.headers(LOOKUP_HEADERS).send({ data });
    },
  });
}
