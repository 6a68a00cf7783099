import { openSecrets } from "#app/secrets.ts";
import { MAIL_LEASE_S, MAILS_AT_ONCE, type DeliveryContext } from "#mail/deliver.ts";
import { MailSenders } from "#mail/senders.ts";
import { createSmtpTransport } from "#mail/transport.ts";
import type { TaskContext } from "./task.ts";

/** Returns the dependencies of the mail tasks, or null if no mail server is configured. */
export function openMailDelivery({
  config,
  database,
  log,
}: Pick<TaskContext, "config" | "database" | "log">): DeliveryContext | null {
  if (config.smtpUrl === undefined) return null;
  return {
    database,
    transport: createSmtpTransport({
      smtpUrl: config.smtpUrl,
      fromAddress: config.mailFrom,
      ...(config.dkim && { dkim: config.dkim }),
    }),
    log: log.child({ subsystem: "mail" }),
    secrets: openSecrets(config),
    domain: new URL(config.baseUrl).hostname,
    senders: new MailSenders(MAILS_AT_ONCE),
    leaseS: MAIL_LEASE_S,
  };
}
