import { sql } from "kysely";
import { openAccounts } from "#accounts/open-accounts.ts";
import { buildApp } from "#api/app.ts";
import { openModel } from "#test/search/open-model.ts";
import { readConfig } from "#app/config.ts";
import { createLog } from "#app/log.ts";
import { type Database } from "#postgres/database.ts";
import { withDatabase } from "./measuring/own-database.ts";

const DEFAULT_PAIRS = 2000;
const HERE = { network: "127.0.0.1", known: true };
const PASSWORD = "correct horse battery";
/** Pairs in flight at once: calls mostly wait for their minimum duration, and an attacker does not measure an idle machine. */
const CONCURRENCY = 6;

/**
 * Measures whether register, forgot-password, resend-verification and login distinguish a known address from an unknown
 * one: `--pairs=N` interleaved pairs per call (default 2,000) over real HTTP. Prints the pairs whose status or body differ,
 * and the AUC of the response time (0.5 reveals nothing, 1 everything). A control call that leaks proves the measurement.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const pairs = Number(args.find((arg) => arg.startsWith("--pairs="))?.split("=")[1] ?? DEFAULT_PAIRS);
  return withDatabase({}, (database) => measureEnumeration(database, pairs));
}

/** What pairs of a known and an unknown address showed, by call. */
export type EnumerationFigures = Record<string, { differences: number; auc: number }>;

interface Call {
  name: string;
  path: string;
  body(email: string): object;
}

const CALLS: Call[] = [
  {
    name: "register",
    path: "/api/auth/register",
    body: (email) => ({ name: "Ana Li", email, password: "another long password" }),
  },
  { name: "forgot", path: "/api/auth/forgot-password", body: (email) => ({ email }) },
  { name: "resend", path: "/api/auth/resend-verification", body: (email) => ({ email }) },
  { name: "login", path: "/api/auth/login", body: (email) => ({ email, password: "a wrong password" }) },
];

/** Sends pairs of a known and an unknown address to each call, and to a call named `control` that leaks. */
export async function measureEnumeration(database: Database, pairs: number): Promise<EnumerationFigures> {
  const log = createLog("silent");
  const config = readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters", TRUST_PROXY: "127.0.0.1" });
  const accounts = openAccounts({ config, database, log });
  const search = await openModel({ database, log });
  const app = await buildApp({ config, log, database, search, accounts });
  // A careless implementation: it hashes only for known addresses.
  const leaky = async (request: { body: unknown; ip: string }) => {
    const { email } = request.body as { email: string };
    const { rows } = await sql<{
      passwordHash: string;
    }>`select password_hash from account where email_key = ${email}`.execute(database.db);
    if (rows[0])
      await accounts.hasher.matches("a wrong password", rows[0].passwordHash, { network: request.ip, known: true });
    return { message: "done" };
  };
  app.post("/leaky", { config: { bucket: "network", cost: 1 } }, leaky);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  try {
    const figures: EnumerationFigures = {};
    const control: Call = { name: "control", path: "/leaky", body: (email) => ({ email }) };
    for (const call of [...CALLS, control]) {
      const count = call === control ? Math.min(pairs, 200) : pairs;
      await addKnown(database, await accounts.hasher.hash(PASSWORD, HERE), call.name, count);
      const { known, unknown, different } = await timePairs(origin, call, count);
      const share = Number(auc(known, unknown).toFixed(3));
      figures[call.name] = { differences: different, auc: share };
      console.log(
        `${call.name.padEnd(10)} ${count} pairs, ${different} differ, AUC ${share}, median ${median(known)} and ${median(unknown)} ms`,
      );
    }
    return figures;
  } finally {
    await app.close();
    await search.close();
  }
}

/** Adds one account per pair, so that no limit per address applies; half are unverified, as resend needs. */
async function addKnown(database: Database, hash: string, group: string, count: number): Promise<void> {
  await sql`insert into account (email, email_key, name, password_hash, terms_version, email_verified_at)
    select address, address, 'Ana Li', ${hash}, 'x', case when n % 2 = 0 then now() end
    from generate_series(1, ${count}::int) n, lateral (select ${group}::text || '-known-' || n || '@example.com' as address) a`.execute(
    database.db,
  );
}

async function timePairs(
  origin: string,
  call: Call,
  pairs: number,
): Promise<{ known: number[]; unknown: number[]; different: number }> {
  const known: number[] = [];
  const unknown: number[] = [];
  let different = 0;
  let next = 0;
  const worker = async () => {
    while (next < pairs) {
      next += 1;
      const n = next;
      const measure = async (kind: "known" | "unknown") => {
        const from = `10.${(n >> 12) & 255}.${(n >> 4) & 255}.${((n & 15) << 1) | (kind === "known" ? 1 : 0)}`;
        const started = performance.now();
        const response = await fetch(origin + call.path, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": from },
          body: JSON.stringify(call.body(`${call.name}-${kind}-${n}@example.com`)),
        });
        const text = await response.text();
        (kind === "known" ? known : unknown).push(performance.now() - started);
        return `${response.status} ${text}`;
      };
      // The order alternates, so that a warm cache favours neither.
      const first = n % 2 === 0 ? "known" : "unknown";
      const one = await measure(first);
      const other = await measure(first === "known" ? "unknown" : "known");
      if (one !== other) different += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { known, unknown, different };
}

/** Returns the probability that response time distinguishes a known from an unknown address; 0.5 means not at all. */
function auc(known: number[], unknown: number[]): number {
  const all = [...known.map((ms) => ({ ms, known: true })), ...unknown.map((ms) => ({ ms, known: false }))].toSorted(
    (a, b) => a.ms - b.ms,
  );
  let rankSum = 0;
  for (const [index, entry] of all.entries()) if (entry.known) rankSum += index + 1;
  const share = (rankSum - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
  return Math.max(share, 1 - share);
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
