import { MessageChannel, type MessagePort, type Transferable } from "node:worker_threads";
import type { CountedFigures } from "#api/load/thread-figures.ts";
import type { Config } from "#app/config.ts";
import type { ModelMessage } from "#search/threads/thread-model.ts";

/** What a web thread starts with. */
export interface ThreadStart {
  config: Config;
  databaseUrl: string;
  /** Where all threads count the rates of requests. */
  rateMemory: SharedArrayBuffer;
  /** Whether its lines end up on a terminal. */
  isTTY: boolean;
}

/** What the main thread tells a web thread. */
export type ToThread =
  | { kind: "model"; message: ModelMessage }
  | { kind: "listen"; port: number }
  | { kind: "stop" }
  /** Asks for `CountedFigures`. */
  | { kind: "counted"; reply: MessagePort };

/** What a web thread tells the main thread. */
export type FromThread =
  | { kind: "log"; line: string }
  /** It listens, and its read model is built. */
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  /** Asks for the figures of all threads as text. */
  | { kind: "report"; reply: MessagePort };

interface Answers {
  counted: CountedFigures;
  report: string;
}

/** A thread as the other side sees it. */
interface Port<M> {
  postMessage(message: M, transfer: readonly Transferable[]): void;
}

/** Asks another thread for something. */
export function askThread<K extends keyof Answers>(
  other: Port<{ kind: K; reply: MessagePort }>,
  kind: K,
): Promise<Answers[K]> {
  const { port1: reply, port2: own } = new MessageChannel();
  const answer = new Promise<Answers[K]>((resolve) => own.once("message", resolve));
  other.postMessage({ kind, reply }, [reply]);
  return answer.finally(() => own.close());
}
