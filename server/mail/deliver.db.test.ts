import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { sql } from "kysely";
import type { Logger } from "#app/log.ts";
import { deriveSecrets } from "#app/secrets.ts";
import { enqueueMail, recentMails } from "#store/operations/outbox.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { startMailServer } from "#test/mail-server.ts";
import { deliverDueMails } from "./deliver.ts";
import type { DeliveryContext } from "./deliver.ts";
import { createSmtpTransport } from "./transport.ts";

const database = await testDatabase();
const SECRET = "a secret of more than thirty-two characters";
const secrets = deriveSecrets(SECRET);
const server = await startMailServer();
const context: DeliveryContext = {
  database,
  secrets,
  transport: createSmtpTransport({ smtpUrl: server.url, fromAddress: "no-reply@afield.example", silenceMs: 300 }),
  log: silentLog,
  domain: "afield.example",
};

beforeEach(async () => {
  await sql`truncate outbox_mail`.execute(database.db);
  server.received.length = 0;
  server.next.length = 0;
});
afterAll(async () => {
  context.transport.close();
  await server.close();
});

async function write(cause: string, name = "Ana Li"): Promise<void> {
  const sealed = secrets.seal(JSON.stringify({ name, link: "https://afield.example/verify-email/a.b.c" }));
  await enqueueMail(database.db, {
    accountId: null,
    message: "verify-email",
    causeKey: cause,
    toAddress: "ana@example.com",
    toName: name,
    sealed,
  });
}

/** Lets the wait before the next try pass. */
async function waitOver(): Promise<void> {
  await sql`update outbox_mail set next_try_at = now(), lease_until = null where sent_at is null`.execute(database.db);
}

test("a mail goes out once, in text and HTML, and its data is gone then", async () => {
  await write("one");
  await write("one");
  expect(await deliverDueMails(context)).toBe(1);
  expect(await deliverDueMails(context)).toBe(0);
  expect(server.received).toHaveLength(1);
  const { raw, to } = server.received[0]!;
  expect(to).toEqual(["ana@example.com"]);
  expect(raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  expect(raw).toMatch(/^auto-submitted: auto-generated/im);
  const [mail] = await recentMails(database.db, 1);
  expect(mail).toMatchObject({ sealed: null, attempts: 1, lastError: null });
});

test("a name can add neither a header nor a recipient", async () => {
  await write("one", 'Ana" <eve@example.com>, "x');
  await deliverDueMails(context);
  expect(server.received[0]!.to).toEqual(["ana@example.com"]);
});

test.each([{ code: 421 }, { code: 451 }, "drop-after-data" as const, { stallMs: 60_000 }])(
  "after %j the mail is tried again and not lost",
  async (behaviour) => {
    server.next.push(behaviour);
    await write("one");
    expect(await deliverDueMails(context)).toBe(0);
    const [waiting] = await recentMails(database.db, 1);
    expect(waiting!.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(waiting!.lastError).toMatch(/mail server/);
    expect(waiting!.lastError).not.toContain("ana@");
    await waitOver();
    expect(await deliverDueMails(context)).toBe(1);
    // A repeat happens only where the server took the mail and its answer was lost; it is the same mail then.
    expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(1);
    expect(server.received).toHaveLength(behaviour === "drop-after-data" ? 2 : 1);
  },
);

test("a permanent refusal is given up at once with an alarm", async () => {
  const alarms: unknown[] = [];
  const log = { ...silentLog, error: (fields: unknown) => alarms.push(fields) } as unknown as Logger;
  server.next.push({ code: 550 });
  await write("one");
  await deliverDueMails({ ...context, log });
  const [mail] = await recentMails(database.db, 1);
  expect(mail!.deadAt).not.toBeNull();
  expect(alarms).toEqual([expect.objectContaining({ alarm: "mail-dead", reason: "the mail server answered 550" })]);
});

test("after eight tries a mail is given up with an alarm, its data kept for the operator", async () => {
  await write("one");
  for (let n = 0; n < 8; n++) {
    server.next.push({ code: 450 });
    await deliverDueMails(context);
    await waitOver();
  }
  expect(await deliverDueMails(context)).toBe(0);
  const [mail] = await recentMails(database.db, 1);
  expect(mail).toMatchObject({ attempts: 8 });
  expect(mail!.deadAt).not.toBeNull();
  expect(mail!.sealed).not.toBeNull();
});

test("a mail that a killed sender held comes free when its lease ends, and two senders never share one", async () => {
  for (let n = 0; n < 30; n++) await write(`mail ${n}`);
  await sql`update outbox_mail set lease_until = now() + interval '1 minute' where cause_key = 'mail 0'`.execute(
    database.db,
  );
  const sent = await Promise.all([deliverDueMails(context), deliverDueMails(context)]);
  expect(sent[0] + sent[1]).toBe(29);
  await sql`update outbox_mail set lease_until = now() where cause_key = 'mail 0'`.execute(database.db);
  expect(await deliverDueMails(context)).toBe(1);
  expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(30);
});

test("a sender killed after the commit and before the mail is accepted loses no mail", async () => {
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
  // The server has taken the order to stall once the child has sent the data.
  await vi.waitUntil(() => server.next.length === 0, { timeout: 20_000, interval: 20 });
  child.kill("SIGKILL");
  await exited;
  expect(await deliverDueMails(context)).toBe(0);
  await sql`update outbox_mail set lease_until = now()`.execute(database.db);
  expect(await deliverDueMails(context)).toBe(1);
  expect(server.received).toHaveLength(1);
});
