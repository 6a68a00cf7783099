import { threadId } from "node:worker_threads";
import { type Failure, openFailureChannel } from "./web-thread-failures.ts";

const FAIL: Readonly<Record<Failure, () => void>> = {
  throw() {
    setImmediate(() => {
      throw new Error("planted");
    });
  },
  exit: () => process.exit(3),
  memory() {
    for (const kept: number[][] = []; ;) kept.push(Array.from({ length: 100_000 }, Math.random));
  },
};

// The thread of the product, which a test can make fail once it answers requests.
await import("#app/site/web-thread.ts");
const channel = openFailureChannel();
channel.hear((message) => {
  if (message.kind === "who") channel.tell({ kind: "here", threadId });
  else if (message.kind === "fail" && message.threadId === threadId) FAIL[message.how]();
});
