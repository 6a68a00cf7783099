import nodemailer from "nodemailer";
import { brand } from "#contract/values/brand.ts";
import type { RenderedMail } from "./frame.ts";

export interface MailTransport {
  /** Sends one mail. Resolves once the server has accepted it; rejects with SmtpError otherwise. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface OutgoingMail extends RenderedMail {
  /** The same for every attempt of one outbox row, so that mail programs recognise a duplicate after a lost response. */
  messageId: string;
  to: { name: string; address: string };
}

export interface TransportOptions {
  /** smtp:// or smtps:// with credentials. */
  smtpUrl: string;
  fromAddress: string;
  /** Socket timeout in milliseconds. */
  silenceMs?: number;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
}

/** The mail server rejected a mail. Retrying is pointless if `permanent` (5xx). */
export class SmtpError extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.name = "SmtpError";
    this.permanent = permanent;
  }
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Sends by SMTP, with TLS if the server supports it. Passes structured addresses, so that a name can't add a recipient. */
export function createSmtpTransport(options: TransportOptions): MailTransport {
  const local = /^smtps?:\/\/[^@]*@?(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(options.smtpUrl);
  const transport = nodemailer.createTransport({
    url: options.smtpUrl,
    requireTLS: !local,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: options.silenceMs ?? SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(options.dkim ? { dkim: options.dkim } : {}),
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from: { name: brand.name, address: options.fromAddress },
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.messageId,
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
            ...unsubscribeHeaders(mail.unsubscribeUrl),
          },
        });
      } catch (error) {
        throw toSmtpError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Headers for one-click unsubscribing (RFC 8058): the mail program sends a POST without further questions. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url === undefined
    ? {}
    : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function toSmtpError(error: unknown): SmtpError {
  const code = typeof error === "object" && error !== null && "responseCode" in error ? Number(error.responseCode) : 0;
  const reason = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown";
  // Includes only the server's code, because its text may contain the address.
  return new SmtpError(
    code ? `the mail server answered ${code}` : `the mail server could not be reached (${reason})`,
    code >= 500,
  );
}
