import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Database } from "#postgres/database.ts";
import { addTask } from "#store/operations/queue.ts";
import { SWEEP_OUTBOX_TASK } from "#tasks/sweep-outbox.ts";
import { startMailServer } from "#test/mail-server.ts";

const SEND_LIMIT_MS = 300_000;
const SWEEP_EVERY_MS = 500;

/** A mail server that counts what arrives, and which of the workers, one after another, has sent it. */
export interface CountedMails {
  url: string;
  /** Frees the mails that a dead worker was sending. Call it before the next worker starts. */
  buryWorker(database: Database): Promise<void>;
  /** Refuses the next mail for good, which plants a lost one. */
  refuseNext(): void;
  /** Sends the last mail once more, which plants a doubled one. */
  sendLastAgain(): Promise<void>;
  /** Has the outbox sent and counts. */
  compare(database: Database, registered: ReadonlySet<string>): Promise<MailFaults>;
  close(): Promise<void>;
}

export interface MailFaults {
  arrived: number;
  /** Acknowledged registrations whose mail never arrived. */
  lost: string[];
  /** Mails that one worker sent twice, and people who got two different mails about one registration. */
  doubled: string[];
  /** Mails that a second worker sent again, because the first was killed before it could record the answer; the Message-ID is the same. */
  repeated: number;
}

interface Arrival {
  to: string;
  messageId: string;
  /** How many workers had died before. */
  worker: number;
}

export async function startCountingMails(): Promise<CountedMails> {
  let worker = 0;
  const arrivals: Arrival[] = [];
  const server = await startMailServer(({ to, messageId }) => arrivals.push({ to: to[0] ?? "", messageId, worker }));
  return {
    url: server.url,
    async buryWorker({ pool }) {
      await pool.query("update outbox_mail set lease_until = null where sent_at is null and lease_until is not null");
      worker += 1;
    },
    refuseNext: () => void server.next.push({ code: 550 }),
    async sendLastAgain() {
      const { to, raw } = server.received.at(-1)!;
      const transport = createTransport(server.url);
      await transport.sendMail({ envelope: { from: "afield@afield.example", to }, raw });
      transport.close();
    },
    async compare(database, registered) {
      const registeredBefore = [...registered];
      await sendWaiting(database);
      return countMails(arrivals, registeredBefore);
    },
    close: () => server.close(),
  };
}

/** Waits until the mails that are waiting now are sent or abandoned, without the pauses between tries. */
async function sendWaiting({ db, pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from outbox_mail where sent_at is null and abandoned_at is null",
  );
  const waiting = rows.map(({ id }) => id);
  const until = performance.now() + SEND_LIMIT_MS;
  while (performance.now() < until) {
    await pool.query(
      "update outbox_mail set next_try_at = now() where id = any($1::uuid[]) and sent_at is null and lease_until is null",
      [waiting],
    );
    const { rows: left } = await pool.query(
      "select from outbox_mail where id = any($1::uuid[]) and sent_at is null and abandoned_at is null limit 1",
      [waiting],
    );
    if (left.length === 0) return;
    await addTask(db, { name: SWEEP_OUTBOX_TASK, key: "sweep for the count" });
    await sleep(SWEEP_EVERY_MS);
  }
}

function countMails(arrivals: readonly Arrival[], registered: readonly string[]): MailFaults {
  const byId = [...Map.groupBy(arrivals, ({ messageId }) => messageId).values()];
  const idsTo = new Map<string, Set<string>>();
  for (const { to, messageId } of arrivals) idsTo.set(to, (idsTo.get(to) ?? new Set()).add(messageId));
  const twiceByOne = byId.filter((same) => new Set(same.map((each) => each.worker)).size < same.length);
  return {
    arrived: arrivals.length,
    lost: registered.filter((address) => !idsTo.has(address)).map((address) => `mail to ${address}`),
    doubled: [
      ...twiceByOne.map(([first]) => `mail ${first!.messageId}, twice from one worker`),
      ...registered
        .filter((address) => (idsTo.get(address)?.size ?? 0) > 1)
        .map((address) => `another mail to ${address}`),
    ],
    repeated: byId.filter((same) => same.length > 1).length - twiceByOne.length,
  };
}
