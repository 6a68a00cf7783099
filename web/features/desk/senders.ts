import type { Sender } from "./outbox.ts";

/** The sender of each kind of operation. */
export const SENDERS: Record<string, () => Promise<Sender>> = {
  application: () =>
    import("#web/features/applications/desk/send-applications.ts").then((module) => module.sendApplications),
  "saved-job": () => import("#web/features/saved/send-saved.ts").then((module) => module.sendSaved),
};
