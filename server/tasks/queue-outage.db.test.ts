import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { readConfig } from "#app/config.ts";
import { createLog } from "#app/log.ts";
import { deriveSecrets } from "#app/secrets.ts";
import { MAIL_LEASE_S, MAILS_AT_ONCE } from "#mail/deliver.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { MailSenders } from "#mail/senders.ts";
import type { MailTransport } from "#mail/transport.ts";
import { openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { addTask } from "#store/operations/queue.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { temporaryDataDir } from "#test/processes/product-process.ts";
import { startBoardRuns } from "#test/board-runs.ts";
import { startQueue } from "./queue.ts";
import { SWEEP_OUTBOX_TASK } from "./sweep-outbox.ts";

const secrets = deriveSecrets("a secret of more than thirty-two characters");

test("the queue survives a database outage during a task and loses no mail", async () => {
  const postgres = await startEmbeddedPostgres(temporaryDataDir());
  const database = openDatabase(postgres.url);
  await migrate(database);
  const runs = await startBoardRuns(database);
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into account (email, email_key, name, password_hash, terms_version)
     values ('ana@example.com', 'ana@example.com', 'Ana', 'none', 'test') returning id`,
  );
  // As the product does: a mail without its task would wait for the next sweep.
  const write = (cause: string) =>
    inTransaction(database, (trx) =>
      enqueueMail(
        { db: trx, secrets },
        "verify-email",
        { accountId: rows[0]!.id, address: "ana@example.com", name: "Ana", cause },
        { link: `https://afield.example/verify-email/${cause}` },
      ),
    );

  const sent: string[] = [];
  let answer: (() => void) | undefined;
  const transport: MailTransport = {
    async send({ text }) {
      if (text.includes("first")) await new Promise<void>((resolve) => (answer = resolve));
      sent.push(text);
    },
    close: () => {},
  };
  const unhandled: unknown[] = [];
  const onUnhandled = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", onUnhandled);
  const queue = await startQueue({
    config: readConfig({}),
    log: silentLog,
    database,
    http: runs.feed.http,
    channelHttp: runs.feed.http,
    mail: {
      database,
      secrets,
      transport,
      log: silentLog,
      domain: "afield.example",
      senders: new MailSenders(MAILS_AT_ONCE),
      leaseS: MAIL_LEASE_S,
    },
  });
  await write("first");
  await vi.waitUntil(() => answer !== undefined, { timeout: 20_000, interval: 20 });

  const postmaster = Number(readFileSync(path.join(postgres.directory, "data/postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(postmaster, "SIGKILL");
  // The server has accepted the mail, but neither the mail nor its task can be marked as done.
  answer!();
  await vi.waitUntil(
    () =>
      write("second").then(
        () => true,
        () => false,
      ),
    { timeout: 60_000, interval: 100 },
  );
  await vi.waitUntil(() => sent.some((text) => text.includes("second")), { timeout: 60_000, interval: 100 });
  expect(unhandled).toEqual([]);

  process.off("unhandledRejection", onUnhandled);
  await queue.stop();
  await database.close();
  await postgres.stop();
});

test("a queue stops although its restart is under way", async () => {
  const database = await testDatabase();
  const runs = await startBoardRuns(database);
  const lines: string[] = [];
  const log = createLog("warn", { destination: { write: (line) => lines.push(line) } });
  const queue = await startQueue({
    config: readConfig({}),
    log,
    database,
    http: runs.feed.http,
    channelHttp: runs.feed.http,
    mail: null,
  });
  // A task that can't be marked as done ends the library's runner.
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()`);
  const holder = await database.pool.connect();
  await holder.query("begin");
  await holder.query("lock table graphile_worker.migrations in access exclusive mode");
  await addTask(database.db, { name: SWEEP_OUTBOX_TASK, key: SWEEP_OUTBOX_TASK, isUrgent: true });
  await expect.poll(() => lines.join("")).toContain("restarting it");
  const held = async () =>
    (
      await holder.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and application_name = 'afield-queue' and wait_event_type = 'Lock'`,
      )
    ).rows[0]!.n;
  await expect.poll(held).toBe(1);
  const stopped = queue.stop();
  await holder.query("commit");
  holder.release();
  await stopped;
});
