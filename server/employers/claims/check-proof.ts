import { CHECK_PROOF_TASK, type CheckProofPayload } from "#store/employers/employer-tasks.ts";
import type { CheckedProof } from "#contract/values/employers/claims.ts";
import { noClaim } from "#employers/employer-error.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { claimById } from "#store/employers/claims.ts";
import { holdProof, missProof, wantCheck } from "#store/employers/proofs.ts";
import { addTask } from "#store/operations/queue.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { claimMarkers } from "./claim-marker.ts";
import { findProof, type ProofFinder } from "./find-proof.ts";
import { settleClaim } from "./settle-claim.ts";
import type { EmployerContext } from "./start-claim.ts";

/** Has a worker look for one of a claim's proofs. */
export async function requestCheck(
  { database, limiter }: EmployerContext,
  accountId: string,
  claimId: string,
  kind: CheckedProof,
): Promise<void> {
  const claim = await claimById(database.db, claimId);
  if (claim?.accountId !== accountId) throw noClaim();
  await limiter.take("proofCheckPerAccountHour", accountId);
  await inTransaction(database, async (trx) => {
    await wantCheck(trx, claimId, kind);
    const payload: CheckProofPayload = { claimId, kind };
    const key = `${CHECK_PROOF_TASK}:${claimId}:${kind}`;
    await addTask(trx, { name: CHECK_PROOF_TASK, payload, key, maxAttempts: 2, isUrgent: true });
  });
}

type CheckContext = Pick<AccountContext, "secrets" | "baseUrl"> & { database: Database } & Omit<ProofFinder, "db">;

/** Looks for a proof and records what was found, with what follows for the claim. */
export async function checkProof(
  context: CheckContext,
  { claimId, kind }: { claimId: string; kind: CheckedProof },
): Promise<void> {
  const { database, http, txt, secrets } = context;
  const claim = await claimById(database.db, claimId);
  if (claim === null) return;
  const { companyId, domain } = claim;
  const markers = claimMarkers(secrets, claim);
  const finding = await findProof({ db: database.db, http, txt }, { kind, companyId, domain, markers });
  await inTransaction(database, async (trx) => {
    // The person may have named another domain meanwhile.
    const now = await claimById(trx, claimId);
    if (now?.domain !== domain) return;
    if (!finding.found) return await missProof(trx, claimId, kind, finding);
    await holdProof(trx, claimId, kind);
    await settleClaim(context, trx, claimId);
  });
}
