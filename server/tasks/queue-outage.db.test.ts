import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { readConfig } from "#app/config.ts";
import { deriveSecrets } from "#app/secrets.ts";
import { MAIL_LEASE_S, MAILS_AT_ONCE } from "#mail/deliver.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { MailSenders } from "#mail/senders.ts";
import type { MailTransport } from "#mail/transport.ts";
import { openDatabase } from "#postgres/database.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { migrate } from "#postgres/migrate.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { silentLog } from "#test/log.ts";
import { temporaryDataDir } from "#test/processes/product-process.ts";
import { startBoardRuns } from "#test/board-runs.ts";
import { startQueue } from "./queue.ts";

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
