import v8 from "node:v8";
import { normalise } from "#normalise/pipeline.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { dropReason } from "#normalise/publish-rules.ts";
import { followUps } from "#sources/follow-up.ts";
import { readCareersPage } from "#sources/careers-page.ts";
import { decodeText, readPayload } from "#sources/payload.ts";
import { SourceShapeError } from "#sources/read.ts";
import { sourceById } from "#sources/registry.ts";
import { releaseBytes } from "#http/release-bytes.ts";
import { type ChildAnswer, readAttachment } from "./guarded-process.ts";
import { packPosting } from "./packed-posting.ts";
import type {
  AttachedParseTask,
  NormaliseResult,
  NormaliseTask,
  PageAnswer,
  PageTask,
  ParseAnswer,
  ParseTask,
  TextAnswer,
  TextTask,
} from "./parser-client.ts";

function parse({ sourceId, board, request, body, contentType }: ParseTask, onDecoded?: () => void): ParseAnswer {
  try {
    const source = sourceById(sourceId);
    const answer = { request, payload: readPayload(source, request, body, contentType, onDecoded) };
    const { postings, rejected } = source.postings(answer, board);
    return { postings: postings.map(packPosting), rejected, next: followUps(source, answer, board) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { message, isShape: error instanceof SourceShapeError } };
  }
}

function parseAttached({ bodyBytes, ...task }: AttachedParseTask): ParseAnswer {
  const body = readAttachment(bodyBytes);
  return parse({ ...task, body }, () => releaseBytes(body));
}

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

/** Normalises postings one after another. */
export function normaliseAll({ sourceId, sourceKind, now, postings }: NormaliseTask): NormaliseResult[] {
  return postings.map((posting) => {
    try {
      const normalised = normalise(posting, { sourceId, sourceKind, now });
      const droppedReason = dropReason(normalised, now);
      return droppedReason === null ? { normalised } : { droppedReason };
    } catch (error) {
      return { failure: "error", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  });
}

type Message =
  | { parse: ParseTask }
  | { parseAttached: AttachedParseTask }
  | { page: PageTask }
  | { text: TextTask }
  | { normalise: NormaliseTask };

function answerTo(message: Message) {
  if ("parse" in message) return parse(message.parse);
  if ("parseAttached" in message) return parseAttached(message.parseAttached);
  if ("text" in message) return readText(message.text);
  return "page" in message ? readPage(message.page) : normaliseAll(message.normalise);
}

/** The part of its heap that the machine code of expressions may take. It isn't garbage, and grows with the languages and turns of phrase that ads use. */
const MOST_CODE = 0.35;

function isFull(): boolean {
  const code = v8.getHeapSpaceStatistics().filter((space) => space.space_name.startsWith("code"));
  const bytes = code.reduce((sum, space) => sum + space.space_used_size, 0);
  return bytes > MOST_CODE * v8.getHeapStatistics().heap_size_limit;
}

/** Does what the child process of `parser-client.ts` is for: parses answers by the rules of their source, and normalises postings. Ends with its parent. */
export function answerMessages(): void {
  process.on("message", (message: Message) => {
    const answer: ChildAnswer = { answer: answerTo(message), isFull: isFull() };
    process.send?.(answer);
  });
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}
