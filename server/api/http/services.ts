import type { FastifyInstance, RawServerDefault } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccountContext } from "#accounts/accounts.ts";
import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import type { SearchModel } from "#search/model.ts";
import type { Database } from "#postgres/database.ts";
import type { AnswerCache } from "#api/cache/response-cache.ts";
import type { CardCache } from "#api/cache/card-cache.ts";
import type { CatalogueStatusReader } from "#api/cache/response-meta.ts";
import type { FilterOptionsReader } from "#api/results/filter-options.ts";
import type { ZodTypes } from "./zod-schemas.ts";

/** Who a bearer token belongs to. */
export interface Sessions {
  /** Null when the database says that the token is dead; rejects when the database cannot say. */
  accountOf(token: string): Promise<{ id: string } | null>;
}

/** What the routes of accounts work with besides. */
export interface AccountServices extends Services {
  accounts: AccountContext;
}

/** What the routes of referrals work with besides. */
export interface ReferralServices extends Services {
  referrals: ReferralContext;
}

/** What the routes work with. */
export interface Services {
  config: Config;
  log: Logger;
  database: Database;
  search: SearchModel;
  sessions: Sessions;
  answers: AnswerCache;
  cards: CardCache;
  catalogue: CatalogueStatusReader;
  filterOptions: FilterOptionsReader;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, ZodTypes>;
