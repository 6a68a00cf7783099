import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#postgres/database.ts";
import { referralFaults } from "#test/referrals/referral-invariants.ts";
import { createNetworks, peopleOf } from "../../attacks/attack-site.ts";
import type { Answer, Call } from "../../attacks/http-client.ts";
import { ask } from "../../attacks/referrals.ts";

/** What people have been told is done, kept outside the product. */
export interface AcknowledgedWrites {
  /** Registers one more person. */
  signUp(): Promise<void>;
  /** Addresses whose registration was acknowledged. */
  registered: ReadonlySet<string>;
  counts(): { registrations: number; settings: number; moves: number };
  /** Stops writing and waits for the calls in flight. */
  stop(): Promise<void>;
  /** Compares the database with what was acknowledged. */
  compare(database: Database): Promise<WriteFaults>;
}

export interface WriteFaults {
  lost: string[];
  doubled: string[];
  /** Violated invariants of referrals and their credits. */
  broken: string[];
}

export interface Writers {
  database: Database;
  call(path: string, options?: Call): Promise<Answer>;
  /** One JSON line for each acknowledged write. */
  ledgerFile: string;
  settingsWriters: number;
  signUps: boolean;
  referrals: boolean;
}

const STATES = ["offered", "accepted", "submitted", "confirmed"];
const SIGN_UP_EVERY_MS = 200;
const SETTINGS_EVERY_MS = 10;
const PASSWORD = "correct horse battery staple";

/** What was acknowledged, and what writers share. */
interface Ledger extends Writers {
  registered: Set<string>;
  settings: Map<string, { acknowledged: number; sent: number }>;
  moves: Map<string, string>;
  counts: { registrations: number; settings: number; moves: number };
  stopping: AbortController;
  network(): string;
}

/** Writes through the API as people do, and remembers what was acknowledged. A call that fails is an ordinary part of life. */
export function startWriting(options: Writers): AcknowledgedWrites {
  const ledger: Ledger = {
    ...options,
    registered: new Set(),
    settings: new Map(),
    moves: new Map(),
    counts: { registrations: 0, settings: 0, moves: 0 },
    stopping: new AbortController(),
    // Limits aren't what is measured.
    network: createNetworks(),
  };
  const repeat = async (write: (ledger: Ledger) => Promise<void>) => {
    while (!ledger.stopping.signal.aborted) await write(ledger).catch(() => sleep(200));
  };
  const loops = [
    ...(options.signUps ? [repeat(signUp)] : []),
    ...Array.from({ length: options.settingsWriters }, () => repeat(writeSettings)),
    ...(options.referrals ? [repeat(refer)] : []),
  ];
  return {
    signUp: () => signUp(ledger),
    registered: ledger.registered,
    counts: () => ({ ...ledger.counts }),
    async stop() {
      ledger.stopping.abort();
      await Promise.all(loops);
    },
    async compare(database) {
      const found: WriteFaults = { lost: [], doubled: [], broken: await referralFaults(database) };
      await compareAccounts(database, ledger.registered, found);
      await compareSettings(database, ledger.settings, found);
      await compareMoves(database, ledger.moves, found);
      return found;
    },
  };
}

async function call(ledger: Ledger, path: string, call: Call): Promise<Answer | null> {
  const answer = await ledger.call(path, { ...call, from: ledger.network() }).catch(() => null);
  if (answer === null || answer.status >= 500) await sleep(150);
  return answer;
}

function note(ledger: Ledger, kind: keyof Ledger["counts"], key: string, value: unknown): void {
  ledger.counts[kind] += 1;
  appendFileSync(ledger.ledgerFile, `${JSON.stringify({ kind, key, value })}\n`);
}

async function signUp(ledger: Ledger): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const answer = await call(ledger, "/api/auth/register", { body: { name: "Ana Li", email, password: PASSWORD } });
  if (answer?.status === 200 || answer?.status === 201) {
    ledger.registered.add(email);
    note(ledger, "registrations", email, answer.status);
  }
  await sleep(SIGN_UP_EVERY_MS);
}

async function writeSettings(ledger: Ledger): Promise<void> {
  const { id, token } = await peopleOf(ledger.database).member();
  const state = { acknowledged: 0, sent: 0 };
  ledger.settings.set(id, state);
  while (!ledger.stopping.signal.aborted) {
    state.sent += 1;
    const hide = { companies: [], keywords: [`version ${state.sent}`], sources: [], jobs: [], agencies: false };
    const body = { country: null, workday: null, currency: null, period: null, hide };
    const answer = await call(ledger, "/api/me/search-settings", { method: "PUT", body, token });
    if (answer?.status !== 200) continue;
    state.acknowledged = state.sent;
    note(ledger, "settings", id, state.sent);
    await sleep(SETTINGS_EVERY_MS);
  }
}

async function refer(ledger: Ledger): Promise<void> {
  const people = peopleOf(ledger.database);
  const company = `Works ${randomUUID()}`;
  const jobId = await people.job(company);
  const [seeker, referrer] = [await people.member(), await people.referrer(company)];
  const { status, body } = await ask(ledger, seeker, jobId);
  const request = body["id"];
  if (status !== 200 || typeof request !== "string") return;
  const acknowledged = (state: string) => {
    ledger.moves.set(request, state);
    note(ledger, "moves", request, state);
  };
  acknowledged("offered");
  for (const [person, action, state] of [
    [referrer, "accept", "accepted"],
    [referrer, "submit", "submitted"],
    [seeker, "confirm", "confirmed"],
  ] as const) {
    const path = `/api/referrals/requests/${request}/${action}`;
    const answer = await call(ledger, path, { body: {}, token: person.token });
    if (answer?.status !== 200) return;
    acknowledged(state);
  }
}

async function compareAccounts({ pool }: Database, registered: ReadonlySet<string>, found: WriteFaults): Promise<void> {
  const { rows } = await pool.query<{ email: string; accounts: number; mails: number }>(
    `select email, (select count(*)::int from account a where a.email = e.email) as accounts,
       (select count(*)::int from outbox_mail m where m.to_address = e.email and m.message = 'verify-email') as mails
     from unnest($1::text[]) as e (email)`,
    [[...registered]],
  );
  for (const { email, accounts, mails } of rows) {
    if (accounts < 1 || mails < 1) found.lost.push(`registration of ${email}`);
    if (accounts > 1 || mails > 1) found.doubled.push(`registration of ${email}`);
  }
}

async function compareSettings(
  { pool }: Database,
  settings: ReadonlyMap<string, { acknowledged: number; sent: number }>,
  found: WriteFaults,
): Promise<void> {
  // People go on writing while the database answers.
  const acknowledgedBefore = new Map([...settings].map(([id, { acknowledged }]) => [id, acknowledged]));
  const { rows } = await pool.query<{ id: string; version: number }>(
    `select account_id as id, coalesce(substring(s.settings::text from 'version (\\d+)'), '0')::int as version from search_setting s`,
  );
  const stored = new Map(rows.map(({ id, version }) => [id, version]));
  for (const [id, acknowledged] of acknowledgedBefore) {
    const version = stored.get(id) ?? 0;
    const sent = settings.get(id)?.sent ?? 0;
    if (version < acknowledged) found.lost.push(`settings ${id}: ${version} after ${acknowledged}`);
    if (version > sent) found.broken.push(`settings ${id}: ${version}, which nobody has sent`);
  }
}

async function compareMoves({ pool }: Database, moves: ReadonlyMap<string, string>, found: WriteFaults): Promise<void> {
  const movesBefore = [...moves];
  const { rows } = await pool.query<{ id: string; state: string }>(
    "select id, state from referral_request where id = any($1::uuid[])",
    [movesBefore.map(([id]) => id)],
  );
  const stored = new Map(rows.map(({ id, state }) => [id, state]));
  for (const [id, state] of movesBefore) {
    const now = stored.get(id);
    if (now === undefined || STATES.indexOf(now) < STATES.indexOf(state))
      found.lost.push(`request ${id}: ${now} after ${state}`);
  }
}
