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
  /** Stops the clients and returns how many acknowledged writes the database doesn't have. */
  stop(database: Database): Promise<number>;
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
export async function startTraffic(origin: () => string, database: Database, writers = 2): Promise<Traffic> {
  const members = await Promise.all(Array.from({ length: writers }, () => member(database)));
  const report: TrafficReport = {
    answers: {},
    hung: 0,
    longestMs: 0,
    unauthenticated: 0,
    acknowledged: 0,
    registered: [],
    outagesMs: [],
  };
  let stopping = false;
  let networks = 0;
  let acknowledgedAt = performance.now();

  async function call(path: string, { token, body, method = "GET" }: Call = {}): Promise<number> {
    const began = performance.now();
    networks += 1;
    const network = `11.${Math.floor(networks / 65_536) % 256}.${Math.floor(networks / 256) % 256}.${networks % 256}`;
    let status = 0;
    try {
      const response = await fetch(origin() + path, {
        method,
        signal: AbortSignal.timeout(HUNG_MS),
        headers: {
          "x-forwarded-for": network,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      status = response.status;
    } catch (error) {
      if (error instanceof Error && error.name === "TimeoutError") report.hung += 1;
    }
    const kind = status === 0 ? "no answer" : String(status);
    report.answers[kind] = (report.answers[kind] ?? 0) + 1;
    report.longestMs = Math.max(report.longestMs, Math.round(performance.now() - began));
    if (status === 401) report.unauthenticated += 1;
    return status;
  }

  async function write(one: Member): Promise<boolean> {
    const next = one.acknowledged + 1;
    const settings = {
      ...SETTINGS,
      hide: { companies: [`write-${next}`], keywords: [], sources: [], agencies: false },
    };
    const status = await call("/api/me/search-settings", { method: "PUT", token: one.token, body: settings });
    if (status !== 200) return false;
    one.acknowledged = next;
    report.acknowledged += 1;
    const now = performance.now();
    if (now - acknowledgedAt > OUTAGE_MS) report.outagesMs.push(Math.round(now - acknowledgedAt));
    acknowledgedAt = now;
    return true;
  }

  async function until(work: () => Promise<unknown>): Promise<void> {
    while (!stopping) {
      await work();
      await sleep(100);
    }
  }

  const first = members[0]!;
  const me = () => call("/api/auth/me", { token: first.token });
  const search = () => call("/api/jobs", { token: first.token });
  const clients = [until(search), until(me), ...members.map((each) => until(() => write(each)))];
  return {
    report,
    async recovered(limitMs) {
      const began = performance.now();
      while (performance.now() - began < limitMs) {
        const statuses = await Promise.all([search(), me(), call("/readyz")]);
        const before = report.acknowledged;
        if (statuses.every((status) => status === 200)) {
          await sleep(300);
          if (report.acknowledged > before) return Math.round(performance.now() - began);
        }
        await sleep(100);
      }
      return null;
    },
    async register() {
      const email = `${randomUUID()}@new.example`;
      const body = { name: "Ana Li", email, password: "correct horse battery" };
      if ((await call("/api/auth/register", { method: "POST", body })) === 200) report.registered.push(email);
    },
    async stop(stored) {
      stopping = true;
      await Promise.all(clients);
      let lost = 0;
      for (const { id, acknowledged } of members) {
        const { rows } = await stored.pool.query<{ company: string | null }>(
          "select settings #>> '{hide,companies,0}' as company from search_setting where account_id = $1",
          [id],
        );
        // A write that was not acknowledged may have been stored.
        if (Number(rows[0]?.company?.replace("write-", "") ?? 0) < acknowledged) lost += 1;
      }
      const { rows } = await stored.pool.query<{ lost: number }>(
        "select count(*)::int as lost from unnest($1::text[]) as r (email) where not exists (select from account a where a.email = r.email)",
        [report.registered],
      );
      return lost + (rows[0]?.lost ?? 0);
    },
  };
}

interface Call {
  token?: string;
  body?: object;
  method?: string;
}
