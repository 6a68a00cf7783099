import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { renewMailLease } from "#store/operations/outbox.ts";
import type { OutboxMail } from "#store/operations/outbox.ts";

export interface LeaseContext {
  database: Database;
  log: Logger;
  /** How long a sender holds a mail without renewing its lease, s. */
  leaseS: number;
}

/** How often a lease is renewed while it lasts. */
const RENEWALS = 4;

/**
 * Runs `send` while it renews the mail's lease. Aborts the signal when another sender has the mail, so that a process that was stopped for longer
 * than the lease doesn't send it a second time.
 */
export async function whileLeased<T>(
  { database, log, leaseS }: LeaseContext,
  mail: OutboxMail,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const renew = async () => {
    const isOurs = await renewMailLease(database.db, mail, leaseS);
    if (!isOurs) lost.abort(new Error("another sender has the mail"));
  };
  const timer = setInterval(
    () => {
      // The database may be away; while it is, nobody else can take the mail either.
      renew().catch((error: unknown) => log.warn({ mail: mail.id, err: error }, "could not renew the lease of a mail"));
    },
    (leaseS * 1000) / RENEWALS,
  );
  try {
    return await send(lost.signal);
  } finally {
    clearInterval(timer);
  }
}
