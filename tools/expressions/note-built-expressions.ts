import path from "node:path";
import { pathToFileURL } from "node:url";
import { BUILDER_FILES } from "./builders.ts";
import { parentPort, workerData } from "node:worker_threads";

/** An expression that a module built while it loaded, with the place of the call. */
export interface Noted {
  file: string;
  line: number;
  column: number;
  source: string;
  flags: string;
}

/** This thread loads modules and notes each expression that the given files build meanwhile. */
const HERE = path.resolve(import.meta.dirname, "../..");
const { root, files } = workerData as { root: string; files: string[] };
const wanted = new Map(files.map((file) => [path.join(root, file), file]));
const built: Noted[] = [];
const Original = RegExp;

const BUILDERS = new Set(BUILDER_FILES.map((file) => path.join(HERE, file)));
const pathOf = (frame: NodeJS.CallSite): string => (frame.getFileName() ?? "").replace(/^file:\/\//, "");

/** Notes where the call stands that reached the constructor: the first frame below this function and the trap, and above them those of builders. */
function note({ source, flags }: RegExp): void {
  const previous = Error.prepareStackTrace;
  Error.prepareStackTrace = (_error, frames) => frames;
  const frames = new Error("place").stack as unknown as NodeJS.CallSite[];
  Error.prepareStackTrace = previous;
  const caller = frames.slice(2).find((frame) => !BUILDERS.has(pathOf(frame)));
  const file = caller === undefined ? undefined : wanted.get(pathOf(caller));
  if (file === undefined || caller === undefined) return;
  built.push({ file, line: caller.getLineNumber() ?? 0, column: caller.getColumnNumber() ?? 0, source, flags });
}

globalThis.RegExp = new Proxy(Original, {
  construct(target, parts: [string]) {
    const expression = new target(...parts);
    note(expression);
    return expression;
  },
  apply(target, _self, parts: [string]) {
    const expression = target(...parts);
    note(expression);
    return expression;
  },
});

for (const file of wanted.keys()) await import(pathToFileURL(file).href);
parentPort?.postMessage(built, []);
