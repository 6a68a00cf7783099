import type { Sender } from "./outbox.ts";

/** The sender of each kind of operation. */
export const SENDERS: Record<string, () => Promise<Sender>> = {
  "saved-job": () => import("#web/features/saved/send-saved.ts").then((module) => module.sendSaved),
};
