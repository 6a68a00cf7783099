import nodemailer from "nodemailer";
import { brand } from "#contract/values/brand.ts";
import type { RenderedMail } from "./frame.ts";
import { SmtpError } from "./smtp-error.ts";

export interface MailTransport {
  /** Sends one mail. Resolves once the server has accepted it; rejects with SmtpError otherwise, and when the signal aborts. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
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
  /** How long the server may say nothing, ms. */
  silenceMs?: number;
  /** How long one mail may take, ms. */
  longestMs?: number;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
}

const CONNECT_MS = 10_000;
/** Patient, because a server that accepts a mail after we have hung up gets it twice. */
const SILENCE_MS = 120_000;
/** Ends a conversation with a server that says a little all the time. */
const LONGEST_MS = 5 * 60_000;
const CONNECTIONS = 4;
/** A message that met a connection which the server had just closed is sent over a new one, once; not a byte of it was sent before. */
const REQUEUES = 1;

/** Connects and logs in without sending a mail. Rejects with what the server or the network said. */
export async function checkSmtp(smtpUrl: string): Promise<void> {
  const transport = openTransport({ smtpUrl, fromAddress: "" }, CONNECT_MS);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends over a few connections that it keeps open. Sends by SMTP, with TLS if the server supports it. Passes structured addresses, so that a name can't add a recipient. */
export function createSmtpTransport(options: TransportOptions): MailTransport {
  const transport = openTransport(options, options.silenceMs ?? SILENCE_MS);
  return {
    async send(mail, signal) {
      const tooLong = AbortSignal.timeout(options.longestMs ?? LONGEST_MS);
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
          signal: AbortSignal.any(signal ? [signal, tooLong] : [tooLong]),
        });
      } catch (error) {
        if (tooLong.aborted) throw new SmtpError("the mail server took too long", false);
        if (signal?.aborted) throw new SmtpError("another sender has the mail", false);
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

function openTransport(options: TransportOptions, silenceMs: number) {
  const local = /^smtps?:\/\/[^@]*@?(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(options.smtpUrl);
  return nodemailer.createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: REQUEUES,
    requireTLS: !local,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(options.dkim ? { dkim: options.dkim } : {}),
  });
}
