import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll } from "vitest";
import { createRefusals } from "#accounts/limits/refusals.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { buildDocumentedApp, type DeclaredRoute } from "#api/app.ts";
import { TokenBuckets } from "#api/load/token-buckets.ts";
import type { SearchModel } from "#search/model.ts";
import { openModel } from "#test/search/open-model.ts";
import { type WrittenSitemaps, writtenSitemaps } from "#test/search/written-sitemaps.ts";
import { readConfig } from "#app/config.ts";
import type { Capability } from "#contract/values/capabilities.ts";
import type { Logger } from "#app/log.ts";
import { recentMails } from "#store/operations/outbox.ts";
import type { Database } from "#postgres/database.ts";
import { testDatabase } from "./database/database.ts";
import { silentLog } from "./log.ts";
import { UNPACED } from "./http/unpaced.ts";

export interface AccountApi {
  app: FastifyInstance;
  accounts: AccountContext;
  routes: readonly DeclaredRoute[];
  search: SearchModel;
  sitemaps: WrittenSitemaps;
  post(url: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  put(url: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  delete(url: string, options?: RequestOptions): Promise<Answer>;
  get(url: string, options?: RequestOptions): Promise<Answer>;
  /** Returns the path of the last mailed link. */
  mailedLink(): Promise<string>;
  /** Returns the token of the last mailed link. */
  mailedToken(): Promise<string>;
  /** Clears every rate limit and cooldown. */
  forgetLimits(): Promise<void>;
  /** Creates a verified account with a live session. */
  signedIn(person?: Partial<typeof PERSON>): Promise<{ token: string; email: string; password: string }>;
  close(): Promise<void>;
}

interface RequestOptions {
  token?: string;
  from?: string;
}

export interface Answer {
  status: number;
  body: Record<string, unknown> & { message: string; field?: string; code?: string };
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

export const PERSON = { name: "Ana Li", email: "ana@example.com", password: "correct horse battery" };
const SECRET = "a secret of more than thirty-two characters";

/**
 * Starts the API with accounts over a test database, called in process. `from` is the client's address. Every capability is live unless held
 * back, so that the routes of all can be tested.
 */
export async function accountApi(
  database: Database,
  log: Logger = silentLog,
  settings: NodeJS.ProcessEnv = {},
  heldBack: readonly Capability[] = [],
): Promise<AccountApi> {
  const config = {
    ...readConfig({ AUTH_SECRET: SECRET, BASE_URL: "https://afield.example", ...settings }),
    comingSoon: [...heldBack],
  };
  // Tests change the stored hits themselves.
  const accounts = openAccounts({ config, database, log, refusals: createRefusals(0), uniformTimes: UNPACED });
  const search = await openModel({ database, log });
  // Tests call faster than any client may, so each call comes ten seconds after the last one.
  let ms = 0;
  const buckets = new TokenBuckets(undefined, () => (ms += 10_000));
  const sitemaps = writtenSitemaps({ config, reading: database, search });
  const { app, routes } = await buildDocumentedApp({ config, log, database, search, accounts, buckets, sitemaps });

  async function call(
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    body: unknown,
    options: RequestOptions = {},
  ): Promise<Answer> {
    const response = await app.inject({
      method,
      url,
      remoteAddress: options.from ?? "203.0.113.1",
      headers: options.token === undefined ? {} : { authorization: `Bearer ${options.token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const json = /json/.test(String(response.headers["content-type"])) ? response.json() : {};
    return { status: response.statusCode, body: json, headers: response.headers, text: response.body };
  }

  const api: AccountApi = {
    app,
    accounts,
    routes,
    search,
    sitemaps,
    post: (url, body, options) => call("POST", url, body, options),
    put: (url, body, options) => call("PUT", url, body, options),
    delete: (url, options) => call("DELETE", url, undefined, options),
    get: (url, options) => call("GET", url, undefined, options),
    async mailedLink() {
      for (const mail of await recentMails(database.db, 20)) {
        const { link } = JSON.parse(accounts.secrets.decrypt(mail.encryptedData!)) as { link?: string };
        if (link) return new URL(link).pathname;
      }
      throw new Error("no mail holds a link");
    },
    mailedToken: async () => (await api.mailedLink()).split("/").at(-1)!,
    async forgetLimits() {
      await sql`delete from rate_limit`.execute(database.db);
      await sql`update outbox_mail set cause_key = cause_key || gen_random_uuid()`.execute(database.db);
    },
    async signedIn(person = {}) {
      const { name, email, password } = { ...PERSON, ...person };
      await api.post("/api/auth/register", { name, email, password });
      await api.get(`/api/auth/verify/${await api.mailedToken()}`);
      const { body } = await api.post("/api/auth/login", { email, password });
      await api.forgetLimits();
      return { token: String(body.token), email, password };
    },
    async close() {
      await app.close();
      await search.close();
      await sitemaps.remove();
    },
  };
  return api;
}

/** Starts the API over an empty database of its own, and stops it after the last test. Call at the top level of a test file. */
export async function accountApiTestbed(log?: Logger): Promise<{ api: AccountApi; database: Database }> {
  const database = await testDatabase();
  const api = await accountApi(database, log);
  afterAll(() => api.close());
  return { api, database };
}
