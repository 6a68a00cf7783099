import { deliverMail } from "#mail/deliver.ts";
import { SEND_MAIL_TASK, type SendMailPayload } from "#mail/enqueue-mail.ts";
import type { Task } from "./task.ts";

/** Sends one mail as soon as the transaction that wrote it commits. */
export const sendMailTask: Task = {
  name: SEND_MAIL_TASK,
  async run(payload, { mail }) {
    if (mail) await deliverMail(mail, (payload as SendMailPayload).mailId);
  },
};
