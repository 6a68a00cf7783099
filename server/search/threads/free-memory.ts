import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type CollectGarbage = (options: { type: "major"; execution: "async" }) => Promise<void>;

let collect: CollectGarbage | null = null;

/**
 * Frees shared memory that nothing in this thread refers to any more, soon. V8 doesn't count shared memory, so it would look for garbage only when the
 * thread's own objects need room, and a replaced base would take its gigabyte until then.
 */
export function freeReplacedMemory(): void {
  if (collect === null) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as CollectGarbage;
  }
  void collect({ type: "major", execution: "async" });
}
