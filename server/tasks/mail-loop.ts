import { setTimeout as sleep } from "node:timers/promises";
import { deliverDueMails } from "#mail/deliver.ts";
import { createSmtpTransport } from "#mail/transport.ts";
import { openSecrets } from "#app/secrets.ts";
import type { TaskContext } from "./task.ts";

export interface MailLoop {
  stop(): Promise<void>;
}

/** A person waits for a verification mail with the inbox open, so the outbox is looked at this often. */
const LOOK_MS = 1000;

/** Sends the mails of the outbox for ever. Several workers may: each mail is leased by one of them. */
export function startMailLoop({ config, database, log }: Omit<TaskContext, "http">, smtpUrl: string): MailLoop {
  const transport = createSmtpTransport({
    smtpUrl,
    fromAddress: config.mailFrom,
    ...(config.dkim && { dkim: config.dkim }),
  });
  const context = {
    database,
    transport,
    log: log.child({ subsystem: "mail" }),
    secrets: openSecrets(config),
    domain: new URL(config.baseUrl).hostname,
  };
  const ending = new AbortController();
  const looping = (async () => {
    while (!ending.signal.aborted) {
      try {
        await deliverDueMails(context);
      } catch (error) {
        context.log.warn({ err: error }, "the outbox could not be read; trying again");
      }
      await sleep(LOOK_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      ending.abort();
      await looping;
      transport.close();
    },
  };
}
