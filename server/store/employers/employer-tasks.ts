import type { CheckedProof } from "#contract/values/employers/claims.ts";

/** Name of the task that looks for one proof of a claim. */
export const CHECK_PROOF_TASK = "check-proof";
export interface CheckProofPayload {
  claimId: string;
  kind: CheckedProof;
}

/** Name of the task that reads a company's jobs again after its employer said something else. */
export const APPLY_STATEMENT_TASK = "apply-statement";
export interface ApplyStatementPayload {
  companyId: string;
}

/** Name of the task that reads drafts of direct posts, and shows posts on the site as they stand. */
export const DIRECT_POSTS_TASK = "direct-posts";
