import { readPayload } from "#sources/payload.ts";
import { SourceShapeError } from "#sources/read.ts";
import { sourceById } from "#sources/registry.ts";
import { packPosting } from "./packed-posting.ts";
import { followUps } from "#sources/follow-up.ts";
import type { ParseAnswer, ParseTask } from "./parser-client.ts";

/** The child process of `parser-client.ts`: parses one answer after another by the rules of its source. */
function parse({ sourceId, board, request, body, contentType }: ParseTask): ParseAnswer {
  try {
    const source = sourceById(sourceId);
    const answer = { request, payload: readPayload(source, request, body, contentType) };
    const { postings, rejected } = source.postings(answer, board);
    return { postings: postings.map(packPosting), rejected, next: followUps(source, answer, board) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { message, isShape: error instanceof SourceShapeError } };
  }
}

process.on("message", (task: ParseTask) => process.send?.(parse(task)));
// Ends with its parent.
process.on("disconnect", () => process.exit());
process.send?.("ready");
