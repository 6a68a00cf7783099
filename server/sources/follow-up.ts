import type { BoardRef, Source, SourceAnswer, SourceRequest } from "#sources/source.ts";

/** Returns the requests that follow from an answer. Nothing follows from a detail. */
export function followUps(source: Source, answer: SourceAnswer, board: BoardRef): SourceRequest[] {
  return answer.request.kind === "detail" ? [] : (source.next?.(answer, board) ?? []);
}
