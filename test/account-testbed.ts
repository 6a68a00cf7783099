import { type RawBuilder, sql } from "kysely";
import { beforeEach } from "vitest";
import type { AccountContext } from "#accounts/accounts.ts";
import { Limiter } from "#accounts/limits/limits.ts";
import { createRefusals } from "#accounts/limits/refusals.ts";
import { createPasswordHasher } from "#accounts/password-hash.ts";
import { register } from "#accounts/register.ts";
import { verifyEmail } from "#accounts/verify.ts";
import { deriveSecrets } from "#app/secrets.ts";
import type { Connection } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { testDatabase } from "./database/database.ts";
import { silentLog } from "./log.ts";
import { UNPACED } from "./http/unpaced.ts";

export interface TestMail {
  message: string;
  to: string;
  toName: string;
  data: Record<string, string>;
}

/** The network from which the owner of the address calls. */
export const HOME = { network: "203.0.113.1" };
/** A person who registers. */
export const ANA = { name: "Ana Li", email: "Ana@example.com", password: "correct horse battery" };

export type AccountTestbed = Awaited<ReturnType<typeof accountTestbed>>;

/** Opens the account operations over a test database that every test finds empty. Call at the top level of a test file. */
export async function accountTestbed() {
  const database = await testDatabase();
  const secrets = deriveSecrets("a secret of more than thirty-two characters");
  const context: AccountContext = {
    database,
    secrets,
    hasher: createPasswordHasher(silentLog),
    // Tests change the stored hits themselves.
    limiter: new Limiter(database.db, secrets, createRefusals(0)),
    uniformTimes: UNPACED,
    log: silentLog,
    baseUrl: "https://afield.example",
  };
  beforeEach(() => removeAccounts(database));

  /** Where the limits are counted. */
  let limits: Connection = database.db;
  const endWindows = async (which: RawBuilder<boolean>) => {
    await sql`delete from rate_limit where ${which}`.execute(limits);
  };

  const testbed = {
    context,
    database,
    /** Returns the mails in the outbox, newest first. */
    async mails(): Promise<TestMail[]> {
      const rows = await recentMails(database.db, 50);
      return rows.map((row) => ({
        message: row.message,
        to: row.toAddress,
        toName: row.toName,
        data: JSON.parse(secrets.decrypt(row.encryptedData!)),
      }));
    },
    /** Returns the newest mailed link. */
    async newestLink(): Promise<string> {
      return (await testbed.mails()).find((one) => "link" in one.data)!.data.link!;
    },
    /** Returns the token of the newest mailed link. */
    async newestToken(): Promise<string> {
      return (await testbed.newestLink()).split("/").at(-1)!;
    },
    /** Ends the cooldown between two mails. */
    async forgetCooldown(): Promise<void> {
      await sql`update outbox_mail set cause_key = cause_key || ':' || gen_random_uuid()`.execute(database.db);
    },
    /** Ends the current window of the limits that last a minute. */
    endMinute: () => endWindows(sql<boolean>`expires_at - window_start = interval '1 minute'`),
    /** Ends the current window of all limits but those of a day. */
    endQuarter: () => endWindows(sql<boolean>`expires_at - window_start < interval '1 day'`),
    /** Stops the clock of the limits, so that no window ends unasked. Returns what starts it again; call it in `beforeEach`. */
    async stopLimitClock(): Promise<() => Promise<void>> {
      // Within a transaction, now() stays the same.
      const stopped = await database.db.startTransaction().execute();
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(stopped);
      limits = stopped;
      context.limiter = new Limiter(stopped, secrets, createRefusals(0));
      return async () => {
        await stopped.rollback().execute();
        limits = database.db;
        context.limiter = new Limiter(limits, secrets, createRefusals(0));
      };
    },
    /** Creates the verified account of `ANA`. */
    async registered(): Promise<void> {
      await register(context, ANA, HOME);
      await verifyEmail(context, await testbed.newestToken(), HOME);
      await testbed.forgetCooldown();
    },
  };
  return testbed;
}

/** Deletes all accounts, mails and counted hits. */
export async function removeAccounts({ db }: Pick<Database, "db">): Promise<void> {
  await sql`truncate account, outbox_mail, rate_limit cascade`.execute(db);
}

/** Returns the code of the error the promise rejects with, or "none". */
export async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  return await attempt.then(
    () => "none",
    (error: { code: string }) => error.code,
  );
}
