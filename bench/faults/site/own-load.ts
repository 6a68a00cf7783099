import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Load, LoadResult } from "./load-generator.ts";

/** Sends a load from a process of its own and returns what it met. */
export async function loadFromProcess(load: Load): Promise<LoadResult> {
  const child = fork(path.join(import.meta.dirname, "load-generator.ts"));
  child.send(load);
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`the load generator ended with ${String(code)}`);
  });
  const [result] = (await Promise.race([once(child, "message"), failed])) as [LoadResult];
  failed.catch(() => {});
  return result;
}
