import { FetchError } from "#http/fetch-error.ts";
import { BoardMovedError } from "./board-moved.ts";
import { OtherCompanyError } from "./expected-company.ts";

/** Why a run failed to read its board, and what that means for the schedule. */
export interface RunFailure {
  /** `postponed`: the host is paused, and the board was not fetched. `other-company`: it answers for another company. */
  kind: "failed" | "gone" | "postponed" | "other-company";
  message: string;
  retryAfterS: number | undefined;
  /** Where the board's address permanently redirects to. */
  movedTo?: { source: string; token: string };
}

/** Summarises the error that ended a run in one line. 404 and 410 mean that the board is gone. */
export function runFailure(error: unknown): RunFailure {
  const message = oneLine(error instanceof Error ? error.message : String(error));
  if (error instanceof OtherCompanyError) return { kind: "other-company", message, retryAfterS: undefined };
  if (error instanceof BoardMovedError)
    return { kind: "failed", message, retryAfterS: undefined, movedTo: error.target };
  if (!(error instanceof FetchError)) return { kind: "failed", message, retryAfterS: undefined };
  const { retryAfterS } = error;
  if (error.code === "breaker-open") return { kind: "postponed", message, retryAfterS };
  const gone = error.code === "bad-status" && (error.status === 404 || error.status === 410);
  return { kind: gone ? "gone" : "failed", message, retryAfterS };
}

const LONGEST_MESSAGE = 500;

/** Removes control characters and line breaks, because messages may quote what a host sent. */
function oneLine(message: string): string {
  return message
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_MESSAGE);
}
