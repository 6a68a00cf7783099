import { flushCompileCache } from "node:module";
import { answerMessages } from "./answer-messages.ts";
import { parseAttachedAnswer } from "./parse-answer.ts";
import type { AttachedParseTask } from "./parser-client.ts";

/** The child process of `parser-client.ts` for one large answer. It leaves out what reads ads, which takes the memory of an answer of 20 MiB. */
answerMessages(({ parseAttached }: { parseAttached: AttachedParseTask }) => parseAttachedAnswer(parseAttached));
flushCompileCache();
