import type { LinkProblem } from "#contract/values/board-lookup.ts";
import { FetchError } from "#http/fetch-error.ts";
import { ParseLimitError } from "#ingest/parser/guarded-process.ts";
import { SourceShapeError } from "#sources/read.ts";

/** A pasted link leads to no new board, for a reason that has a sentence. */
export class LinkProblemError extends Error {
  override name = "LinkProblemError";
  readonly problem: LinkProblem;
  constructor(problem: LinkProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Returns the problem of a link that couldn't be read. Whatever makes a host unreachable is one problem, so that nobody learns how
 * a name resolves or what answers behind it. Null for an error that is ours.
 */
export function linkProblem(error: unknown, reading: "page" | "board"): LinkProblem | null {
  if (error instanceof LinkProblemError) return error.problem;
  if (error instanceof SourceShapeError || error instanceof ParseLimitError) return "unreadable";
  if (!(error instanceof FetchError)) return null;
  if (error.code === "too-large") return "too-large";
  if (error.code === "redirects") return "redirect-loop";
  if (error.code === "timeout" || error.code === "aborted") return "timeout";
  if (error.code === "encoding") return "unreadable";
  if (error.code !== "bad-status") return "unreachable";
  if (error.status === 404 || error.status === 410) return reading === "board" ? "no-such-board" : "no-page";
  if (error.status === 401 || error.status === 403 || error.status === 407) return "sign-in";
  return "unreachable";
}
