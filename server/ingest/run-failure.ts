import { FetchError } from "#fetch/fetch-error.ts";

/** A run that could not read its board: the one clear error, and what it means for the schedule. */
export interface RunFailure {
  kind: "failed" | "gone";
  message: string;
  retryAfterS: number | undefined;
}

/** Puts whatever ended a run into one line. 404 and 410 mean that the board is gone. */
export function runFailure(error: unknown): RunFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof FetchError)) return { kind: "failed", message, retryAfterS: undefined };
  const gone = error.code === "bad-status" && (error.status === 404 || error.status === 410);
  return { kind: gone ? "gone" : "failed", message, retryAfterS: error.retryAfterS };
}
