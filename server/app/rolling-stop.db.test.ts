import { Agent, get } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { startProductProcess, temporaryDataDir } from "#test/processes/product-process.ts";
import { buildWebWhenStale } from "./web-build.ts";

const database = await testDatabase();

/** Returns the status of a response and whether its connection closes; status 0 when the port is closed. */
function ask(port: number, path: string, agent: Agent): Promise<{ status: number; closes: boolean }> {
  return new Promise((resolve) => {
    get({ port, path, agent, host: "127.0.0.1" }, (response) => {
      response.resume();
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === "close" }),
      );
    }).on("error", () => resolve({ status: 0, closes: true }));
  });
}

test("a stopping site answers everything until its port closes, and says first that it isn't ready", async () => {
  await buildWebWhenStale();
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const product = startProductProcess({
    DATABASE_URL: database.url,
    DATA_DIR: temporaryDataDir(),
    PORT: String(port),
    ROLE: "web",
    LOG_LEVEL: "warn",
    STOP_DELAY_SECONDS: "2",
  });
  await product.says("ready");
  expect(await ask(port, "/readyz", agent)).toEqual({ status: 200, closes: false });
  product.signal("SIGTERM");
  await expect.poll(async () => (await ask(port, "/readyz", agent)).status).toBe(503);

  const seen: { status: number; closes: boolean }[] = [];
  while (seen.at(-1)?.status !== 0) seen.push(await ask(port, "/api/money", agent));
  seen.pop();
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.every(({ status, closes }) => status === 200 && closes)).toBe(true);
  expect(await product.exitCode()).toBe(0);
});
