import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { deriveSecrets } from "#app/secrets.ts";
import { deliverDueMails, type DeliveryContext } from "#mail/deliver.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Database } from "#postgres/database.ts";
import { mailDelivery } from "#test/mail-delivery.ts";
import { startMailServer, type MailBehaviour, type MailServer } from "#test/mail-server.ts";
import { withDatabase } from "../measuring/own-database.ts";
import type { FaultTest } from "./fault-test.ts";

const secrets = deriveSecrets("a secret of more than thirty-two characters");
/** How often the control forgets the leases. */
const FORGET_MS = 200;

export interface MailTrial {
  mails: number;
  /** What the server does with the first mails; it accepts the others. */
  behaviours: readonly MailBehaviour[];
  leaseS: number;
  silenceMs: number;
  /** Plants the fault: whether leases are forgotten while mails are on their way. */
  isLeaseForgotten?: boolean;
}

export interface MailCount {
  lost: number;
  /** Mails that arrived more than once although the server had answered each time. */
  doubled: number;
  /** Mails that arrived again because the server's answer was lost. They have the same Message-ID. */
  repeated: number;
  refused: number;
}

/** Sends mails from two workers to a server that misbehaves, until each is sent or abandoned. */
export async function sendThroughFaults(database: Database, trial: MailTrial): Promise<MailCount> {
  await database.pool.query("truncate outbox_mail");
  const server = await startMailServer();
  const delivery = { database, secrets, smtpUrl: server.url, leaseS: trial.leaseS, silenceMs: trial.silenceMs };
  const workers = [mailDelivery(delivery), mailDelivery(delivery)];
  const ending = new AbortController();
  const forgetting = trial.isLeaseForgotten ? forgetLeases(database, ending.signal) : Promise.resolve();
  try {
    await writeMails(database, trial.mails);
    server.next.push(...trial.behaviours);
    // Twice each, because a worker that waits for slow mails looks for others too.
    await Promise.all([...workers, ...workers].map((worker) => sendUntilDone(worker)));
    return await countMails(database, server, trial);
  } finally {
    ending.abort();
    await forgetting;
    for (const { transport } of workers) transport.close();
    await server.close();
  }
}

async function writeMails(database: Database, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await enqueueMail(
      { db: database.db, secrets },
      "account-erased",
      { accountId: null, address: `person-${n}@people.example`, name: "Ana Li", cause: randomUUID() },
      { name: "Ana Li", receipt: randomUUID(), at: new Date().toISOString(), removed: [] },
    );
}

/** Sends what is due, and makes due what waits for its next try, until nothing is left. */
async function sendUntilDone(worker: DeliveryContext): Promise<void> {
  for (;;) {
    await deliverDueMails(worker);
    const { rows } = await worker.database.pool.query<{ left: number }>(
      `with due as (update outbox_mail set next_try_at = now() where sent_at is null and lease_until is null)
       select count(*)::int as left from outbox_mail where sent_at is null and abandoned_at is null`,
    );
    if (rows[0]?.left === 0) return;
    await sleep(100);
  }
}

async function forgetLeases({ pool }: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pool.query("update outbox_mail set lease_until = null where sent_at is null");
    await sleep(FORGET_MS);
  }
}

async function countMails(database: Database, server: MailServer, trial: MailTrial): Promise<MailCount> {
  const { rows } = await database.pool.query<{ id: string; abandoned: boolean }>(
    "select id, abandoned_at is not null as abandoned from outbox_mail",
  );
  const arrivals = new Map<string, number>();
  for (const { messageId } of server.received) arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1);
  const again = [...arrivals.values()].filter((count) => count > 1).length;
  const cut = trial.behaviours.filter((each) => each === "drop-after-data").length;
  const repeated = Math.min(again, cut);
  return {
    lost: rows.filter(({ id, abandoned }) => !abandoned && !arrivals.has(`<${id}@afield.example>`)).length,
    doubled: again - repeated,
    repeated,
    refused: rows.filter(({ abandoned }) => abandoned).length,
  };
}

const MISBEHAVIOUR: MailBehaviour[] = [
  { code: 421 },
  { code: 450 },
  { code: 451 },
  { code: 452 },
  { code: 550 },
  { code: 554 },
  "drop-after-data",
  "drop-after-data",
  "drop-after-data",
  { acceptAfterMs: 60_000 },
  { acceptAfterMs: 60_000 },
];

export const mail: FaultTest = {
  id: "T22",
  bar: "4xx, 5xx, cuts after the data, a 60 s stall, and a server that takes 9 s a mail, with two workers: lost 0, doubled 0 except after a lost answer",
  async run(out) {
    return await withDatabase({}, async (database) => {
      const patient = { leaseS: 60, silenceMs: 120_000 };
      const mixed = await sendThroughFaults(database, { ...patient, mails: 40, behaviours: MISBEHAVIOUR });
      out(`mixed: ${JSON.stringify(mixed)}`);
      const slowMails = { mails: 20, behaviours: slowly(20, 9000) };
      const slow = await sendThroughFaults(database, { ...patient, ...slowMails, leaseS: 4 });
      out(`slow, with leases shorter than a mail takes: ${JSON.stringify(slow)}`);
      const planted = await sendThroughFaults(database, {
        mails: 10,
        behaviours: slowly(10, 2000),
        leaseS: 600,
        silenceMs: 120_000,
        isLeaseForgotten: true,
      });
      return {
        figure: `lost ${mixed.lost + slow.lost} of 60, doubled ${mixed.doubled + slow.doubled}, repeated after a lost answer ${mixed.repeated}, refused for good ${mixed.refused}`,
        control: `with forgotten leases ${planted.doubled} of 10 doubled`,
        isHeld:
          mixed.lost + slow.lost + mixed.doubled + slow.doubled === 0 && mixed.refused === 2 && planted.doubled > 0,
      };
    });
  },
};

/** Returns the behaviour of a server that takes its time for each of the mails. */
export function slowly(mails: number, acceptAfterMs: number): MailBehaviour[] {
  return Array.from({ length: mails }, () => ({ acceptAfterMs }));
}
