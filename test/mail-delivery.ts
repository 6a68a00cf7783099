import type { Secrets } from "#app/secrets.ts";
import { MAIL_LEASE_S, MAILS_AT_ONCE, type DeliveryContext } from "#mail/deliver.ts";
import { MailSenders } from "#mail/senders.ts";
import { createSmtpTransport, type TransportOptions } from "#mail/transport.ts";
import type { Database } from "#postgres/database.ts";
import { silentLog } from "./log.ts";

interface Delivery extends Pick<TransportOptions, "smtpUrl" | "silenceMs" | "longestMs"> {
  database: Database;
  secrets: Secrets;
  leaseS?: number;
  atOnce?: number;
}

/** Returns what one sending process has, with its own connections to the mail server. */
export function mailDelivery({ database, secrets, leaseS, atOnce, ...transport }: Delivery): DeliveryContext {
  return {
    database,
    secrets,
    transport: createSmtpTransport({ ...transport, fromAddress: "no-reply@afield.example" }),
    log: silentLog,
    domain: "afield.example",
    senders: new MailSenders(atOnce ?? MAILS_AT_ONCE),
    leaseS: leaseS ?? MAIL_LEASE_S,
  };
}
