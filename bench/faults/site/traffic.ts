import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { newSessionToken, tokenHash } from "#accounts/tokens.ts";
import type { Database } from "#postgres/database.ts";
import { insertSession } from "#store/accounts/sessions.ts";

/** A request must end within the server's eight seconds; a busy machine gets as long again. */
const HUNG_MS = 16_000;
const SETTINGS = { country: null, workday: null, currency: null, period: null };

/** What the clients of a product saw. */
export interface TrafficReport {
  answers: Record<string, number>;
  /** Of these, answers to searches and to writes. */
  searches: Record<string, number>;
  writes: Record<string, number>;
  /** Requests that had no answer and no error in time. */
  hung: number;
  longestMs: number;
  /** Answers that would make a browser forget its session. */
  unauthenticated: number;
  /** Writes that were acknowledged. */
  acknowledged: number;
  /** Addresses whose registration was acknowledged. */
  registered: string[];
  /** Time in which nothing was acknowledged, for each interruption longer than `OUTAGE_MS`. */
  outagesMs: number[];
}

export interface Traffic {
  report: TrafficReport;
  /** Resolves when search, session and a write all work; returns after how many ms, or null after `limitMs`. */
  recovered(limitMs: number): Promise<number | null>;
  register(): Promise<void>;
  /** Returns how many jobs a search finds. */
  searchTotal(): Promise<number>;
  stop(): Promise<void>;
  /** Counts the acknowledged writes that the database doesn't have. Call it after `stop`. */
  lost(database: Database): Promise<number>;
  /** Removes an acknowledged write from the database, which `lost` must then find. */
  plantLoss(database: Database): Promise<void>;
}

const OUTAGE_MS = 1500;

/** A member of the product under test. */
interface Member {
  id: string;
  token: string;
  acknowledged: number;
}

/** Creates a member directly in the database. */
async function member(database: Database): Promise<Member> {
  const id = randomUUID();
  const token = newSessionToken();
  await database.pool.query(
    `insert into account (id, email, email_key, name, password_hash, email_verified_at, terms_version)
     values ($1, $2, $2, 'Ana Li', 'none', now(), 'test')`,
    [id, `${id}@people.example`],
  );
  await insertSession(database.db, id, tokenHash(token));
  return { id, token, acknowledged: 0 };
}

/** Lets people search, ask who they are and save settings until stopped, and keeps a ledger of what was acknowledged. */
export async function startTraffic(origin: string, database: Database, writers = 2): Promise<Traffic> {
  return new Clients(origin, await Promise.all(Array.from({ length: writers }, () => member(database))));
}

class Clients implements Traffic {
  readonly report: TrafficReport = {
    answers: {},
    searches: {},
    writes: {},
    hung: 0,
    longestMs: 0,
    unauthenticated: 0,
    acknowledged: 0,
    registered: [],
    outagesMs: [],
  };
  readonly #origin: string;
  readonly #members: readonly Member[];
  readonly #first: Member;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>[];
  #networks = 0;
  #acknowledgedAt = performance.now();

  constructor(origin: string, members: readonly Member[]) {
    this.#origin = origin;
    this.#members = members;
    this.#first = members[0]!;
    const work = [() => this.#search(), () => this.#askWhoIAm(), ...members.map((each) => () => this.#write(each))];
    this.#running = work.map((each) => this.#repeat(each));
  }

  async recovered(limitMs: number): Promise<number | null> {
    const began = performance.now();
    while (performance.now() - began < limitMs) {
      const statuses = await Promise.all([this.#search(), this.#askWhoIAm(), this.#call("/readyz")]);
      const before = this.report.acknowledged;
      if (statuses.every((status) => status === 200)) {
        await sleep(300);
        if (this.report.acknowledged > before) return Math.round(performance.now() - began);
      }
      await sleep(100);
    }
    return null;
  }

  async register(): Promise<void> {
    const email = `${randomUUID()}@new.example`;
    const body = { name: "Ana Li", email, password: "correct horse battery" };
    if ((await this.#call("/api/auth/register", { method: "POST", body })) === 200) this.report.registered.push(email);
  }

  async searchTotal(): Promise<number> {
    const headers = { authorization: `Bearer ${this.#first.token}` };
    const answer = await fetch(`${this.#origin}/api/jobs`, { headers });
    return ((await answer.json()) as { total: number }).total;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  lost(stored: Database): Promise<number> {
    return countLost(stored, this.#members, this.report.registered);
  }

  async plantLoss(stored: Database): Promise<void> {
    await stored.pool.query("delete from search_setting where account_id = $1", [this.#first.id]);
  }

  async #repeat(work: () => Promise<unknown>): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await work();
      await sleep(100);
    }
  }

  #search(): Promise<number> {
    return this.#call("/api/jobs", { token: this.#first.token });
  }

  #askWhoIAm(): Promise<number> {
    return this.#call("/api/auth/me", { token: this.#first.token });
  }

  async #write(one: Member): Promise<void> {
    const next = one.acknowledged + 1;
    const hide = { companies: [`write-${next}`], keywords: [], sources: [], jobs: [], agencies: false };
    const call = { method: "PUT", token: one.token, body: { ...SETTINGS, hide } };
    if ((await this.#call("/api/me/search-settings", call)) !== 200) return;
    one.acknowledged = next;
    this.report.acknowledged += 1;
    const now = performance.now();
    if (now - this.#acknowledgedAt > OUTAGE_MS) this.report.outagesMs.push(Math.round(now - this.#acknowledgedAt));
    this.#acknowledgedAt = now;
  }

  /** Returns the status of the answer; 0 without one. Each call comes from a network of its own, so that no limit is reached. */
  async #call(path: string, { token, body, method = "GET" }: Call = {}): Promise<number> {
    const began = performance.now();
    this.#networks += 1;
    const [high, low] = [Math.floor(this.#networks / 256) % 256, this.#networks % 256];
    let status = 0;
    try {
      const response = await fetch(this.#origin + path, {
        method,
        signal: AbortSignal.timeout(HUNG_MS),
        headers: {
          "x-forwarded-for": `11.${Math.floor(this.#networks / 65_536) % 256}.${high}.${low}`,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      status = response.status;
    } catch (error) {
      if (error instanceof Error && error.name === "TimeoutError") this.report.hung += 1;
    }
    this.#count(path, method, status);
    this.report.longestMs = Math.max(this.report.longestMs, Math.round(performance.now() - began));
    return status;
  }

  #count(path: string, method: string, status: number): void {
    const kind = status === 0 ? "no answer" : String(status);
    const { answers, searches, writes } = this.report;
    const counted = [answers];
    if (path === "/api/jobs") counted.push(searches);
    if (method !== "GET") counted.push(writes);
    for (const count of counted) count[kind] = (count[kind] ?? 0) + 1;
    if (status === 401) this.report.unauthenticated += 1;
  }
}

/** Counts the acknowledged writes that the database doesn't have. One that was not acknowledged may have been stored. */
async function countLost(stored: Database, members: readonly Member[], registered: readonly string[]): Promise<number> {
  let lost = 0;
  for (const { id, acknowledged } of members) {
    const { rows } = await stored.pool.query<{ company: string | null }>(
      "select settings #>> '{hide,companies,0}' as company from search_setting where account_id = $1",
      [id],
    );
    if (Number(rows[0]?.company?.replace("write-", "") ?? 0) < acknowledged) lost += 1;
  }
  const { rows } = await stored.pool.query<{ lost: number }>(
    "select count(*)::int as lost from unnest($1::text[]) as r (email) where not exists (select from account a where a.email = r.email)",
    [registered],
  );
  return lost + (rows[0]?.lost ?? 0);
}

interface Call {
  token?: string;
  body?: object;
  method?: string;
}
