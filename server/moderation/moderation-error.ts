/** An error of notices and decisions that the caller can act on. The API maps `code` to a status and sends `message` unchanged. */
export class ModerationError extends Error {
  readonly code: ModerationErrorCode;
  readonly field: string | undefined;

  constructor(code: ModerationErrorCode, message: string, field?: string) {
    super(message);
    this.name = "ModerationError";
    this.code = code;
    this.field = field;
  }
}

/** For an appeal that comes too late, or again. */
export const CLOSED_APPEAL = "This decision can’t be appealed: it’s final, too old, or an appeal waits already.";

export type ModerationErrorCode = "not-found" | "invalid-input" | "not-now";
