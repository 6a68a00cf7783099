import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { decrypt } from "http_ece";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, expect, test } from "vitest";
import { readConfig } from "#app/config.ts";
import type { AlertWebhook } from "#contract/schemas/desk/alert-channels.ts";
import type { AlertContext } from "#desk/alerts/compose-alert.ts";
import { sendAlerts } from "#desk/alerts/send-alerts.ts";
import { accountApi } from "#test/account-api.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { openChannelHttp } from "./channel-http.ts";
import { deliverAlerts } from "./deliver-alerts.ts";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const WEBHOOK = "https://hooks.example.com/afield?room=7";
const ENDPOINT = "https://push.example.com/send/";
const PATH = "/api/me/alert-webhook";

const database = await testDatabase();
const jobId = await saveTestJob(database, { title: "Nurse", company: "Kestrow Grid", roles: ["nurse"] });
const api = await accountApi(database);
/** What the receiver answers next, and what it got. */
const answers: { status: number; location?: string }[] = [];
const received: Received[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    const { status, location } = answers.shift() ?? { status: 204 };
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });
});
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const { port } = receiver.address() as AddressInfo;
const http = openChannelHttp(readConfig({ FEED_REPLAY: `http://127.0.0.1:${port}` }));
const context: AlertContext = {
  database,
  secrets: api.accounts.secrets,
  log: silentLog,
  baseUrl: "https://afield.example",
  openSearch: false,
};
const deliver = () => deliverAlerts({ ...context, http });

const { token } = await api.signedIn({ name: "Ana Li" });
const { rows: accounts } = await sql<{ id: string }>`select id from account`.execute(database.db);
const accountId = accounts[0]!.id;
afterEach(async () => {
  answers.length = 0;
  received.length = 0;
  await sql`truncate alert_delivery, alert_webhook, push_subscription, saved_search, alert_job`.execute(database.db);
});
afterAll(async () => {
  await http.close();
  await api.close();
  receiver.close();
});

async function saveWebhook(url = WEBHOOK): Promise<string> {
  const { status, text, body } = await api.put(PATH, { url }, { token });
  expect(status, text).toBe(200);
  return String(body["secret"]);
}
async function webhook(): Promise<AlertWebhook> {
  return (await api.get(PATH, { token })).body["data"] as AlertWebhook;
}
/** Makes the person due to hear of the job. */
async function hearOfJob(): Promise<void> {
  const id = randomUUID();
  const saved = await api.put(`/api/me/searches/${id}`, { name: "Nights", params: "role=nurse" }, { token });
  expect(saved.status, saved.text).toBe(200);
  await sql`
    insert into alert_job (account_id, job_id, search_id, due_at) values (${accountId}, ${jobId}, ${id}, now())
    on conflict (account_id, job_id) do update set settled_at = null, due_at = now(), search_id = excluded.search_id`.execute(
    database.db,
  );
  await sql`
    insert into alert_setting (account_id, due_at) values (${accountId}, now())
    on conflict (account_id) do update set due_at = now(), last_mail_at = null`.execute(database.db);
  await sendAlerts(context);
}
async function makeDue(): Promise<void> {
  await sql`update alert_delivery set next_try_at = now()`.execute(database.db);
}
function verified({ body, headers }: Received, secret: string): unknown {
  return new Webhook(secret).verify(body.toString("utf8"), headers as Record<string, string>);
}

test("sends an alert to the webhook, signed so that the library of Standard Webhooks accepts it and no altered or old one", async () => {
  const secret = await saveWebhook();
  expect(JSON.stringify(await webhook())).not.toContain(secret);
  await hearOfJob();
  expect(await deliver()).toEqual({ delivered: 1, failed: 0 });
  const [delivery] = received;
  expect(delivery!.path).toBe("/hooks.example.com/afield?room=7");
  expect(verified(delivery!, secret)).toMatchObject({
    type: "job-alert",
    data: {
      jobs: [
        { title: "Nurse", company: "Kestrow Grid", search: "Nights", url: `https://afield.example/job/job-${jobId}` },
      ],
      more: 0,
    },
  });
  expect(delivery!.body.toString()).not.toMatch(/Ana|example\.com|unsubscribe/);
  const altered = { ...delivery!, body: Buffer.from(delivery!.body.toString().replace("Nurse", "Purse")) };
  expect(() => verified(altered, secret)).toThrow("No matching signature");
  const replayed = { ...delivery!, headers: { ...delivery!.headers, "webhook-timestamp": "1700000000" } };
  expect(() => verified(replayed, secret)).toThrow("too old");
  const next = await saveWebhook();
  expect(() => verified(delivery!, next)).toThrow("No matching signature");
  expect(await deliver()).toEqual({ delivered: 0, failed: 0 });
});

test("lists a job that only the webhook got among those sent", async () => {
  await saveWebhook();
  const choose = (jobAlerts: boolean) => api.post("/api/me/notifications", { jobAlerts }, { token });
  expect((await choose(false)).status).toBe(200);
  const mails = async () => (await database.pool.query("select from outbox_mail where message = 'job-alert'")).rowCount;
  const before = await mails();
  await hearOfJob();
  expect(await mails()).toBe(before);
  expect((await api.get("/api/me/alerts", { token })).body["data"]).toMatchObject([{ job: { id: jobId } }]);
  await choose(true);
});

test("tries again later with the same id, and shows each delivery with its status", async () => {
  const secret = await saveWebhook();
  await api.post(`${PATH}/test`, {}, { token });
  await api.post(`${PATH}/test`, {}, { token });
  answers.push({ status: 500 }, { status: 301, location: "https://elsewhere.example.com/" });
  expect(await deliver()).toEqual({ delivered: 0, failed: 1 });
  expect(await deliver()).toEqual({ delivered: 0, failed: 0 });
  expect((await webhook()).deliveries).toMatchObject([
    { kind: "test", state: "waiting", attempts: 1, status: 500, error: "It answered 500." },
  ]);
  await makeDue();
  await deliver();
  const redirected = await webhook();
  expect(redirected.deliveries[0]).toMatchObject({ state: "waiting", error: "It redirected, which we don’t follow." });
  expect(redirected.failingSince).not.toBeNull();
  await makeDue();
  expect(await deliver()).toEqual({ delivered: 1, failed: 0 });
  expect(await webhook()).toMatchObject({
    failingSince: null,
    deliveries: [{ state: "delivered", attempts: 3, status: 204 }],
  });
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(verified(received[2]!, secret)).toMatchObject({ type: "test" });
});

test("stops after a week of failures with one mail, until the person turns it on again", async () => {
  await saveWebhook();
  await hearOfJob();
  answers.push({ status: 500 }, { status: 500 });
  await deliver();
  await sql`update alert_webhook set failing_since = now() - interval '7 days'`.execute(database.db);
  await makeDue();
  await deliver();
  const { disabledAt, deliveries } = await webhook();
  expect(disabledAt).not.toBeNull();
  expect(deliveries).toMatchObject([{ state: "ended" }]);
  expect((await api.post(`${PATH}/test`, {}, { token })).status).toBe(409);
  await hearOfJob();
  await makeDue();
  expect(await deliver()).toEqual({ delivered: 0, failed: 0 });
  expect((await webhook()).deliveries).toHaveLength(1);
  const mails =
    await sql`select from outbox_mail where account_id = ${accountId} and message = 'webhook-disabled'`.execute(
      database.db,
    );
  expect(mails.rows).toHaveLength(1);
  await api.post(`${PATH}/resume`, {}, { token });
  await api.post(`${PATH}/test`, {}, { token });
  expect(await deliver()).toEqual({ delivered: 1, failed: 0 });
});

test.each([
  "http://hooks.example.com/",
  "https://127.0.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/",
  "https://user:word@hooks.example.com/",
  "https://hooks.example.com:8443/",
  "https://intranet/",
])("refuses the address %s", async (url) => {
  expect((await api.put(PATH, { url }, { token })).body).toMatchObject({ code: "invalid-input", field: "url" });
  expect(await webhook()).toBeNull();
});

function browser(name: string) {
  const ecdh = createECDH("prime256v1");
  const keys = { p256dh: ecdh.generateKeys().toString("base64url"), auth: randomBytes(16).toString("base64url") };
  const subscription = { endpoint: ENDPOINT + name, keys };
  const read = ({ body }: Received) =>
    JSON.parse(decrypt(body, { version: "aes128gcm", privateKey: ecdh, authSecret: keys.auth }).toString()) as unknown;
  return { subscription, read };
}
const PUSH = "/api/me/push-subscriptions";
const endpoints = async () => ((await api.get(PUSH, { token })).body["data"] as { endpoints: string[] }).endpoints;

test("sends a notification that only the browser can read, with the same key after every start", async () => {
  const phone = browser("phone");
  const before = (await api.get(PUSH, { token })).body["data"] as { publicKey: string };
  expect((await api.post(PUSH, phone.subscription, { token })).status).toBe(200);
  expect((await api.post(PUSH, phone.subscription, { token })).status).toBe(200);
  expect(await endpoints()).toHaveLength(1);
  await hearOfJob();
  expect(await deliver()).toEqual({ delivered: 1, failed: 0 });
  const { path, headers } = received[0]!;
  expect(path).toBe("/push.example.com/send/phone");
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(headers.authorization).toContain(`, k=${before.publicKey}`);
  expect(phone.read(received[0]!)).toEqual({
    title: "Nurse at Kestrow Grid",
    body: "Nurse at Kestrow Grid",
    path: `/job/job-${jobId}`,
  });
  const stored =
    await sql`select from push_subscription where encode(encrypted_target, 'escape') like '%push.example%'`.execute(
      database.db,
    );
  expect(stored.rows).toHaveLength(0);
});

test.each([404, 410])("forgets a browser whose push service answers %i, and keeps the others", async (status) => {
  for (const name of ["gone", "here"]) await api.post(PUSH, browser(name).subscription, { token });
  await hearOfJob();
  answers.push({ status });
  await deliver();
  expect(await endpoints()).toHaveLength(1);
  await hearOfJob();
  await deliver();
  expect(received).toHaveLength(3);
});

test("a browser belongs to the account that subscribed last, which alone ends it", async () => {
  const shared = browser("shared").subscription;
  await api.post(PUSH, shared, { token });
  const { token: eve } = await api.signedIn({ email: `${randomUUID()}@example.com` });
  await api.post(`${PUSH}/end`, { endpoint: shared.endpoint }, { token: eve });
  expect(await endpoints()).toHaveLength(1);
  await api.post(PUSH, shared, { token: eve });
  expect(await endpoints()).toHaveLength(0);
});

test.each([
  { endpoint: "https://10.0.0.1/send" },
  { endpoint: "http://push.example.com/send" },
  { keys: { p256dh: randomBytes(65).toString("base64url"), auth: randomBytes(16).toString("base64url") } },
])("refuses a subscription that can’t work: %o", async (wrong) => {
  const { status } = await api.post(PUSH, { ...browser("x").subscription, ...wrong }, { token });
  expect(status).toBe(400);
});
