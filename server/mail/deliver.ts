import type { Secrets } from "#app/secrets.ts";
import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { leaseMail, leaseNextMail, markMailFailed, markMailSent, MAX_ATTEMPTS } from "#store/operations/outbox.ts";
import type { OutboxMail } from "#store/operations/outbox.ts";
import { renderMail } from "./frame.ts";
import type { RenderedMail } from "./frame.ts";
import { queueDelivery } from "./enqueue-mail.ts";
import { composeMessage } from "./messages.ts";
import { SmtpError } from "./transport.ts";
import type { MailTransport } from "./transport.ts";

const MINUTE_S = 60;
const LONGEST_WAIT_S = 6 * 60 * MINUTE_S;

export interface DeliveryContext {
  database: Database;
  secrets: Secrets;
  transport: MailTransport;
  log: Logger;
  /** Domain of the Message-ID. */
  domain: string;
}

/** Sends one mail of the outbox if it is due. Returns whether the mail server accepted it. */
export async function deliverMail(context: DeliveryContext, id: string): Promise<boolean> {
  const mail = await leaseMail(context.database.db, id);
  return mail !== null && (await deliver(context, mail));
}

/** Sends every due mail of the outbox, one at a time. Returns how many were accepted. Safe to run in several processes. */
export async function deliverDueMails(context: DeliveryContext): Promise<number> {
  let sent = 0;
  for (let mail = await next(); mail !== null; mail = await next()) if (await deliver(context, mail)) sent += 1;
  return sent;

  function next(): Promise<OutboxMail | null> {
    return leaseNextMail(context.database.db);
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
    if (waitS !== null) await queueDelivery(database.db, mail.id, waitS);
    const fields = { mail: mail.id, message: mail.message, attempts: mail.attempts, reason };
    if (waitS === null) log.error({ ...fields, alarm: "mail-dead" }, "mail abandoned; see the outbox");
    else log.warn({ ...fields, waitS }, "mail not accepted; retrying later");
    return false;
  }
  await markMailSent(database.db, mail.id);
  return true;
}

/** Renders an outbox row as text and HTML. Throws when the mail has been sent, because its data is gone then. */
export function renderOutboxMail(mail: OutboxMail, secrets: Secrets): RenderedMail {
  if (!mail.encryptedData) throw new Error("This mail has already been sent and its data removed.");
  return renderMail(composeMessage(mail.message, JSON.parse(secrets.decrypt(mail.encryptedData))));
}

/** Returns the backoff before the next attempt: 1, 4, 16, 64, 256 minutes, then six hours. */
export function retryAfterS(attempts: number): number {
  return Math.min(LONGEST_WAIT_S, MINUTE_S * 4 ** (attempts - 1));
}
