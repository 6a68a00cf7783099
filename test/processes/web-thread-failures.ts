import { BroadcastChannel } from "node:worker_threads";

/** The ways in which a thread can end unasked. */
export type Failure = "throw" | "exit" | "memory";

export type FailureMessage =
  /** Asks which threads answer requests. */
  { kind: "who" } | { kind: "here"; threadId: number } | { kind: "fail"; threadId: number; how: Failure };

/** Opens the channel over which a test makes web threads of its process fail. */
export function openFailureChannel() {
  const channel = new BroadcastChannel("failures of web threads");
  return {
    // A channel between threads, unlike one between windows, has no origins.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message: FailureMessage) => channel.postMessage(message),
    hear: (listener: (message: FailureMessage) => void) =>
      channel.addEventListener("message", (event) => listener((event as MessageEvent).data as FailureMessage)),
    close: () => channel.close(),
  };
}
