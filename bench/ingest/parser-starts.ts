import { createParserClient } from "#ingest/parser/parser-client.ts";
import { freshSnapshot } from "#ingest/parser/snapshot/parser-snapshot.ts";
import { fileURLToPath } from "node:url";
import { processUse } from "./process-use.ts";

const MODULES = fileURLToPath(new URL("../../server/ingest/parser/parser-process.ts", import.meta.url));
const LIMITS = { timeMs: 60_000, postingMs: 60_000, heapMiB: 256 };
/** The system counts CPU time in hundredths of a second. */
const STARTS = 5;

/** Returns the CPU time of a parser process until it has read its first text, s. */
async function startOf(snapshot?: () => Promise<string | null>): Promise<number> {
  let cpuS = 0;
  for (let start = 0; start < STARTS; start += 1) {
    const client = createParserClient(LIMITS, { file: MODULES, ...(snapshot && { snapshot }) });
    await client.readText({ body: "<p>Hello</p>" });
    cpuS += processUse((await client.pid())!).cpuS;
    await client.close();
  }
  return cpuS / STARTS;
}

/** Returns how many times as much CPU time a parser process takes to start from its modules as from its snapshot. */
export async function timesFasterFromSnapshot(): Promise<number> {
  return Number(((await startOf()) / (await startOf(freshSnapshot))).toFixed(1));
}
