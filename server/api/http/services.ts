import type { FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccountContext } from "#accounts/accounts.ts";
import type { KeyHolder } from "#accounts/keys/api-key.ts";
import type { KeyTurn } from "#api/load/key-rate.ts";
import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import type { SearchModel } from "#search/model.ts";
import type { SitemapReader } from "#api/sitemaps/sitemap-reader.ts";
import type { Database } from "#postgres/database.ts";
import type { ResponseCache } from "#api/cache/response-cache.ts";
import type { FirstReadingReader } from "#api/cache/first-reading.ts";
import type { CardCache } from "#api/cache/card-cache.ts";
import type { ResponseMetaReader } from "#api/cache/response-meta.ts";
import type { FilterOptionsReader } from "#api/results/filter-options.ts";

export interface Sessions {
  /** Returns whose bearer token it is; null when the token is dead. Rejects when the database cannot tell. */
  accountOf(token: string): Promise<SignedInAccount | null>;
  /** Returns whose API key it is; null when the key is dead. Absent where there are no keys. */
  holderOfKey?(key: string): Promise<CallingKey | null>;
}

/** A key whose holder calls. */
export interface CallingKey extends KeyHolder {
  /** Takes the cost of the call from what the key may send. */
  take(cost: number): KeyTurn;
}

export interface SignedInAccount {
  id: string;
  /** Seconds since the person last entered the password in this session. Unstated counts as long ago. */
  passwordAgeS?: number;
  /** Seconds since the person last showed a passkey in this session. Unstated and null count as never. */
  passkeyAgeS?: number | null;
  /** Whether an operator has suspended the account. Unstated counts as not. */
  isSuspended?: boolean;
}

export interface AccountServices extends Services {
  accounts: AccountContext;
}

export interface ReferralServices extends Services {
  referrals: ReferralContext;
}

/** What every route gets. */
export interface Services {
  config: Config;
  log: Logger;
  database: Database;
  /** Where what everybody may see is read, consistent with `search`: the database or a replica of it, which may be some seconds behind. */
  reading: Database;
  search: SearchModel;
  sessions: Sessions;
  responses: ResponseCache;
  cards: CardCache;
  responseMeta: ResponseMetaReader;
  firstReading: FirstReadingReader;
  filterOptions: FilterOptionsReader;
  /** Absent where nobody writes sitemaps. */
  sitemaps: Pick<SitemapReader, "current" | "open"> | undefined;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, ZodTypeProvider>;
