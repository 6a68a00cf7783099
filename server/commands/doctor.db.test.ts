import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readConfig } from "#app/config.ts";
import { StartError } from "#app/start-error.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { testCommandContext } from "#test/command-lines.ts";
import { testDatabase } from "#test/database/database.ts";
import { startMailServer } from "#test/mail-server.ts";
import { startStoreServer, type StoreServer } from "#test/network/object-store-server.ts";
import { FetchError } from "#http/fetch-error.ts";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { silentLog } from "#test/log.ts";
import { backlogCheck, clockCheck, collationCheck, rightsCheck } from "./doctor/check-database.ts";
import { checkDataFolder, checkMemory, checkNode, freeSpace } from "./doctor/check-machine.ts";
import { checkBaseUrl, checkMail, checkOutbound, checkPort } from "./doctor/check-network.ts";
import { checkSnapshotStore } from "./doctor/check-store.ts";
import { runChecks } from "./doctor/run-checks.ts";

const database = await testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), "afield-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("finds nothing wrong with a good installation, and leaves its folder as it was", async () => {
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(await freePort()), BOARDS: "none" };
  const context = { ...testCommandContext([], { database }), config: () => readConfig(settings) };
  const checks = await runChecks(context, () => undefined);
  expect(checks.filter(({ state }) => state === "failed")).toEqual([]);
  const ofMachine = ["node", "memory", "settings", "data folder", "disk"];
  const ofDatabase = ["database", "rights", "collation", "migrations", "clock", "backlog"];
  expect(checks.map(({ name }) => name)).toEqual([...ofMachine, ...ofDatabase, "port", "base URL", "mail"]);
  expect(checks.find(({ name }) => name === "database")?.said).toMatch(/^PostgreSQL \d\d \(.+\), UTF8; /);
  expect(checks.find(({ name }) => name === "migrations")?.said).toBe("up to date");
  expect(readdirSync(folder)).toEqual([]);
});

test("names each wrong setting and stops there", async () => {
  const context = {
    ...testCommandContext([]),
    config: () => readConfig({ NODE_ENV: "production", TRUST_PROXY: "none" }),
  };
  const checks = await runChecks(context, () => undefined);
  expect(checks.filter(({ state }) => state === "failed").map(({ said }) => said)).toEqual([
    expect.stringMatching(/^SMTP_URL must be set/),
    expect.stringMatching(/^AUTH_SECRET must be set/),
  ]);
});

test("goes on when the database can't be used, and says why", async () => {
  const settings = {
    DATABASE_URL: "postgres://x:y@127.0.0.1:1/z",
    DATA_DIR: folder,
    PORT: String(await freePort()),
    BOARDS: "none",
  };
  const context = {
    ...testCommandContext([]),
    config: () => readConfig(settings),
    unmigratedDatabase: () => Promise.reject(new StartError("DATABASE_URL: nothing answers.")),
  };
  const checks = await runChecks(context, () => undefined);
  expect(checks.find(({ name }) => name === "database")).toMatchObject({
    state: "failed",
    said: "DATABASE_URL: nothing answers.",
  });
  expect(checks.at(-1)?.name).toBe("mail");
});

const rights = {
  role: "afield",
  mayCreateTables: true,
  mayCreateSchemas: true,
  collation: "en_GB.UTF-8",
  isCollationOutdated: false,
};
const idle = { boardS: 3600, mailS: 0, taskS: 60, alertS: 0, matchingS: 0 };

test.each([
  ["all rights", rightsCheck(rights), "ok", "may create tables and schemas"],
  [
    "a role that may only read",
    rightsCheck({ ...rights, mayCreateTables: false, mayCreateSchemas: false }),
    "failed",
    "tables and schemas",
  ],
  [
    "a role without a schema of its own",
    rightsCheck({ ...rights, mayCreateSchemas: false }),
    "failed",
    "may not create schemas",
  ],
  ["the collation of the indexes", collationCheck(rights), "ok", "en_GB"],
  ["another collation", collationCheck({ ...rights, isCollationOutdated: true }), "warning", "has changed"],
  ["work that goes on", backlogCheck(idle), "ok", "nothing due"],
  [
    "boards and mails that wait",
    backlogCheck({ ...idle, boardS: 30_000, mailS: 1200 }),
    "warning",
    "boards due for 500 minutes, mails due for 20 minutes",
  ],
])("judges %s", (_what, check, state, said) => {
  expect(check).toMatchObject({ state, said: expect.stringContaining(said) as string });
  if (state !== "ok") expect(check.next).not.toBe("");
});

test.each([
  ["an answer", null, "ok"],
  ["a refusal", new FetchError("bad-status", "404", { url: "https://example.com/", status: 404 }), "ok"],
  ["nothing", new FetchError("network", "getaddrinfo ENOTFOUND", { url: "https://example.com/" }), "warning"],
] as const)("tells from %s of a boards' host whether this machine is let out", async (_what, error, state) => {
  const http = createOutboundHttp();
  const answering = { ...http, fetch: () => (error === null ? Promise.resolve({} as never) : Promise.reject(error)) };
  expect(await checkOutbound(readConfig({}), silentLog, answering)).toMatchObject({ state });
});

test("counts the migrations to apply without applying them", async () => {
  const older = await testDatabase();
  await older.pool.query("delete from schema_migration where name = (select max(name) from schema_migration)");
  const settings = { DATABASE_URL: older.url, DATA_DIR: folder, PORT: String(await freePort()), BOARDS: "none" };
  const context = { ...testCommandContext([], { database: older }), config: () => readConfig(settings) };
  const checks = await runChecks(context, () => undefined);
  expect(checks.find(({ name }) => name === "migrations")).toMatchObject({ state: "warning", said: "1 to apply" });
});

test.each([
  ["an old Node", checkNode("20.19.0"), "failed", "npm ci"],
  ["little memory", checkMemory(512 * 2 ** 20), "warning", "1 GB"],
  ["a full disk", freeSpace(12), "failed", "DATA_DIR"],
  ["little room", freeSpace(1500), "warning", "DATA_DIR"],
  ["a folder under a file", checkDataFolder(path.join(import.meta.filename, "data")), "failed", "DATA_DIR"],
  ["a folder that takes no files", checkDataFolder("/proc/afield"), "failed", "DATA_DIR"],
  ["a slow clock", clockCheck(-90), "warning", "NTP"],
  ["a good clock", clockCheck(2), "ok", ""],
])("judges %s", (_what, check, state, next) => {
  expect(check.state).toBe(state);
  expect(check.next ?? "").toContain(next);
});

test("tells Afield on its port from another program", async () => {
  const other = await listening(createServer((socket) => socket.destroy()));
  expect(await checkPort("127.0.0.1", other)).toMatchObject({
    state: "failed",
    said: `Port ${other} on 127.0.0.1 is in use by another program.`,
    next: "Stop it, or set PORT to another number.",
  });
  const site = await listening(createHttpServer((_request, response) => response.end('{"status":"ok"}')));
  expect(await checkPort("127.0.0.1", site)).toMatchObject({ state: "ok" });
  const baseUrl = `http://127.0.0.1:${site}`;
  expect(await checkBaseUrl({ ...readConfig({}), baseUrl, production: true })).toMatchObject({ state: "ok" });
  const dead = { ...readConfig({}), baseUrl: `http://127.0.0.1:${other}`, production: true };
  expect(await checkBaseUrl(dead)).toMatchObject({ state: "warning" });
});

test("logs in to the mail server without sending, and shows no password when it refuses", async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  expect(await checkMail({ ...readConfig({}), smtpUrl: mail.url })).toMatchObject({ state: "ok" });
  const refused = await checkMail({ ...readConfig({}), smtpUrl: `smtp://me:secret@127.0.0.1:${await freePort()}` });
  expect(refused).toMatchObject({ state: "failed", next: expect.stringContaining("SMTP_URL") as string });
  expect(refused.said).not.toContain("secret");
});

test("writes to the store of snapshots and reads what it wrote", async () => {
  const server = await startStoreServer();
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    BOARDS: "none",
    SNAPSHOT_URL: server.store.url,
    SNAPSHOT_REGION: server.store.region,
    SNAPSHOT_KEY_ID: server.store.key.id,
    SNAPSHOT_KEY_SECRET: server.store.key.secret,
  };
  const context = { ...testCommandContext([], { database }), config: () => readConfig(settings) };
  const checks = await runChecks(context, () => undefined);
  const { host } = new URL(server.store.url);
  expect(checks.find(({ name }) => name === "snapshots")).toEqual({
    name: "snapshots",
    state: "ok",
    said: `${host} can be written and read`,
  });
  expect(server.asked).toEqual(["PUT /bucket/afield/afield-doctor", "GET /bucket/afield/afield-doctor"]);
});

test.each([
  [
    "refuses the key",
    ({ store }: StoreServer) => void (store.key = { ...store.key, id: "AKIAOTHER" }),
    "can't be written: the store answered 403 SignatureDoesNotMatch",
    "SNAPSHOT_KEY_ID",
  ],
  ["isn't there", ({ store }: StoreServer) => void (store.url = "http://127.0.0.1:9/bucket/"), "ECONNREFUSED", "DNS"],
  [
    "has no such bucket",
    (server: StoreServer) => void (server.refusals["PUT"] = { status: 404, code: "NoSuchBucket" }),
    "404 NoSuchBucket",
    "the bucket must be there",
  ],
  [
    "may be written only",
    (server: StoreServer) => void (server.refusals["GET"] = { status: 403, code: "AccessDenied" }),
    "can be written, but not read: the store answered 403 AccessDenied",
    "rights to read and write",
  ],
  [
    "loses what it takes",
    (server: StoreServer) => void (server.refusals["GET"] = { status: 404, code: "NoSuchKey" }),
    "doesn't return what it has just been sent",
    "one store",
  ],
])("says what to do when the store of snapshots %s, and shows no key", async (_what, spoil, said, next) => {
  const server = await startStoreServer();
  spoil(server);
  const check = await checkSnapshotStore(server.store);
  expect(check).toMatchObject({ state: "warning", said: expect.stringContaining(said) as string });
  expect(check.next).toContain(next);
  expect(JSON.stringify(check)).not.toMatch(/AKIA|a secret of the store/);
});

test("finds a data folder that is a file", () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  expect(checkDataFolder(file)).toMatchObject({ state: "failed", said: `${file} is a file` });
  rmSync(file);
});
