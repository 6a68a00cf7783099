import { setTimeout as sleep } from "node:timers/promises";
import type { Secrets } from "#app/secrets.ts";
import type { Logger } from "#app/log.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { leaseMail, leaseNextMail, markMailFailed, markMailSent, MAX_ATTEMPTS } from "#store/operations/outbox.ts";
import type { OutboxMail } from "#store/operations/outbox.ts";
import { renderMail } from "./frame.ts";
import type { RenderedMail } from "./frame.ts";
import { queueDelivery } from "./enqueue-mail.ts";
import { composeMessage } from "./messages.ts";
import { whileLeased, type LeaseContext } from "./lease.ts";
import type { MailSenders } from "./senders.ts";
import { SmtpError } from "./smtp-error.ts";
import type { MailTransport } from "./transport.ts";

const MINUTE_S = 60;
const LONGEST_WAIT_S = 6 * 60 * MINUTE_S;
/** How long a sender holds a mail without renewing its lease, s. */
export const MAIL_LEASE_S = 60;
/** How many mails one process sends at a time: fewer than the queue runs tasks. */
export const MAILS_AT_ONCE = 4;
/** Tries to record an accepted mail for about a minute and a half, because a mail that isn't recorded is sent again. */
const RECORD_TRIES = 20;
const LONGEST_RECORD_WAIT_MS = 5000;

export interface DeliveryContext extends LeaseContext {
  secrets: Secrets;
  transport: MailTransport;
  /** Domain of the Message-ID. */
  domain: string;
  senders: MailSenders;
}

/** Sends one mail of the outbox if it is due, and those that find no room meanwhile. Returns how many the mail server accepted. */
export async function deliverMail(context: DeliveryContext, id: string): Promise<number> {
  return await context.senders.run(
    async () => {
      const mail = await leaseMail(context.database.db, id, context.leaseS);
      return mail !== null && (await deliver(context, mail));
    },
    async () => (await deliverNext(context)) === true,
  );
}

/** Sends every due mail of the outbox, several at a time. Returns how many were accepted. Safe to run in several processes. */
export async function deliverDueMails(context: DeliveryContext): Promise<number> {
  let sent = 0;
  const sendAll = async () => {
    for (let accepted = await deliverNext(context); accepted !== null; accepted = await deliverNext(context))
      if (accepted) sent += 1;
    return false;
  };
  const next = async () => {
    if (await deliverNext(context)) sent += 1;
    return false;
  };
  await Promise.all(Array.from({ length: context.senders.room }, () => context.senders.run(sendAll, next)));
  return sent;
}

/** Sends the mail that has been due longest. Returns whether it was accepted, or null if none is due. */
async function deliverNext(context: DeliveryContext): Promise<boolean | null> {
  const mail = await leaseNextMail(context.database.db, context.leaseS);
  return mail && (await deliver(context, mail));
}

async function deliver(context: DeliveryContext, mail: OutboxMail): Promise<boolean> {
  const { database } = context;
  return await whileLeased(context, mail, async (signal) => {
    try {
      await context.transport.send(
        {
          ...renderOutboxMail(mail, context.secrets),
          messageId: `<${mail.id}@${context.domain}>`,
          to: { name: mail.toName, address: mail.toAddress },
        },
        signal,
      );
    } catch (error) {
      await recordFailure(context, mail, error);
      return false;
    }
    await persist(context.log, () => markMailSent(database.db, mail.id));
    return true;
  });
}

async function recordFailure({ database, log }: DeliveryContext, mail: OutboxMail, error: unknown): Promise<void> {
  const permanent = error instanceof SmtpError && error.permanent;
  const waitS = permanent || mail.attempts >= MAX_ATTEMPTS ? null : retryAfterS(mail.attempts);
  const reason = error instanceof Error ? error.message : "unknown error";
  const fields = { mail: mail.id, message: mail.message, attempts: mail.attempts, reason };
  const isOurs = await inTransaction(database, async (trx) => {
    const isMarked = await markMailFailed(trx, mail, reason, waitS);
    if (isMarked && waitS !== null) await queueDelivery(trx, mail.id, waitS);
    return isMarked;
  });
  if (!isOurs) return log.warn(fields, "mail not accepted; another sender has it");
  if (waitS === null) log.error({ ...fields, alarm: "mail-dead" }, "mail abandoned; see the outbox");
  else log.warn({ ...fields, waitS }, "mail not accepted; retrying later");
}

/** Repeats `write` while the database is away. Throws after the last try. */
async function persist(log: Logger, write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries === RECORD_TRIES) throw error;
      log.warn({ err: error, tries }, "could not record that a mail was sent; trying again");
      await sleep(Math.min(LONGEST_RECORD_WAIT_MS, 100 * 2 ** tries));
    }
  }
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
