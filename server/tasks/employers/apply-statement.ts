import { remergeCompany } from "#ingest/run/remerge-company.ts";
import { APPLY_STATEMENT_TASK, type ApplyStatementPayload } from "#store/employers/employer-tasks.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { Task } from "../task.ts";

/** Reads a company's jobs again after its employer said something about all of them. */
export const applyStatementTask: Task = {
  name: APPLY_STATEMENT_TASK,
  async run(payload, { database, log }) {
    const { companyId } = payload as ApplyStatementPayload;
    const changed = await remergeCompany(database, companyId, await databaseNow(database));
    log.info({ company: companyId, changed }, "applied what an employer said to its jobs");
  },
};
