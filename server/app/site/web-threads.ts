import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ThreadFigures } from "#api/load/thread-figures.ts";
import type { RoleContext, RunningRole } from "#app/role.ts";
import { StartError } from "#app/start-error.ts";
import type { ModelMessage } from "#search/threads/thread-model.ts";
import { askThread, type FromThread, type ThreadStart, type ToThread } from "./thread-messages.ts";

/** The threads that answer requests beside the main one. */
export interface WebThreads extends RunningRole {
  /** Tells their read models what happens to the one of the main thread. */
  publish(message: ModelMessage): void;
  figures: Extract<ThreadFigures, { kind: "whole" }>;
  /** Lets them answer at a port; resolves when they are ready to. */
  listen(port: number): Promise<void>;
}

/**
 * Starts `config.webThreads` less one. A thread that ends before it is stopped ends the program: its connections would get no answer, and what
 * it was doing is unknown.
 */
export function startWebThreads({
  config,
  log,
  database,
  terminal,
}: Pick<RoleContext, "config" | "log" | "database" | "terminal">): WebThreads {
  let isStopping = false;
  let report = () => Promise.resolve("");
  const start: ThreadStart = { config, databaseUrl: database.url, isTTY: terminal.isTTY };
  const threads = Array.from({ length: config.webThreads - 1 }, () => startThread());
  const tell = (message: ToThread) => {
    for (const { worker } of threads) worker.postMessage(message, []);
  };

  function startThread() {
    const worker = new Worker(path.join(import.meta.dirname, "web-thread.ts"), { workerData: start });
    const ready = Promise.withResolvers<void>();
    // `listen` reports a failure; before it is called, nothing else may.
    ready.promise.catch(() => {});
    let isReady = false;
    worker.on("message", (message: FromThread) => {
      if (message.kind === "log") terminal.write(message.line);
      else if (message.kind === "failed") ready.reject(new StartError(message.reason));
      else if (message.kind === "report") void report().then((text) => message.reply.postMessage(text, []));
      else {
        isReady = true;
        ready.resolve();
      }
    });
    worker.on("error", (error) => log.error({ err: error }, "a web thread failed"));
    const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    worker.once("exit", (code) => {
      if (isStopping) return;
      const error = new Error(`a web thread ended with code ${code}`);
      ready.reject(error);
      // Nobody catches it, so the program stops in order and its supervisor starts it again.
      if (isReady) throw error;
    });
    return { worker, ready: ready.promise, ended };
  }

  return {
    publish: (message) => tell({ kind: "model", message }),
    figures: {
      kind: "whole",
      others: () =>
        Promise.all(
          // A thread that has stopped meanwhile has nothing more to say.
          threads.map(({ worker, ended }) => Promise.race([askThread(worker, "counted"), ended.then(() => [])])),
        ),
      provide: (read) => (report = read),
    },
    async listen(port) {
      tell({ kind: "listen", port });
      await Promise.all(threads.map(({ ready }) => ready));
    },
    async stop() {
      isStopping = true;
      tell({ kind: "stop" });
      await Promise.all(threads.map(({ ended }) => ended));
    },
  };
}
