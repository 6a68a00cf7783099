/** An error of employers that the user can act on. The API maps `code` to a status and sends `message` unchanged. */
export class EmployerError extends Error {
  readonly code: EmployerErrorCode;
  readonly field: string | undefined;

  constructor(code: EmployerErrorCode, message: string, field?: string) {
    super(message);
    this.name = "EmployerError";
    this.code = code;
    this.field = field;
  }
}

export type EmployerErrorCode = "not-found" | "invalid-input" | "not-now" | "wrong-code";

export function noClaim(): EmployerError {
  return new EmployerError("not-found", "You have no such claim.");
}
