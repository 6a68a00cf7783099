import v8 from "node:v8";
import { normaliseTogether } from "#normalise/pipeline.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { dropReason } from "#normalise/publish-rules.ts";
import { readCareersPage } from "#sources/careers-page.ts";
import { decodeText } from "#sources/payload.ts";
import { machineCode } from "./machine-code.ts";
import { parseAnswer } from "./parse-answer.ts";
import type {
  NormaliseResult,
  NormaliseTask,
  PageAnswer,
  PageTask,
  ParseTask,
  TextAnswer,
  TextTask,
} from "./parser-client.ts";

function readPage({ body, contentType, address }: PageTask): PageAnswer {
  try {
    return readCareersPage(decodeText(body, contentType), address);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The text of a posting's untrusted body. */
function readText({ body }: TextTask): TextAnswer {
  return { text: prepareText(body).text };
}

/** Normalises postings together. */
export function normaliseAll({ sourceId, sourceKind, now, postings }: NormaliseTask): NormaliseResult[] {
  return normaliseTogether(postings, { sourceId, sourceKind, now }).map((reading) => {
    if ("error" in reading) return failed(reading.error);
    try {
      const droppedReason = dropReason(reading.normalised, now);
      return droppedReason === null ? reading : { droppedReason };
    } catch (error) {
      return failed(error);
    }
  });
}

const failed = (error: unknown): NormaliseResult => ({
  failure: "error",
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

type Message = { parse: ParseTask } | { page: PageTask } | { text: TextTask } | { normalise: NormaliseTask };

/** Does what the child process of `parser-client.ts` is for: parses answers by the rules of their source, reads pages and texts, and normalises postings. */
export function answerTo(message: Message) {
  if ("parse" in message) return parseAnswer(message.parse);
  if ("text" in message) return readText(message.text);
  return "page" in message ? readPage(message.page) : normaliseAll(message.normalise);
}

/** The part of its heap that the machine code of expressions may take. It isn't garbage, and grows with the languages and turns of phrase that ads use. */
const MOST_CODE = 0.5;

/** Returns whether so much of the heap is machine code that collecting garbage in the rest takes long. */
export function isFull(): boolean {
  return machineCode() > MOST_CODE * v8.getHeapStatistics().heap_size_limit;
}
