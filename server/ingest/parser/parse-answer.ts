import { releaseBytes } from "#http/release-bytes.ts";
import { followUps } from "#sources/follow-up.ts";
import { readPayload } from "#sources/payload.ts";
import { SourceShapeError } from "#sources/read.ts";
import { sourceById } from "#sources/registry.ts";
import { readAttachment } from "./guarded-process.ts";
import { packPosting } from "./packed-posting.ts";
import type { AttachedParseTask, ParseAnswer, ParseTask } from "./parser-client.ts";

/** Parses an answer by the rules of its source. Calls `onDecoded` once it no longer needs the body. */
export function parseAnswer(
  { sourceId, board, request, body, contentType }: ParseTask,
  onDecoded?: () => void,
): ParseAnswer {
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

/** Parses an answer whose body is attached. */
export function parseAttachedAnswer({ bodyBytes, ...task }: AttachedParseTask): ParseAnswer {
  const body = readAttachment(bodyBytes);
  return parseAnswer({ ...task, body }, () => releaseBytes(body));
}
