import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sql } from "kysely";
import type { Logger } from "#app/log.ts";
import { deriveSecrets } from "#app/secrets.ts";
import { pruneMails, recentMails } from "#store/operations/outbox.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { mailDelivery } from "#test/mail-delivery.ts";
import { startMailServer } from "#test/mail-server.ts";
import { deliverDueMails, deliverMail } from "./deliver.ts";
import { enqueueMail } from "./enqueue-mail.ts";

const database = await testDatabase();
const SECRET = "a secret of more than thirty-two characters";
const secrets = deriveSecrets(SECRET);
const server = await startMailServer();
const context = mailDelivery({ database, secrets, smtpUrl: server.url });
/** Gives up on a server that says nothing. */
const impatient = mailDelivery({ database, secrets, smtpUrl: server.url, silenceMs: 300 });
const WAIT = { timeout: 30_000, interval: 20 };

let accountId = "";

beforeAll(async () => {
  const { rows } = await sql<{ id: string }>`
    insert into account (email, email_key, name, password_hash, terms_version)
    values ('ana@example.com', 'ana@example.com', 'Ana Li', 'none', 'test') returning id`.execute(database.db);
  accountId = rows[0]!.id;
});
beforeEach(async () => {
  await sql`truncate outbox_mail, graphile_worker._private_jobs`.execute(database.db);
  server.received.length = 0;
  server.next.length = 0;
});
afterAll(async () => {
  for (const { transport } of [context, impatient]) transport.close();
  await server.close();
});

async function write(cause: string, name = "Ana Li"): Promise<boolean> {
  const recipient = { accountId, address: "ana@example.com", name, cause };
  const data = { link: "https://afield.example/verify-email/a.b.c" };
  return await enqueueMail({ db: database.db, secrets }, "verify-email", recipient, data);
}

/** Returns the queued tasks, with the seconds between queueing and running each. */
async function waitingTasks(): Promise<{ task: string; inS: number }[]> {
  const { rows } = await sql<{ task: string; inS: number }>`
    select task_identifier as task, round(extract(epoch from run_at - updated_at))::int as "inS" from graphile_worker.jobs`.execute(
    database.db,
  );
  return rows;
}

/** Ends the backoff and the leases. */
async function waitOver(): Promise<void> {
  await sql`update outbox_mail set next_try_at = now(), lease_until = null where sent_at is null`.execute(database.db);
}

test("writes a mail and its task in the transaction of their cause, once per cause", async () => {
  expect(await write("one")).toBe(true);
  expect(await write("one")).toBe(false);
  expect(await waitingTasks()).toEqual([{ task: "send-mail", inS: 0 }]);
  const undone = database.db.transaction().execute(async (trx) => {
    const recipient = { accountId, address: "ana@example.com", name: "", cause: "undone" };
    await enqueueMail({ db: trx, secrets }, "referrer-code", recipient, {
      code: "123456",
      company: "Acme",
      minutes: 15,
    });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  expect(await waitingTasks()).toHaveLength(1);
  expect(await recentMails(database.db, 5)).toHaveLength(1);
});

test("sends a mail by its id only once", async () => {
  await write("one");
  await write("two");
  const [mail] = await recentMails(database.db, 1);
  expect(await deliverMail(context, mail!.id)).toBe(1);
  expect(await deliverMail(context, mail!.id)).toBe(0);
  expect(server.received).toHaveLength(1);
});

test("sends a mail once, as text and HTML, and drops its data", async () => {
  await write("one");
  expect(await deliverDueMails(context)).toBe(1);
  expect(await deliverDueMails(context)).toBe(0);
  expect(server.received).toHaveLength(1);
  const { raw, to } = server.received[0]!;
  expect(to).toEqual(["ana@example.com"]);
  expect(raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  expect(raw).toMatch(/^auto-submitted: auto-generated/im);
  const [mail] = await recentMails(database.db, 1);
  expect(mail).toMatchObject({ encryptedData: null, attempts: 1, lastError: null });
});

test("does not let a name add a header or a recipient", async () => {
  await write("one", 'Ana" <eve@example.com>, "x');
  await deliverDueMails(context);
  expect(server.received[0]!.to).toEqual(["ana@example.com"]);
});

test.each([{ code: 421 }, { code: 451 }, "drop-after-data" as const, { stallMs: 60_000 }])(
  "retries a mail after %j",
  async (behaviour) => {
    server.next.push(behaviour);
    await write("one");
    const isSilent = typeof behaviour === "object" && "stallMs" in behaviour;
    expect(await deliverDueMails(isSilent ? impatient : context)).toBe(0);
    const [waiting] = await recentMails(database.db, 1);
    expect(waiting!.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(waiting!.lastError).toMatch(/mail server/);
    expect(waiting!.lastError).not.toContain("ana@");
    expect(await waitingTasks()).toEqual([{ task: "send-mail", inS: 60 }]);
    await waitOver();
    expect(await deliverDueMails(context)).toBe(1);
    // A mail is sent twice only if the server accepted it but its response was lost. The message id is then the same.
    expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(1);
    expect(server.received).toHaveLength(behaviour === "drop-after-data" ? 2 : 1);
  },
);

test("abandons a permanently refused mail at once, with an alarm", async () => {
  const alarms: unknown[] = [];
  const log = { ...silentLog, error: (fields: unknown) => alarms.push(fields) } as unknown as Logger;
  server.next.push({ code: 550 });
  await write("one");
  await deliverDueMails({ ...context, log });
  const [mail] = await recentMails(database.db, 1);
  expect(mail!.abandonedAt).not.toBeNull();
  expect(alarms).toEqual([expect.objectContaining({ alarm: "mail-dead", reason: "the mail server answered 550" })]);
});

test("abandons a mail after eight attempts, with an alarm, and keeps its data for the operator", async () => {
  await write("one");
  for (let n = 0; n < 8; n++) {
    server.next.push({ code: 450 });
    await deliverDueMails(context);
    await waitOver();
  }
  expect(await deliverDueMails(context)).toBe(0);
  const [mail] = await recentMails(database.db, 1);
  expect(mail).toMatchObject({ attempts: 8 });
  expect(mail!.abandonedAt).not.toBeNull();
  expect(mail!.encryptedData).not.toBeNull();
});

test("sends the mail of a killed sender when its lease ends, and never leases a mail to two senders", async () => {
  for (let n = 0; n < 30; n++) await write(`mail ${n}`);
  await sql`update outbox_mail set lease_until = now() + interval '1 minute' where cause_key like '%:mail 0'`.execute(
    database.db,
  );
  const sent = await Promise.all([deliverDueMails(context), deliverDueMails(context)]);
  expect(sent[0] + sent[1]).toBe(29);
  await sql`update outbox_mail set lease_until = now() where cause_key like '%:mail 0'`.execute(database.db);
  expect(await deliverDueMails(context)).toBe(1);
  expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(30);
});

test("holds a mail for as long as a slow server takes, so that a second worker doesn't send it too", async () => {
  const one = mailDelivery({ database, secrets, smtpUrl: server.url, leaseS: 1 });
  const two = mailDelivery({ database, secrets, smtpUrl: server.url, leaseS: 1 });
  for (let n = 0; n < 6; n++) {
    await write(`mail ${n}`);
    server.next.push({ acceptAfterMs: 2500 });
  }
  const first = deliverDueMails(one);
  await vi.waitUntil(() => server.next.length <= 2, WAIT);
  const later = new Promise<number>((resolve) => setTimeout(() => resolve(deliverDueMails(two)), 1500));
  expect((await first) + (await later)).toBe(6);
  expect(server.received.map((mail) => mail.messageId).toSorted()).toEqual(
    [...new Set(server.received.map((mail) => mail.messageId))].toSorted(),
  );
  one.transport.close();
  two.transport.close();
});

test("gives a mail up while it sends it once another sender has leased it", async () => {
  const stopped = mailDelivery({ database, secrets, smtpUrl: server.url, leaseS: 1 });
  await write("one");
  server.next.push({ stallMs: 60_000 });
  const sending = deliverDueMails(stopped);
  await vi.waitUntil(() => server.next.length === 0, WAIT);
  // As if the first process had stood still until its lease ran out.
  await sql`update outbox_mail set lease_until = null`.execute(database.db);
  const second = deliverDueMails(context);
  expect(await sending).toBe(0);
  expect(await second).toBe(1);
  expect((await recentMails(database.db, 1))[0]).toMatchObject({ attempts: 2, lastError: null, abandonedAt: null });
  expect(server.received).toHaveLength(1);
  stopped.transport.close();
});

test("sends several mails at a time over a few connections, and those that found no room afterwards", async () => {
  const before = server.connections();
  const delivery = mailDelivery({ database, secrets, smtpUrl: server.url, atOnce: 3 });
  for (let n = 0; n < 12; n++) await write(`mail ${n}`);
  const ids = (await recentMails(database.db, 12)).map((mail) => mail.id);
  const sent = await Promise.all(ids.map((id) => deliverMail(delivery, id)));
  expect(sent.filter((count) => count > 0)).toHaveLength(3);
  expect(server.received).toHaveLength(12);
  expect(server.connections() - before).toBeLessThanOrEqual(3);
  delivery.transport.close();
});

test("sends a mail over a new connection when the server has closed the idle one, and never one that it took", async () => {
  await write("one");
  await deliverDueMails(context);
  server.next.push("drop-after-data");
  await write("two");
  expect(await deliverDueMails(context)).toBe(0);
  expect(server.received).toHaveLength(2);
  await write("three");
  expect(await deliverDueMails(context)).toBe(1);
  expect(server.received).toHaveLength(3);
});

test("gives up on a server that takes too long altogether", async () => {
  const hurried = mailDelivery({ database, secrets, smtpUrl: server.url, longestMs: 200 });
  server.next.push({ stallMs: 60_000 });
  await write("one");
  expect(await deliverDueMails(hurried)).toBe(0);
  expect((await recentMails(database.db, 1))[0]!.lastError).toBe("the mail server took too long");
  hurried.transport.close();
});

test("records a sent mail when the database is back, instead of sending it again", async () => {
  await write("one");
  await sql`create function refuse_once() returns trigger language plpgsql as $$
    begin
      if new.sent_at is not null and nextval('refusals') < 3 then raise exception 'the database is away'; end if;
      return new;
    end $$`.execute(database.db);
  await sql`create sequence refusals`.execute(database.db);
  await sql`create trigger refuse_once before update on outbox_mail for each row execute function refuse_once()`.execute(
    database.db,
  );
  expect(await deliverDueMails(context)).toBe(1);
  await sql`drop trigger refuse_once on outbox_mail`.execute(database.db);
  await waitOver();
  expect(await deliverDueMails(context)).toBe(0);
  expect(server.received).toHaveLength(1);
});

test("loses no mail when the sender is killed before the server accepts it", async () => {
  server.next.push({ stallMs: 60_000 });
  await write("one");
  const child = spawn(
    process.execPath,
    [path.resolve("test/processes/send-due-mails.ts"), database.url, server.url, SECRET],
    {
      stdio: "ignore",
    },
  );
  const exited = new Promise((resolve) => child.once("exit", resolve));
  // The server stalls once the child has sent the data.
  await vi.waitUntil(() => server.next.length === 0, WAIT);
  child.kill("SIGKILL");
  await exited;
  expect(await deliverDueMails(context)).toBe(0);
  await sql`update outbox_mail set lease_until = now()`.execute(database.db);
  expect(await deliverDueMails(context)).toBe(1);
  expect(server.received).toHaveLength(1);
});

test("deletes mails 30 days after they were sent, or abandoned, and no others", async () => {
  for (const cause of ["sent long ago", "sent lately", "abandoned long ago", "waiting long"]) await write(cause);
  const set = async (cause: string, column: string, days: number) => {
    await sql`
      update outbox_mail set created_at = now() - interval '31 days',
        ${sql.ref(column)} = now() - make_interval(days => ${days}) where cause_key like ${`%:${cause}`}`.execute(
      database.db,
    );
  };
  await set("sent long ago", "sent_at", 31);
  await set("sent lately", "sent_at", 29);
  await set("abandoned long ago", "abandoned_at", 31);
  await set("waiting long", "next_try_at", 31);
  expect(await pruneMails(database.db)).toBe(2);
  const causes = (await recentMails(database.db, 10)).map((mail) => mail.causeKey.split(":").at(-1)!);
  expect(causes.toSorted()).toEqual(["sent lately", "waiting long"]);
});
