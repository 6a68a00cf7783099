import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "#postgres/embedded/free-port.ts";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { clusterFailure } from "#postgres/embedded/cluster-failure.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { processesOf, startProductProcess, temporaryDataDir } from "#test/processes/product-process.ts";
import { readConfig } from "./config.ts";
import { requireFreePort } from "./port.ts";
import { refusalOf, startDatabase } from "./running-database.ts";
import { describeFailure } from "./start-error.ts";

const database = await testDatabase();

/** Returns what the program would print for a failed step, which must be one line. */
async function sentenceOf(step: Promise<unknown>): Promise<string> {
  const said = await step.then(
    () => "it succeeded",
    (error: unknown) => describeFailure(error),
  );
  expect(said.split("\n"), said).toHaveLength(1);
  return said;
}

function openAs(url: string): Promise<unknown> {
  const config = readConfig({ DATABASE_URL: url });
  return startDatabase({ config, log: silentLog, progress: () => undefined, applicationName: "wrong-settings" });
}

/** Creates an empty database of the test server with these options, and returns its address. */
async function emptyDatabase(name: string, options: string): Promise<string> {
  await database.pool.query(`create database ${name} ${options}`);
  onTestFinished(async () => void (await database.pool.query(`drop database ${name} with (force)`)));
  const url = new URL(inject("testServerUrl"));
  url.pathname = name;
  return url.href;
}

test("a database of the wrong encoding is refused before anything is written to it", async () => {
  const name = "wrong_encoding";
  const url = await emptyDatabase(name, "encoding 'SQL_ASCII' locale 'C' template template0");
  expect(await sentenceOf(openAs(url))).toBe(
    `DATABASE_URL: the database ${name} has the encoding SQL_ASCII; Afield needs UTF8. Create one with: create database ${name} encoding 'UTF8' template template0`,
  );
});

test("a read-only database is refused", async () => {
  const name = "reads_only";
  const url = await emptyDatabase(name, "");
  await database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  expect(await sentenceOf(openAs(url))).toMatch(/the database reads_only is read-only\. Name the primary server/);
});

test("a server that is too old is refused", () => {
  const facts = { version: 14, encoding: "UTF8", isReadOnly: false, now: new Date() };
  expect(refusalOf(facts, "afield")).toBe("PostgreSQL 15 or newer is required; this server runs version 14.");
  expect(refusalOf({ ...facts, version: 15 }, "afield")).toBeNull();
});

test.each([
  [
    "a host that isn't there",
    "postgres://me:secret@nowhere.invalid/afield",
    /no host named nowhere|cannot be resolved/,
  ],
  ["a server that isn't PostgreSQL", "", /closed the connection|cannot be used/],
])("%s is named", async (_what, given, sentence) => {
  const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const said = await sentenceOf(openAs(given || `postgres://me:secret@127.0.0.1:${port}/afield`));
  expect(said).toMatch(sentence);
  expect(said).not.toContain("secret");
});

test("a data folder that can't be read, or that isn't ours, is refused and left as it is", async () => {
  const closed = path.join(temporaryDataDir(), "closed");
  mkdirSync(closed, { mode: 0o000 });
  onTestFinished(() => chmodSync(closed, 0o755));
  // Root may enter any folder but those of the kernel.
  const unreadable = process.getuid?.() === 0 ? "/proc/afield" : closed;
  expect(await sentenceOf(startEmbeddedPostgres(unreadable))).toMatch(
    /^The data folder .* cannot be used \(E\w+\)\. Make/,
  );

  const foreign = temporaryDataDir();
  mkdirSync(path.join(foreign, "postgres"));
  writeFileSync(path.join(foreign, "postgres", "notes.txt"), "somebody else's");
  expect(await sentenceOf(startEmbeddedPostgres(foreign))).toMatch(/belongs to another account or is damaged/);
  expect(readdirSync(path.join(foreign, "postgres"))).toEqual(["notes.txt"]);

  const older = temporaryDataDir();
  mkdirSync(path.join(older, "postgres", "data"), { recursive: true });
  writeFileSync(path.join(older, "postgres", "data", "PG_VERSION"), "15\n");
  expect(await sentenceOf(startEmbeddedPostgres(older))).toMatch(
    /^PostgreSQL 15 created the database in .* brings PostgreSQL 18/,
  );
});

test.each([
  ["could not extend file: No space left on device", /^The disk of \/data is full\. Free some space/],
  ["initdb: error: could not create directory: Read-only file system", /mounted read-only/],
  ["FATAL: could not map anonymous shared memory: Cannot allocate memory", /too little free memory/],
  ["FATAL: something else", /^It failed: FATAL: something else$/],
])("PostgreSQL's %j becomes a sentence", (said, sentence) => {
  expect(clusterFailure("/data", said, "It failed: ").message).toMatch(sentence);
});

test("an address of another machine is refused", async () => {
  expect(await sentenceOf(requireFreePort("192.0.2.1", 4000))).toMatch(/^HOST 192\.0\.2\.1 is not an address of this/);
});

/** Whether this machine has IPv6, which containers often lack. */
async function hasIpv6(): Promise<boolean> {
  return await requireFreePort("::1", 0).then(
    () => true,
    () => false,
  );
}

test(
  "a folder with spaces and umlauts, IPv6 only, an odd time zone and language, and half of 512 MB work together",
  { timeout: 200_000 },
  async () => {
    const dataDir = path.join(temporaryDataDir(), "Jobs für Ödön & Søn");
    const host = (await hasIpv6()) ? "::1" : "127.0.0.1";
    const port = await freePort();
    const settings = {
      DATA_DIR: dataDir,
      ROLE: "worker",
      HOST: host,
      WORKER_PORT: String(port),
      TZ: "Pacific/Chatham",
      LANG: "tr_TR.UTF-8",
      LC_ALL: "ar_EG.ISO-8859-6",
      // What Node takes for its heap on a machine with 512 MB.
      NODE_OPTIONS: "--max-old-space-size=256",
    };
    const product = startProductProcess(settings);
    await product.says("ready");
    const livez = `http://${host === "::1" ? "[::1]" : host}:${port}/livez`;
    expect((await fetch(livez)).status).toBe(200);

    // A second server on the same folder and port ends with a sentence, and the first goes on.
    const second = startProductProcess({ ...settings, LOG_LEVEL: "silent" });
    expect(await second.exitCode()).toBe(1);
    const said = second.output().split("\n");
    expect(said.filter((line) => line !== "" && !line.startsWith("  "))).toEqual([
      `Port ${port} on ${host} is in use by another program. Stop it, or set WORKER_PORT to another number.`,
    ]);
    expect((await fetch(livez)).status).toBe(200);

    product.signal("SIGTERM");
    expect(await product.exitCode()).toBe(0);
    await expect.poll(() => processesOf(dataDir)).toEqual([]);
  },
);
