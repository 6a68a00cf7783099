import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { deriveSecrets } from "#app/secrets.ts";
import type { AlertContext } from "#desk/alerts/compose-alert.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import type { Database } from "#postgres/database.ts";
import { silentLog } from "./log.ts";

const secrets = deriveSecrets("a secret of more than thirty-two characters");

/** Returns what sends alerts in a test. */
export function alertContext(database: Database): AlertContext {
  return { database, secrets, log: silentLog, baseUrl: "https://afield.example", openSearch: false };
}

/** Creates a person with a verified address, Ana. Returns the account's id and the address. */
export async function alertPerson({ db }: Pick<Database, "db">): Promise<{ accountId: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const { rows } = await sql<{ id: string }>`
    insert into account (email, email_key, name, password_hash, terms_version, email_verified_at)
    values (${email}, ${email}, 'Ana', 'none', 'test', now()) returning id`.execute(db);
  return { accountId: rows[0]!.id, email };
}

/** Returns the mails written for a person, the oldest first. */
export async function alertMails({ db }: Pick<Database, "db">, accountId: string): Promise<JobAlertData[]> {
  const mails = await sql<{ encryptedData: Buffer }>`
    select encrypted_data from outbox_mail where account_id = ${accountId} order by created_at`.execute(db);
  return mails.rows.map(({ encryptedData }) => JSON.parse(secrets.decrypt(encryptedData)) as JobAlertData);
}

/** Waits for transactions of other tests, which share the server: a change counts once every older transaction has ended. */
export async function changesDecided({ db }: Pick<Database, "db">): Promise<void> {
  const isDecided = async () => {
    const { rows } = await sql<{ isDecided: boolean }>`
      select coalesce(max(xid) < pg_snapshot_xmin(pg_current_snapshot()), true) as is_decided from job_change`.execute(
      db,
    );
    return rows[0]!.isDecided;
  };
  await expect.poll(isDecided, { timeout: 50_000 }).toBe(true);
}
