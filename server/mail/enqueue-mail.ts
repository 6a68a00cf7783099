import type { Secrets } from "#app/secrets.ts";
import type { Connection } from "#postgres/connection.ts";
import { insertMail } from "#store/operations/outbox.ts";
import { addTask } from "#store/operations/queue.ts";
import type { MessageData, MessageName } from "./messages.ts";

/** The task that sends one mail of the outbox. */
export const SEND_MAIL_TASK = "send-mail";
export interface SendMailPayload {
  mailId: string;
}

/** Where a mail is written: in the transaction of its cause, its data encrypted. */
export interface MailWriter {
  db: Connection;
  secrets: Pick<Secrets, "encrypt">;
}

export interface Recipient {
  /** The account the mail belongs to; it is erased with it. */
  accountId: string;
  address: string;
  name: string;
  /** What the mail is about, unique among mails of this name to this account. */
  cause: string;
}

/**
 * Writes a mail to the outbox and queues its delivery in the same transaction. One cause writes one mail, however often it
 * repeats; returns false for a repetition.
 */
export async function enqueueMail<Name extends MessageName>(
  { db, secrets }: MailWriter,
  name: Name,
  { accountId, address, name: toName, cause }: Recipient,
  data: MessageData[Name],
): Promise<boolean> {
  const mailId = await insertMail(db, {
    accountId,
    message: name,
    causeKey: `${name}:${accountId}:${cause}`,
    toAddress: address,
    toName,
    encryptedData: secrets.encrypt(JSON.stringify(data)),
  });
  if (mailId === null) return false;
  await queueDelivery(db, mailId);
  return true;
}

/** Queues the delivery of a mail, after `delayS` seconds if given. */
export async function queueDelivery(db: Connection, mailId: string, delayS = 0): Promise<void> {
  const payload: SendMailPayload = { mailId };
  await addTask(db, { name: SEND_MAIL_TASK, payload, key: `${SEND_MAIL_TASK}:${mailId}`, delayS });
}
