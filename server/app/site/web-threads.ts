import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { sharedBucketMemory } from "#api/load/token-buckets.ts";
import type { ThreadFigures } from "#api/load/thread-figures.ts";
import type { RoleContext, RunningRole } from "#app/role.ts";
import { StartError } from "#app/start-error.ts";
import type { StartedModel } from "#search/model.ts";
import type { ModelMessage } from "#search/threads/thread-model.ts";
import { askThread, type FromThread, type ThreadStart, type ToThread } from "./thread-messages.ts";

/** So many ends of threads within this time are no accident. */
const MOST_ENDS = 5;
const ENDS_MS = 10 * 60_000;
/** Before the second replacement within that time; twice as long before each further one. */
const WAIT_MS = 1000;

/** The threads that answer requests beside the main one. */
export interface WebThreads extends RunningRole {
  /** Tells their read models what happens to the one of the main thread. */
  publish(message: ModelMessage): void;
  figures: Extract<ThreadFigures, { kind: "whole" }>;
  /** Where they count the rates of requests, for the main thread to do so too. */
  rateMemory: SharedArrayBuffer;
  /**
   * Lets them answer at a port; resolves when they are ready to. From then on, another thread takes the place of one that ends; `welcome` lets its
   * read model in.
   */
  listen(port: number, welcome: StartedModel["welcome"]): Promise<void>;
}

export interface WebThreadsOptions extends Pick<RoleContext, "config" | "log" | "database" | "terminal" | "end"> {
  /** What a thread runs. Tests give one that can fail. */
  program?: string;
  /** The most memory of a thread, without what threads share; as Node decides when absent. */
  heapMb?: number;
}

interface Thread {
  worker: Worker;
  /** Resolves when it answers requests; rejects when it ends before. */
  ready: Promise<void>;
  /** Resolves with its exit code. */
  ended: Promise<number>;
}

/**
 * Starts `config.webThreads` less one. The clients of a thread that ends unasked lose their connections, and other threads answer them when they come
 * again; what was acknowledged is in the database. When threads keep ending, the program stops, and its supervisor starts it again.
 */
export function startWebThreads(options: WebThreadsOptions): WebThreads {
  const { config, log, end } = options;
  const count = config.webThreads - 1;
  const threads = new Set<Thread>();
  const ends: number[] = [];
  const rateMemory = sharedBucketMemory();
  let isStopping = false;
  let report = () => Promise.resolve("");
  /** Lets a thread answer requests that takes the place of another; null before `listen` has resolved. */
  let admit: ((thread: Thread) => Promise<void>) | null = null;
  const tell = (message: ToThread) => {
    for (const { worker } of threads) worker.postMessage(message, []);
  };

  function addThread(): Thread {
    const thread = startThread(options, rateMemory, () => report());
    threads.add(thread);
    void thread.ended.then((code) => {
      threads.delete(thread);
      if (isStopping || admit === null) return;
      log.error({ code }, "a web thread ended; another one takes its place");
      void replace(admit);
    });
    return thread;
  }

  async function replace(admitThread: NonNullable<typeof admit>): Promise<void> {
    const now = performance.now();
    ends.push(now);
    const recent = ends.filter((at) => now - at < ENDS_MS).length;
    if (recent >= MOST_ENDS) {
      end(`web threads ended ${recent} times within ${ENDS_MS / 60_000} minutes, so something is wrong with all`, 1);
      return;
    }
    if (recent > 1) await sleep(WAIT_MS * 2 ** (recent - 2));
    if (isStopping) return;
    await admitThread(addThread()).catch((error: unknown) =>
      log.error({ err: error }, "a web thread ended before it could answer requests"),
    );
  }

  for (let started = 0; started < count; started += 1) addThread();

  return {
    rateMemory,
    publish: (message) => tell({ kind: "model", message }),
    figures: {
      kind: "whole",
      others: () =>
        Promise.all(
          // A thread that has ended meanwhile has nothing more to say.
          [...threads].map(({ worker, ended }) => Promise.race([askThread(worker, "counted"), ended.then(() => [])])),
        ),
      provide: (read) => (report = read),
    },
    async listen(port, welcome) {
      tell({ kind: "listen", port });
      await Promise.all([...threads].map(({ ready }) => ready));
      admit = async ({ worker, ready }) => {
        const tellIt = (message: ToThread) => worker.postMessage(message, []);
        tellIt({ kind: "listen", port });
        await welcome((message) => tellIt({ kind: "model", message }));
        await ready;
        log.info("another web thread answers requests");
      };
      for (let missing = count - threads.size; missing > 0; missing -= 1) void replace(admit);
    },
    async stop() {
      isStopping = true;
      tell({ kind: "stop" });
      await Promise.all([...threads].map(({ ended }) => ended));
    },
  };
}

function startThread(
  {
    config,
    log,
    database,
    terminal,
    heapMb,
    program = path.join(import.meta.dirname, "web-thread.ts"),
  }: WebThreadsOptions,
  rateMemory: SharedArrayBuffer,
  report: () => Promise<string>,
): Thread {
  const workerData: ThreadStart = { config, databaseUrl: database.url, rateMemory, isTTY: terminal.isTTY };
  const limits = heapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMb } };
  const worker = new Worker(program, { workerData, ...limits });
  const ready = Promise.withResolvers<void>();
  // `listen` reports a failure; before it is called, nothing else may.
  ready.promise.catch(() => {});
  worker.on("message", (message: FromThread) => {
    if (message.kind === "log") terminal.write(message.line);
    else if (message.kind === "failed") ready.reject(new StartError(message.reason));
    else if (message.kind === "report") void report().then((text) => message.reply.postMessage(text, []));
    else ready.resolve();
  });
  worker.on("error", (error) => log.error({ err: error }, "a web thread failed"));
  const ended = new Promise<number>((resolve) => {
    worker.once("exit", (code) => {
      ready.reject(new Error(`a web thread ended with code ${code}`));
      resolve(code);
    });
  });
  return { worker, ready: ready.promise, ended };
}
