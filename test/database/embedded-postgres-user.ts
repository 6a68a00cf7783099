import { createInterface } from "node:readline";
import pg from "pg";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";

// Runs as its own process in tests: uses the embedded database of a folder until it reads `end`.
const embedded = await startEmbeddedPostgres(process.argv[2] ?? "");
process.stdout.write(`${JSON.stringify({ url: embedded.url, joined: embedded.joined })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "end") break;
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  await client.query("select 1");
  await client.end();
  process.stdout.write("answered\n");
}
await embedded.stop();
process.exit(0);
