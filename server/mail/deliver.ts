import type { Secrets } from "#app/secrets.ts";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { leaseDueMails, markMailFailed, markMailSent, MAX_ATTEMPTS } from "#store/operations/outbox.ts";
import type { OutboxMail } from "#store/operations/outbox.ts";
import { renderMail } from "./frame.ts";
import type { RenderedMail } from "./frame.ts";
import { composeMessage } from "./messages.ts";
import { SmtpError } from "./transport.ts";
import type { MailTransport } from "./transport.ts";

const MINUTE_S = 60;
const LONGEST_WAIT_S = 6 * 60 * MINUTE_S;
const BATCH = 20;

export interface DeliveryContext {
  database: Database;
  secrets: Secrets;
  transport: MailTransport;
  log: Logger;
  /** Domain of the Message-ID. */
  domain: string;
}

/** Sends every due mail of the outbox; gives how many were accepted. Safe to run in several processes at once. */
export async function deliverDueMails(context: DeliveryContext): Promise<number> {
  let sent = 0;
  for (;;) {
    const mails = await leaseDueMails(context.database.db, BATCH);
    if (mails.length === 0) return sent;
    for (const mail of mails) if (await deliver(context, mail)) sent += 1;
  }
}

async function deliver(context: DeliveryContext, mail: OutboxMail): Promise<boolean> {
  const { database, transport, log } = context;
  try {
    await transport.send({
      ...renderOutboxMail(mail, context.secrets),
      messageId: `<${mail.id}@${context.domain}>`,
      to: { name: mail.toName, address: mail.toAddress },
    });
  } catch (error) {
    const permanent = error instanceof SmtpError && error.permanent;
    const waitS = permanent || mail.attempts >= MAX_ATTEMPTS ? null : retryAfterS(mail.attempts);
    const reason = error instanceof Error ? error.message : "unknown error";
    await markMailFailed(database.db, mail.id, reason, waitS);
    const fields = { mail: mail.id, message: mail.message, attempts: mail.attempts, reason };
    if (waitS === null) log.error({ ...fields, alarm: "mail-dead" }, "mail given up; see the outbox");
    else log.warn({ ...fields, waitS }, "mail not accepted; it will be tried again");
    return false;
  }
  await markMailSent(database.db, mail.id);
  return true;
}

/** The mail of an outbox row as text and HTML. Throws when it is sent already, for then its data is gone. */
export function renderOutboxMail(mail: OutboxMail, secrets: Secrets): RenderedMail {
  if (!mail.sealed) throw new Error("This mail has been sent and its data removed.");
  return renderMail(composeMessage(mail.message, JSON.parse(secrets.unseal(mail.sealed))));
}

/** 1, 4, 16, 64, 256 minutes, then every six hours. */
export function retryAfterS(attempts: number): number {
  return Math.min(LONGEST_WAIT_S, MINUTE_S * 4 ** (attempts - 1));
}
