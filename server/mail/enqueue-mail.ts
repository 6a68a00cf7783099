import type { Secrets } from "#app/secrets.ts";
import type { Connection } from "#postgres/connection.ts";
import { insertMail } from "#store/operations/outbox.ts";
import { addTask } from "#store/operations/queue.ts";
import type { MessageData, MessageName } from "./messages.ts";

/** Name of the task that sends one mail of the outbox. */
export const SEND_MAIL_TASK = "send-mail";
export interface SendMailPayload {
  mailId: string;
}

/** What writing a mail needs: the transaction of its cause, and the key that encrypts its data. */
export interface MailWriter {
  db: Connection;
  secrets: Pick<Secrets, "encrypt">;
}

export interface Recipient {
  /** The account the mail belongs to. Erasing the account erases the mail. Null for guests and for the mail that acknowledges the erasure. */
  accountId: string | null;
  /** The guest the mail belongs to. Deleting the guest deletes the mail. */
  guestId?: string | null;
  address: string;
  name: string;
  /** What caused the mail; unique among mails of this name to this account. */
  cause: string;
}

/**
 * Writes a mail to the outbox and queues its delivery in the same transaction. Writes one mail per cause; returns false if
 * the mail exists already.
 */
export async function enqueueMail<Name extends MessageName>(
  { db, secrets }: MailWriter,
  name: Name,
  { accountId, guestId = null, address, name: toName, cause }: Recipient,
  data: MessageData[Name],
): Promise<boolean> {
  const mailId = await insertMail(db, {
    accountId,
    guestId,
    message: name,
    causeKey: `${name}:${guestId ?? accountId}:${cause}`,
    toAddress: address,
    toName,
    encryptedData: secrets.encrypt(JSON.stringify(data)),
  });
  if (mailId === null) return false;
  await queueDelivery(db, mailId);
  return true;
}

/** Queues the delivery of a mail, after `delayS` seconds if given. A person waits for it, so it doesn't queue up behind background work. */
export async function queueDelivery(db: Connection, mailId: string, delayS = 0): Promise<void> {
  const payload: SendMailPayload = { mailId };
  await addTask(db, { name: SEND_MAIL_TASK, payload, key: `${SEND_MAIL_TASK}:${mailId}`, delayS, isUrgent: true });
}
