import { recordCompanyChanges } from "#ingest/run/company-change-events.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { ANNOUNCE_COMPANY_TASK, type AnnounceCompanyPayload } from "#store/employers/employer-tasks.ts";
import type { Task } from "../task.ts";

/** Has lists and pages follow after an employer changed something of the company itself, such as its website. */
export const announceCompanyTask: Task = {
  name: ANNOUNCE_COMPANY_TASK,
  async run(payload, { database }) {
    const { companyId } = payload as AnnounceCompanyPayload;
    await inBulkTransaction(database, (client) => recordCompanyChanges(client, [companyId], []));
  },
};
