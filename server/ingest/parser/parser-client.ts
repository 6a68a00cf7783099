import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { SourceShapeError } from "#sources/read.ts";
import type { BoardRef, ReadResult, SourceRequest } from "#sources/source.ts";
import type { PackedPosting } from "./packed-posting.ts";

/** One answer of a source, to be read. */
export interface ParseTask {
  sourceId: string;
  board: BoardRef;
  request: SourceRequest;
  body: Uint8Array;
  contentType: string | null;
}

/** What reading an answer yields, with the requests that follow from it. */
export interface ParsedAnswer extends Pick<ReadResult, "rejected"> {
  postings: PackedPosting[];
  next: SourceRequest[];
}

export type ParseAnswer = ParsedAnswer | { failure: { message: string; isShape: boolean } };

/** Reading an answer took too long or too much memory and was ended; nothing of the answer is known. */
export class ParseLimitError extends Error {
  override name = "ParseLimitError";
}

export interface ParserClient {
  /** Throws SourceShapeError for an answer that is not what the source gives, and ParseLimitError past a limit. */
  parse(task: ParseTask): Promise<ParsedAnswer>;
  /** Number of the process that reads; null while there is none. */
  pid(): Promise<number | null>;
  close(): Promise<void>;
}

export interface ParseLimits {
  /** For one answer, ms. */
  timeMs: number;
  /** Of the heap, MiB. */
  heapMiB: number;
}

const LIMITS: ParseLimits = { timeMs: 5_000, heapMiB: 256 };
/** Every source is loaded before the first answer is taken. */
const START_MS = 60_000;
const PROGRAM = fileURLToPath(new URL("./parser-process.ts", import.meta.url));

/**
 * A process that reads answers in turn, so that a hostile one costs its own run and nothing else; one that was ended is
 * replaced. It is a process and not a thread because V8 aborts the whole process when a thread's heap runs out within one
 * call of `JSON.parse`, whatever the thread's limit.
 */
export function createParserClient(limits: ParseLimits = LIMITS): ParserClient {
  let worker: Promise<ChildProcess> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function parseNow(task: ParseTask): Promise<ParsedAnswer> {
    worker ??= startProcess(limits);
    try {
      const answer = await exchange(await worker, task, limits);
      if (!("failure" in answer)) return answer;
      const { message, isShape } = answer.failure;
      if (isShape) throw new SourceShapeError(task.sourceId, message.replace(`${task.sourceId}: `, ""));
      throw new Error(message);
    } catch (error) {
      if (error instanceof ParseLimitError) worker = null;
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
      return (await worker?.catch(() => null))?.pid ?? null;
    },
    async close() {
      await last;
      const running = await worker?.catch(() => null);
      worker = null;
      running?.kill("SIGKILL");
    },
  };
}

async function startProcess({ heapMiB }: ParseLimits): Promise<ChildProcess> {
  const child = fork(PROGRAM, {
    // Neither the settings nor the flags of this process: what it reads comes from strangers.
    env: {},
    // A small nursery: what an answer leaves behind is dead by the next one, and the default lets 48 MiB of it lie about.
    execArgv: [`--max-old-space-size=${heapMiB}`, "--max-semi-space-size=2"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await settled(child, START_MS, () => new ParseLimitError("the process that reads answers did not start"));
  rest(child);
  return child;
}

/** An idle process keeps its parent from nothing. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

async function exchange(child: ChildProcess, task: ParseTask, { timeMs, heapMiB }: ParseLimits): Promise<ParseAnswer> {
  const size = `${Math.ceil(task.body.byteLength / 1024)} KiB`;
  const answered = settled(child, timeMs, (why) => {
    const limit = why === "time" ? `took more than ${timeMs / 1000} s` : `took more than ${heapMiB} MiB of memory`;
    return new ParseLimitError(`${task.sourceId}: reading an answer of ${size} ${limit} and was ended`);
  });
  child.ref();
  child.channel?.ref();
  if (child.connected) child.send(task, () => {});
  const answer = await answered;
  rest(child);
  return answer as ParseAnswer;
}

/** The process's next message, or `failed` when it ends or `ms` pass first; it is gone then. */
function settled(child: ChildProcess, ms: number, failed: (why: "time" | "end") => Error): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (finish: () => void) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("error", onEnd).off("exit", onEnd).off("disconnect", onEnd);
      finish();
    };
    const onMessage = (message: unknown) => done(() => resolve(message));
    const fail = (why: "time" | "end") =>
      done(() => {
        // An error without a listener would end this process too.
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

/** The process's one parser. */
export function parserClient(): ParserClient {
  shared ??= createParserClient();
  return shared;
}
