/** The mail server rejected a mail. Retrying is pointless if `permanent` (5xx). */
export class SmtpError extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.name = "SmtpError";
    this.permanent = permanent;
  }
}
