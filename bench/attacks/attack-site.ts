import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { createPasswordHasher } from "#accounts/password-hash.ts";
import { newSessionToken, tokenHash } from "#accounts/tokens.ts";
import { createLog } from "#app/log.ts";
import { deriveSecrets, type Secrets } from "#app/secrets.ts";
import { buildWebWhenStale } from "#app/web-build.ts";
import { CAPABILITIES } from "#contract/values/capabilities.ts";
import type { Database } from "#postgres/database.ts";
import { insertSession } from "#store/accounts/sessions.ts";
import { startMailServer } from "#test/mail-server.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { startSite } from "../../e2e/server.ts";
import { type Answer, type Call, callOver } from "./http-client.ts";

const run = promisify(execFile);
const MAIN = path.resolve(import.meta.dirname, "../../server/app/main.ts");
const SECRET = randomBytes(32).toString("base64url");
const MAIL_LIMIT_MS = 20_000;
/** The end of the log, in characters, which says why a mail is missing. */
const LAST_LOG = 3000;
/** The password of everybody that `peopleOf` creates. */
export const MEMBER_PASSWORD = "correct horse battery";
/** Hashed once for all: a hash costs more than the rest of a person. */
let memberHash: Promise<string> | null = null;

/** A person with a verified account and a session. */
export interface Member {
  id: string;
  name: string;
  email: string;
  token: string;
}

/** Our own server as production runs it, and what scripts need to attack it. */
export interface AttackSite {
  port: number;
  pid: number;
  database: Database;
  secrets: Secrets;
  /** Returns everything the server has logged so far. */
  output(): string;
  call(path: string, options?: Call): Promise<Answer>;
  /** Returns an address of a network that hasn't called yet. */
  network(): string;
  member(name?: string): Promise<Member>;
  /** Creates a verified referrer of the company, which must have a job. */
  referrer(company: string, name?: string): Promise<Member>;
  /** Saves an open job and returns its id. */
  job(company: string): Promise<string>;
  /** Returns the decoded mails that have arrived at an address. */
  mailsTo(address: string): string[];
  /** Waits for the mails to an address. Throws when they don't arrive. */
  waitForMails(address: string, count: number): Promise<string[]>;
  /** Runs a command of the product on the same data and returns its output. */
  command(...args: string[]): Promise<string>;
}

/** Runs `use` with a production-mode server on loopback over a migrated, empty database, and stops the server. */
export async function withAttackSite<T>(database: Database, use: (site: AttackSite) => Promise<T>): Promise<T> {
  await buildWebWhenStale();
  const mails = await startMailServer();
  const settings = {
    NODE_ENV: "production",
    BASE_URL: "https://afield.example",
    DATABASE_URL: database.url,
    AUTH_SECRET: SECRET,
    SMTP_URL: mails.url,
    TRUST_PROXY: "127.0.0.1",
    BOARDS: "none",
    COMING_SOON: CAPABILITIES.filter((each) => each !== "referrals").join(","),
  };
  try {
    const server = await startSite(settings);
    try {
      const mailsTo = (address: string) =>
        mails.received.filter(({ to }) => to.includes(address)).map(({ raw }) => decoded(raw));
      return await use({
        ...peopleOf(database),
        port: Number(new URL(server.baseUrl).port),
        pid: server.pid,
        database,
        secrets: deriveSecrets(SECRET),
        output: server.output,
        call: callOver(server.baseUrl),
        network: createNetworks(),
        mailsTo,
        waitForMails: (address, count) => waitFor(() => mailsTo(address), count, server.output),
        async command(...args) {
          const env = {
            PATH: process.env["PATH"],
            DATABASE_URL: database.url,
            LOG_LEVEL: "silent",
            AUTH_SECRET: SECRET,
          };
          return (await run(process.execPath, [MAIN, ...args], { env })).stdout;
        },
      });
    } finally {
      await server.stop();
    }
  } finally {
    await mails.close();
  }
}

/** Returns a function that makes up an address of another network at each call. */
export function createNetworks(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `11.${Math.floor(count / 65_536)}.${Math.floor(count / 256) % 256}.${count % 256}`;
  };
}

/** Creates people directly in the database, because registration is what other attacks measure. */
export function peopleOf(database: Database): Pick<AttackSite, "member" | "referrer" | "job"> {
  const { db, pool } = database;
  async function member(name = "Ana Li"): Promise<Member> {
    const id = randomUUID();
    const token = newSessionToken();
    const email = `person-${id}@people.example`;
    await pool.query(
      `insert into account (id, email, email_key, name, password_hash, email_verified_at, terms_version, created_at)
       values ($1, $2, $2, $3, $4, now(), 'test', now() - interval '30 days')`,
      [id, email, name, await (memberHash ??= hashOf(MEMBER_PASSWORD))],
    );
    await insertSession(db, id, tokenHash(token));
    return { id, name, email, token };
  }
  return {
    member,
    async referrer(company, name = "Rhea Ferrer") {
      const person = await member(name);
      await pool.query(
        `insert into referrer (account_id, company_id, domain, mailbox_hash)
         select $1, id, 'test.example', $2 from company where name = $3`,
        [person.id, randomBytes(32), company],
      );
      return person;
    },
    job: (company) => saveTestJob(database, { company, title: "Backend Engineer", roles: ["backend-engineer"] }),
  };
}

async function hashOf(password: string): Promise<string> {
  return await createPasswordHasher(createLog("silent")).hash(password, { network: "127.0.0.1", known: true });
}

async function waitFor(read: () => string[], count: number, output: () => string): Promise<string[]> {
  const deadline = Date.now() + MAIL_LIMIT_MS;
  while (read().length < count) {
    if (Date.now() > deadline)
      throw new Error(`${read().length} of ${count} mails arrived. The log ends:\n${output().slice(-LAST_LOG)}`);
    await sleep(50);
  }
  return read();
}

/** Decodes quoted-printable text, so that links are whole. */
function decoded(raw: string): string {
  return raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
