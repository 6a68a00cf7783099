import { flushCompileCache } from "node:module";
import { answerMessages } from "./parser-tasks.ts";

/** The child process of `parser-client.ts` where there is no snapshot of it. */
answerMessages();
// It is killed rather than ended, so what was compiled while it loaded is stored at once.
flushCompileCache();
