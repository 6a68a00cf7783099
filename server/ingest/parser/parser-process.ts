import { flushCompileCache } from "node:module";
import { answerMessages } from "./answer-messages.ts";
import { answerTo, isFull } from "./parser-tasks.ts";

/** The child process of `parser-client.ts` where there is no snapshot of it. */
answerMessages(answerTo, isFull);
// It is killed rather than ended, so what was compiled while it loaded is stored at once.
flushCompileCache();
