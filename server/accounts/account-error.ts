/** An error that the user can act on. The API maps `code` to a status and sends `message` unchanged. */
export class AccountError extends Error {
  readonly code: AccountErrorCode;
  readonly field: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: AccountErrorCode, message: string, detail: { field?: string; retryAfterS?: number } = {}) {
    super(message);
    this.name = "AccountError";
    this.code = code;
    this.field = detail.field;
    this.retryAfterS = detail.retryAfterS;
  }
}

export type AccountErrorCode =
  | "invalid-input"
  | "wrong-credentials"
  | "email-not-verified"
  | "set-password-first"
  | "token-rejected"
  | "not-found"
  | "wrong-password"
  | "too-many-requests"
  | "busy";
