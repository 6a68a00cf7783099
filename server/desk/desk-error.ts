/** An error of the seeker's desk that the user can act on. The API maps `code` to a status and sends `message` unchanged. */
export class DeskError extends Error {
  readonly code: DeskErrorCode;
  readonly field: string | undefined;

  constructor(code: DeskErrorCode, message: string, field?: string) {
    super(message);
    this.name = "DeskError";
    this.code = code;
    this.field = field;
  }
}

export type DeskErrorCode =
  /** There is no such thing, or it belongs to somebody else. */
  | "not-found"
  | "invalid-input"
  /** A limit of the desk: so many, and no more. */
  | "too-many"
  /** What the caller knows is older than what is stored. */
  | "changed-elsewhere"
  /** The current stage or state doesn't allow this. */
  | "not-now";
