import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { SourceShapeError } from "#sources/read.ts";
import type { BoardRef, ReadResult, SourceRequest } from "#sources/source.ts";
import type { PackedPosting } from "./packed-posting.ts";

/** One answer of a source, to be parsed. */
export interface ParseTask {
  sourceId: string;
  board: BoardRef;
  request: SourceRequest;
  body: Uint8Array;
  contentType: string | null;
}

/** The postings of an answer, and the requests that follow from it. */
export interface ParsedAnswer extends Pick<ReadResult, "rejected"> {
  postings: PackedPosting[];
  next: SourceRequest[];
}

export type ParseAnswer = ParsedAnswer | { failure: { message: string; isShape: boolean } };

/** Parsing took too long or too much memory and was killed; nothing of the answer is known. */
export class ParseLimitError extends Error {
  override name = "ParseLimitError";
}

export interface ParserClient {
  /** Throws SourceShapeError for an answer of the wrong shape, and ParseLimitError past a limit. */
  parse(task: ParseTask): Promise<ParsedAnswer>;
  /** Returns the id of the parser process; null while there is none. */
  pid(): Promise<number | null>;
  close(): Promise<void>;
}

export interface ParseLimits {
  /** Time per answer, ms. */
  timeMs: number;
  /** Size of the heap, MiB. */
  heapMiB: number;
}

const LIMITS: ParseLimits = { timeMs: 5_000, heapMiB: 256 };
/** The process loads every source before it accepts the first answer. */
const START_MS = 60_000;
const PROGRAM = fileURLToPath(new URL("./parser-process.ts", import.meta.url));

/**
 * Creates a client of a child process that parses answers one after another, so that a hostile answer only fails its own
 * run. A killed process is replaced. It is a process and not a thread because V8 aborts the whole process when a thread's
 * heap runs out within one call of `JSON.parse`, whatever the thread's limit.
 */
export function createParserClient(limits: ParseLimits = LIMITS): ParserClient {
  let child: Promise<ChildProcess> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function parseNow(task: ParseTask): Promise<ParsedAnswer> {
    child ??= startProcess(limits);
    try {
      const answer = await exchange(await child, task, limits);
      if (!("failure" in answer)) return answer;
      const { message, isShape } = answer.failure;
      if (isShape) throw new SourceShapeError(task.sourceId, message.replace(`${task.sourceId}: `, ""));
      throw new Error(message);
    } catch (error) {
      if (error instanceof ParseLimitError) child = null;
      throw error;
    }
  }

  return {
    parse(task) {
      const parsed = last.then(() => parseNow(task));
      last = parsed.catch(() => {});
      return parsed;
    },
    async pid() {
      return (await child?.catch(() => null))?.pid ?? null;
    },
    async close() {
      await last;
      const running = await child?.catch(() => null);
      child = null;
      running?.kill("SIGKILL");
    },
  };
}

async function startProcess({ heapMiB }: ParseLimits): Promise<ChildProcess> {
  const child = fork(PROGRAM, {
    // Inherits neither settings nor flags, because its input is untrusted.
    env: {},
    // A small young generation: an answer's objects are garbage by the next one, and the default keeps 48 MiB of them.
    execArgv: [`--max-old-space-size=${heapMiB}`, "--max-semi-space-size=2"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await nextMessage(child, START_MS, () => new ParseLimitError("the parser process did not start"));
  unref(child);
  return child;
}

/** Lets this process exit while the parser is idle. */
function unref(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

async function exchange(child: ChildProcess, task: ParseTask, { timeMs, heapMiB }: ParseLimits): Promise<ParseAnswer> {
  const size = `${Math.ceil(task.body.byteLength / 1024)} KiB`;
  const answered = nextMessage(child, timeMs, (why) => {
    const limit = why === "time" ? `took more than ${timeMs / 1000} s` : `took more than ${heapMiB} MiB of memory`;
    return new ParseLimitError(`${task.sourceId}: parsing an answer of ${size} ${limit}`);
  });
  child.ref();
  child.channel?.ref();
  if (child.connected) child.send(task, () => {});
  const answer = await answered;
  unref(child);
  return answer as ParseAnswer;
}

/** Waits for the process's next message. Kills it and rejects with `failed` when it ends or `ms` pass first. */
function nextMessage(child: ChildProcess, ms: number, failed: (why: "time" | "end") => Error): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (finish: () => void) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("error", onEnd).off("exit", onEnd).off("disconnect", onEnd);
      finish();
    };
    const onMessage = (message: unknown) => done(() => resolve(message));
    const fail = (why: "time" | "end") =>
      done(() => {
        // An error without a listener would crash this process too.
        child.on("error", () => {});
        child.kill("SIGKILL");
        reject(failed(why));
      });
    const onEnd = () => fail("end");
    const timer = setTimeout(() => fail("time"), ms);
    child.on("message", onMessage).on("error", onEnd).on("exit", onEnd).on("disconnect", onEnd);
    if (!child.connected) fail("end");
  });
}

let shared: ParserClient | null = null;

/** Returns the parser that this process shares. */
export function parserClient(): ParserClient {
  shared ??= createParserClient();
  return shared;
}
