import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { processesOf, startProductProcess, temporaryDataDir } from "#test/processes/product-process.ts";
import { isPostgres } from "#postgres/embedded/process.ts";
import { buildWebWhenStale } from "./web-build.ts";

const database = await testDatabase();

function postmasterPid(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
}

describe("a start that cannot succeed exits with code 1 and one plain line", () => {
  async function outputOfFailure(
    settings: Record<string, string>,
    args: string[] = [],
    exitCode = 1,
  ): Promise<string[]> {
    const product = startProductProcess({ LOG_LEVEL: "silent", ...settings }, args);
    expect(await product.exitCode()).toBe(exitCode);
    return product
      .output()
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("  "));
  }

  test("when a setting is invalid", async () => {
    expect(await outputOfFailure({ PORT: "eighty", ROLE: "king" })).toEqual([
      expect.stringMatching(/^ROLE must be all, web or worker/),
      expect.stringMatching(/^PORT must be a port number/),
    ]);
  });

  test("when a setting is misspelt", async () => {
    expect(await outputOfFailure({ DATABSE_URL: "x" })).toEqual([
      "DATABSE_URL is not a setting: did you mean DATABASE_URL?",
    ]);
  });

  test("when the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    expect(await outputOfFailure({ PORT: String(port), DATA_DIR: temporaryDataDir() })).toEqual([
      `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to another number.`,
    ]);
  });

  test("when the data folder is a file", async () => {
    const file = path.join(temporaryDataDir(), "file");
    writeFileSync(file, "");
    expect(await outputOfFailure({ DATA_DIR: file, ROLE: "worker" })).toEqual([
      expect.stringMatching(/^The data folder .*file cannot be used \(ENOTDIR\)/),
    ]);
  });

  test("when nothing listens at DATABASE_URL", async () => {
    const port = await freePort();
    const url = `postgres://me:secret@127.0.0.1:${port}/afield`;
    expect(await outputOfFailure({ DATABASE_URL: url, ROLE: "worker" })).toEqual([
      `DATABASE_URL: nothing answers at 127.0.0.1:${port}. Is PostgreSQL running there?`,
    ]);
  });

  test.each([
    ["the password is wrong", (url: URL) => (url.password = "wrong"), /the password of the role \w+ is wrong/],
    ["the database does not exist", (url: URL) => (url.pathname = "/nowhere"), /the database nowhere does not exist/],
  ])("when %s", async (_what, change, message) => {
    const url = new URL(inject("testServerUrl"));
    change(url);
    const output = await outputOfFailure({ DATABASE_URL: url.toString(), ROLE: "worker" });
    expect(output).toEqual([expect.stringMatching(message)]);
    expect(output.join()).not.toContain(new URL(inject("testServerUrl")).password);
  });

  test("when a newer version has written the database", async () => {
    const newer = await testDatabase();
    await newer.pool.query(
      "insert into schema_migration (name, timestamp) values ('29990101000000_later', '2030-01-01')",
    );
    expect(await outputOfFailure({ DATABASE_URL: newer.url }, ["migrate"])).toEqual([
      expect.stringMatching(/^This database was written by a newer version/),
    ]);
  });

  test("when the command is unknown", async () => {
    expect(await outputOfFailure({}, ["dance"], 2)).toEqual([
      `error: unknown command 'dance'. "afield --help" lists them all.`,
    ]);
  });
});

describe("the worker with the embedded database", () => {
  const settings = (dataDir: string) => ({ DATA_DIR: dataDir, ROLE: "worker", SAMPLE: "off" });

  test("stops everything in order on SIGTERM", async () => {
    const dataDir = temporaryDataDir();
    const product = startProductProcess(settings(dataDir));
    await product.says("ready");
    const pid = postmasterPid(dataDir);
    product.signal("SIGTERM");
    expect(await product.exitCode()).toBe(0);
    expect(isPostgres(pid)).toBe(false);
    expect(readFileSync(path.join(dataDir, "postgres/postgres.log"), "utf8")).toContain("database system is shut down");
  });

  test("leaves no orphan when killed, and starts cleanly afterwards", async () => {
    const dataDir = temporaryDataDir();
    const killed = startProductProcess(settings(dataDir));
    await killed.says("ready");
    const pid = postmasterPid(dataDir);
    killed.signal("SIGKILL");
    await killed.exitCode();
    while (isPostgres(pid)) await sleep(25);
    const next = startProductProcess(settings(dataDir));
    await next.says("ready");
    next.signal("SIGTERM");
    expect(await next.exitCode()).toBe(0);
  });

  test("survives when the database server is killed", async () => {
    const dataDir = temporaryDataDir();
    const product = startProductProcess(settings(dataDir));
    await product.says("ready");
    process.kill(postmasterPid(dataDir), "SIGKILL");
    await product.says("the embedded database had stopped and was restarted");
    product.signal("SIGTERM");
    expect(await product.exitCode()).toBe(0);
  });

  test("stops in order when a signal arrives during the start", async () => {
    const product = startProductProcess(settings(temporaryDataDir()));
    await product.says("database");
    // As Ctrl-C does under npm: once from the terminal, once forwarded.
    product.signal("SIGINT");
    await product.says("SIGINT: stopping");
    product.signal("SIGINT");
    expect(await product.exitCode()).toBe(0);
    expect(product.output()).not.toContain("Error");
  });

  test("shares the database with a command", async () => {
    const dataDir = temporaryDataDir();
    const product = startProductProcess(settings(dataDir));
    await product.says("ready");
    const command = startProductProcess(settings(dataDir), ["migrate"]);
    expect(await command.exitCode()).toBe(0);
    expect(command.output()).toBe("The database is up to date.\n");
    expect(isPostgres(postmasterPid(dataDir))).toBe(true);
    product.signal("SIGTERM");
    expect(await product.exitCode()).toBe(0);
  });
});

describe("a first start", () => {
  const settings = (url: string) => ({
    DATABASE_URL: url,
    ROLE: "worker",
    SAMPLE: "off",
    DATA_DIR: temporaryDataDir(),
  });
  const linesOf = (output: string) => output.split("\n").filter((line) => line !== "");

  test("without a network says so once, and no board fails for it", async () => {
    const empty = await testDatabase();
    const plain = startProductProcess(settings(empty.url));
    await plain.says("ready");
    plain.signal("SIGTERM");
    expect(await plain.exitCode()).toBe(0);

    const replay = `http://127.0.0.1:${await freePort()}`;
    const product = startProductProcess({ ...settings(empty.url), BOARDS: "starter", FEED_REPLAY: replay });
    await product.says("No network: ");
    const { rows: seen } = await empty.pool.query<{ at: Date | null }>("select counted_at as at from first_reading");
    await expect
      .poll(
        async () => (await empty.pool.query("select from first_reading where counted_at > $1", [seen[0]?.at])).rowCount,
        {
          timeout: 30_000,
        },
      )
      .toBe(1);
    product.signal("SIGTERM");
    expect(await product.exitCode()).toBe(0);
    expect(product.output()).toMatch(/boards .*[\d,]+ boards of the starter set added/);
    expect(product.output().match(/No network: .*; trying again at \d\d:\d\d/g)).toHaveLength(1);
    expect(linesOf(product.output()).length - linesOf(plain.output()).length).toBeLessThanOrEqual(5);
    const { rows } = await empty.pool.query(
      "select count(*)::int as boards, max(failures) as failures, count(last_error)::int as errors from board",
    );
    expect(rows[0]).toMatchObject({ failures: 0, errors: 0 });
    expect(rows[0]!.boards).toBeGreaterThan(1000);
  });
});

describe("the site", () => {
  beforeAll(() => buildWebWhenStale(), 180_000);

  test("finishes the request in flight on SIGTERM and accepts no new one", async () => {
    const port = await freePort();
    const product = startProductProcess({
      PORT: String(port),
      DATABASE_URL: database.url,
      ROLE: "web",
      DATA_DIR: temporaryDataDir(),
    });
    await product.says("ready");
    const client = connect(port, "127.0.0.1");
    await once(client, "connect");
    const body = JSON.stringify({ email: "nobody@example.org", password: "not the password" });
    client.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    );
    const [go] = (await once(client, "data")) as [Buffer];
    expect(go.toString()).toMatch(/^HTTP\/1.1 100 /);
    client.write(body.slice(0, 10));
    product.signal("SIGTERM");
    await product.says("SIGTERM: stopping");
    await refused(port);
    client.write(body.slice(10));
    const [answer] = (await once(client, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(await product.exitCode()).toBe(0);
  });

  test("ends at once on a second Ctrl-C and leaves no process", async () => {
    const dataDir = temporaryDataDir();
    const product = startProductProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      ROLE: "web",
      STOP_DELAY_SECONDS: "20",
    });
    await product.says("ready");
    expect(processesOf(dataDir).length).toBeGreaterThan(process.platform === "linux" ? 0 : -1);
    product.signal("SIGINT");
    await product.says("SIGINT: stopping");
    // Repeats within half a second count as one, because npm forwards the terminal's.
    while (!product.output().includes("again: stopping at once")) {
      product.signal("SIGINT");
      await sleep(100);
    }
    expect(await product.exitCode()).toBe(1);
    await expect.poll(() => processesOf(dataDir)).toEqual([]);
  });
});

async function refused(port: number): Promise<void> {
  for (;;) {
    const attempt = connect(port, "127.0.0.1");
    const outcome = await Promise.race([once(attempt, "connect"), once(attempt, "error")]).catch(() => "refused");
    attempt.destroy();
    if (outcome === "refused" || outcome[0] instanceof Error) return;
    await sleep(25);
  }
}
