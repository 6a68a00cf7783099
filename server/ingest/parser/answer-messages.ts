import type { ChildAnswer } from "./guarded-process.ts";

/** Answers the messages of the parent, as `guarded-process.ts` sends them. Ends with it. */
export function answerMessages<M>(answerTo: (message: M) => unknown, isFull: () => boolean = () => false): void {
  process.on("message", (message: M) => {
    const answer: ChildAnswer = { answer: answerTo(message), isFull: isFull() };
    process.send?.(answer);
  });
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}
