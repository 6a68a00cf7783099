import type { CheckedProof } from "#contract/values/employers/claims.ts";
import type { Transaction } from "#postgres/connection.ts";
import { addTask } from "#store/operations/queue.ts";

/** Name of the task that looks for one proof of a claim. */
export const CHECK_PROOF_TASK = "check-proof";
export interface CheckProofPayload {
  claimId: string;
  kind: CheckedProof;
}

/** Name of the task that reads a company's jobs again after its employer said something else about all of them. */
export const APPLY_STATEMENT_TASK = "apply-statement";
export interface ApplyStatementPayload {
  companyId: string;
}

/** Name of the task that has lists and pages follow what an employer changed of the company itself. */
export const ANNOUNCE_COMPANY_TASK = "announce-company";
export interface AnnounceCompanyPayload {
  companyId: string;
}

/** Name of the task that reads drafts of direct posts, and shows posts on the site as they stand. */
export const DIRECT_POSTS_TASK = "direct-posts";

/** Has the site follow the direct posts at once, instead of within a minute. */
export async function publishPostsSoon(trx: Transaction): Promise<void> {
  await addTask(trx, { name: DIRECT_POSTS_TASK, payload: {}, key: DIRECT_POSTS_TASK, isUrgent: true });
}
