import { flushCompileCache } from "node:module";
import { answerMessages } from "./answer-messages.ts";
import { parseAttachedAnswer } from "./parse-answer.ts";
import type { AttachedParseTask } from "./parser-client.ts";

/** The child process of `parser-client.ts` for one large answer. It leaves out what reads ads, whose memory the answer needs. */
answerMessages(({ parseAttached }: { parseAttached: AttachedParseTask }) => parseAttachedAnswer(parseAttached));
flushCompileCache();
