import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#app/config.ts";
import { deriveSecrets } from "#app/secrets.ts";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { MAIL_LEASE_S, MAILS_AT_ONCE } from "#mail/deliver.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { MailSenders } from "#mail/senders.ts";
import { addTask, queueScheduledTasks } from "#store/operations/queue.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { startQueue } from "./queue.ts";
import { SWEEP_OUTBOX_TASK } from "./sweep-outbox.ts";

const BACKLOG = 300;
const secrets = deriveSecrets("a secret of more than thirty-two characters");
const database = await testDatabase();

beforeEach(async () => {
  await database.pool.query(
    "truncate outbox_mail; delete from graphile_worker._private_jobs; delete from scheduled_task",
  );
  for (let task = 0; task < BACKLOG; task += 1) await addTask(database.db, { name: "prune-lookups" });
});

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'prune-lookups'",
  );
  return rows[0]!.count;
}

/** Runs the queue until a mail is sent. Returns how many tasks of the backlog were left then. */
async function leftWhenSent(): Promise<number> {
  let left: number | undefined;
  const transport = {
    async send() {
      left ??= await waiting();
    },
    close: () => {},
  };
  const mail = {
    database,
    secrets,
    transport,
    log: silentLog,
    domain: "afield.example",
    senders: new MailSenders(MAILS_AT_ONCE),
    leaseS: MAIL_LEASE_S,
  };
  const http = createOutboundHttp();
  onTestFinished(() => http.close());
  const context = { config: readConfig({}), log: silentLog, database, http, channelHttp: http, mail };
  const queue = await startQueue(context);
  onTestFinished(() => queue.stop());
  await vi.waitUntil(() => left !== undefined, { timeout: 60_000, interval: 20 });
  return left!;
}

async function writeMail(): Promise<void> {
  const recipient = { accountId: null, address: "ana@people.example", name: "Ana", cause: randomUUID() };
  const data = { name: "Ana", receipt: randomUUID(), at: new Date().toISOString(), removed: [] };
  await inTransaction(database, (db) => enqueueMail({ db, secrets }, "account-erased", recipient, data));
}

test("sends a mail before the background tasks that queued up during an outage", async () => {
  await writeMail();
  expect(await leftWhenSent()).toBeGreaterThan(BACKLOG / 2);
});

test("sweeps up a mail whose task was lost before the background tasks that queued up", async () => {
  await writeMail();
  await database.pool.query("delete from graphile_worker._private_jobs where key like 'send-mail:%'");
  await queueScheduledTasks(database, [{ name: SWEEP_OUTBOX_TASK, minute: new Date(), isUrgent: true }]);
  expect(await leftWhenSent()).toBeGreaterThan(BACKLOG / 2);
});
