import { fork, type ChildProcess } from "node:child_process";
import { readSync } from "node:fs";
import path from "node:path";
import type { Socket } from "node:net";
import { cpuTimeMs } from "./cpu-time.ts";

/** A task took too long or too much memory and was killed; nothing of its result is known. */
export class ParseLimitError extends Error {
  override name = "ParseLimitError";
}

/** It took too much memory, perhaps because of what earlier tasks had left in the heap. */
class MemoryLimitError extends ParseLimitError {}

/**
 * Bytes that follow a message through a pipe, because a message of this size would be copied several times in both processes. The child
 * reads them with `readAttachment`.
 */
export interface Attachment {
  bytes: Uint8Array;
  /** Called when the child has them all, so that this process needn't hold them any longer. */
  onSent: () => void;
}

/** The descriptor of that pipe in the child. */
const ATTACHMENT_FD = 4;

/** Reads the bytes that follow a message, in the child. */
export function readAttachment(length: number): Uint8Array<ArrayBuffer> {
  const memory = new ArrayBuffer(length);
  const bytes = new Uint8Array(memory);
  let at = 0;
  while (at < length) {
    const count = readSync(ATTACHMENT_FD, bytes, at, length - at, null);
    if (count === 0) throw new Error("the attachment ended before its last byte");
    at += count;
  }
  return bytes;
}

/** What a child process sends for each message. */
export interface ChildAnswer {
  answer: unknown;
  /** Its heap keeps much of what it did: the next message gets a new process. */
  isFull?: boolean;
}

/** The working time that a task may take, and how errors name it. */
interface TaskLimit {
  timeMs: number;
  task: string;
}

/** Sends messages to one child process, one at a time. */
export interface GuardedProcess {
  /**
   * Returns the answer to a message. Past a limit of working time or memory kills the process, which the next message replaces, and throws ParseLimitError;
   * past one of memory only after a process that had no task before has had it.
   */
  ask(message: object, limit: TaskLimit, attachment?: Attachment): Promise<unknown>;
  /** Returns the id of the running process, or null if none is running. */
  pid(): Promise<number | null>;
  close(): Promise<void>;
}

/** Where V8 keeps what it compiled of the program, which starts sooner with it. Where the folder can't be written, it starts without. */
const COMPILED = path.join(import.meta.dirname, "../../../node_modules/.cache/afield-parser");
/** On a busy machine a task may wait this many times its limit for the processor. */
const MOST_WAITING = 10;
/** The system counts CPU time in steps of this length. */
const MIN_WAIT_MS = 10;
/** The process loads its modules before it accepts the first message. */
const START_MS = 60_000;

/** A program that answers messages in a child process. */
export interface GuardedProgram {
  file: string;
  /** Finds a snapshot of its heap after it has loaded (`node --build-snapshot`); null without one. */
  snapshot?: () => Promise<string | null>;
  /** A program that only does tasks with attachments, and so takes less memory itself. */
  large?: string;
}

/** Sizes of the heap, MiB. */
export interface HeapLimits {
  heapMiB: number;
  /** For a task with an attachment, if it differs. */
  largeHeapMiB?: number;
}

/** V8's flags for each program, and for the snapshot of one. */
export const V8_FLAGS = [
  // A small young generation: a task's objects are garbage by the next one, and the default keeps 48 MiB of them.
  "--max-semi-space-size=8",
  // Reading ads runs thousands of expressions, each of them often: V8 compiles each once instead of first for its interpreter.
  "--no-regexp-tier-up",
];

/**
 * Runs a program in a child process with a limited heap. It is a process and not a thread because V8 aborts the whole
 * process when a thread's heap runs out within one call of `JSON.parse`, whatever the thread's limit.
 */
export function createGuardedProcess(
  program: GuardedProgram,
  { heapMiB, largeHeapMiB = heapMiB }: HeapLimits,
): GuardedProcess {
  let child: Promise<ChildProcess> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function askNow(message: object, limit: TaskLimit, attachment?: Attachment): Promise<unknown> {
    const before = await child?.catch(() => null);
    try {
      return await askOnce(message, limit, attachment);
    } catch (error) {
      // A large task had a process of its own.
      if (!(error instanceof MemoryLimitError) || attachment !== undefined || !before) throw error;
      return await askOnce(message, limit);
    }
  }

  async function askOnce(message: object, { timeMs, task }: TaskLimit, attachment?: Attachment): Promise<unknown> {
    const failed = (why: "time" | "end") => {
      if (why === "time") return new ParseLimitError(`${task} took more than ${timeMs / 1000} s`);
      const mib = attachment === undefined ? heapMiB : largeHeapMiB;
      return new MemoryLimitError(`${task} took more than ${mib} MiB of memory`);
    };
    try {
      const running = await (attachment === undefined ? processForSmall() : processForLarge());
      const { answer, isFull = false } = await exchange(running, { message, attachment }, timeMs, failed);
      // Its heap keeps much of what a large task took, so the next one gets a new process.
      if (attachment !== undefined || isFull) end(running);
      return answer;
    } catch (error) {
      child = null;
      throw error;
    }
  }

  async function processForSmall(): Promise<ChildProcess> {
    const running = await (child ??= startProcess(program, heapMiB));
    // It ended while it was idle, so no task is to blame.
    return hasEnded(running) ? await (child = startProcess(program, heapMiB)) : running;
  }

  /** Returns a new process: a large task needs the memory that others have left in the heap of one. */
  async function processForLarge(): Promise<ChildProcess> {
    const before = await child?.catch(() => null);
    if (before) end(before);
    child =
      program.large === undefined ? startProcess(program, largeHeapMiB) : forkProcess(program.large, largeHeapMiB);
    return await child;
  }

  function end(running: ChildProcess): void {
    child = null;
    running.kill("SIGKILL");
  }

  return {
    ask(message, limit, attachment) {
      const answered = last.then(() => askNow(message, limit, attachment));
      last = answered.catch(() => {});
      return answered;
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

async function startProcess({ file, snapshot }: GuardedProgram, heapMiB: number): Promise<ChildProcess> {
  const blob = (await snapshot?.()) ?? null;
  if (blob === null) return await forkProcess(file, heapMiB);
  try {
    return await forkProcess(file, heapMiB, ["--snapshot-blob", blob]);
  } catch (error) {
    // A snapshot that is damaged only made it faster.
    if (error instanceof ParseLimitError) return await forkProcess(file, heapMiB);
    throw error;
  }
}

async function forkProcess(file: string, heapMiB: number, flags: readonly string[] = []): Promise<ChildProcess> {
  const child = fork(file, {
    // Inherits neither settings nor flags, because its input is untrusted.
    env: { NODE_COMPILE_CACHE: COMPILED },
    execArgv: [`--max-old-space-size=${heapMiB}`, ...V8_FLAGS, ...flags],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc", "pipe"],
  });
  // A child that is killed no longer reads; what it was asked fails by itself.
  attachmentsOf(child)
    .on("error", () => {})
    .unref();
  await nextMessage(child, START_MS, () => new ParseLimitError("the parser process did not start"));
  unref(child);
  return child;
}

function hasEnded({ connected, exitCode, signalCode }: ChildProcess): boolean {
  return !connected || exitCode !== null || signalCode !== null;
}

function attachmentsOf(child: ChildProcess): Socket {
  return child.stdio[ATTACHMENT_FD] as Socket;
}

/** Lets this process exit while the child is idle. */
function unref(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

async function exchange(
  child: ChildProcess,
  { message, attachment }: { message: object; attachment: Attachment | undefined },
  timeMs: number,
  failed: (why: "time" | "end") => Error,
): Promise<ChildAnswer> {
  const answered = nextMessage(child, timeMs, failed) as Promise<ChildAnswer>;
  child.ref();
  child.channel?.ref();
  if (child.connected) {
    child.send(message, () => {});
    if (attachment !== undefined) attachmentsOf(child).write(attachment.bytes, () => attachment.onSent());
  }
  const answer = await answered;
  unref(child);
  return answer;
}

/**
 * Waits for the process's next message. Kills it and rejects with `failed` when it ends, or has worked for `ms`, first. Time in which it had to wait
 * for the processor doesn't count, as far as the system tells, so that a busy machine fails no task.
 */
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
    const started = { at: performance.now(), cpuMs: cpuOf(child) };
    const check = () => {
      const worked = (cpuOf(child) ?? Infinity) - (started.cpuMs ?? 0);
      if (worked >= ms || performance.now() - started.at >= ms * MOST_WAITING) fail("time");
      else timer = setTimeout(check, Math.max(MIN_WAIT_MS, ms - worked));
    };
    let timer = setTimeout(check, ms);
    child.on("message", onMessage).on("error", onEnd).on("exit", onEnd).on("disconnect", onEnd);
    if (!child.connected) fail("end");
  });
}

function cpuOf({ pid }: ChildProcess): number | null {
  return pid === undefined ? null : cpuTimeMs(pid);
}
