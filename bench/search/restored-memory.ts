import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createEngine, type Engine, type EngineState } from "#search/engine.ts";
import { captureState, readState, writeState } from "#search/snapshot/state-file.ts";
import { ancestors, descendants, places } from "#taxonomy/places.ts";
import { processUse } from "../ingest/process-use.ts";
import { withFolder } from "../measuring/own-database.ts";

/** Returns what a process takes more, in MiB, once it has restored a read model from its snapshot, as a site does at every start but the first. */
export async function restoredMemoryMib(engine: Engine): Promise<number> {
  return await withFolder(async (folder) => {
    const file = path.join(folder, "model");
    await writeState(file, captureState(engine.state()));
    const child = fork(import.meta.filename, [file]);
    const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`the process ended with ${code}`)));
    const [mib] = (await Promise.race([once(child, "message"), ended])) as [number];
    ended.catch(() => {});
    return mib;
  });
}

/** Returns what the process takes without what nothing refers to any more, MiB. */
export function memoryMib(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return processUse(process.pid).rssMiB;
}

if (import.meta.main) {
  const before = memoryMib();
  const engine = createEngine({ slugs: places.map(({ slug }) => slug), ancestors, descendants });
  engine.restore((await readState(process.argv[2]!, () => {})) as EngineState);
  const more = memoryMib() - before;
  if (engine.size === 0) throw new Error("nothing was restored");
  process.send?.(more, () => process.exit(0));
}
