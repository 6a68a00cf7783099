import type { Secrets } from "#app/secrets.ts";
import type { EmployerClaim } from "#contract/schemas/employers/claims.ts";
import { type ClaimState, PROOF_KINDS } from "#contract/values/employers/claims.ts";
import type { Connection } from "#postgres/connection.ts";
import { RANK } from "#store/catalogue/company-identity.ts";
import { type ClaimRow, claimsOf } from "#store/employers/claims.ts";
import { domainEvidence } from "#store/referrals/domains/company-domains.ts";
import { judgeDomain } from "#store/referrals/domains/domain-rules.ts";
import { claimMarkers } from "./claim-marker.ts";
import { websiteDomain } from "./claim-domain.ts";

/**
 * Returns whether a domain is known to be the company's: an operator, an employer or trusted boards say so, or it is the domain of the
 * website that they name. What a job site or a discovered board says is no reason, and a domain that an operator withdrew is nobody's.
 */
export async function isKnownDomain(
  db: Connection,
  { companyId, website, identityRank, domain }: Pick<ClaimRow, "companyId" | "website" | "identityRank" | "domain">,
): Promise<boolean> {
  const evidence = await domainEvidence(db, domain);
  if (evidence.withdrawn) return false;
  const owner = judgeDomain(domain, evidence).company;
  if (owner !== null) return owner.id === companyId;
  return identityRank >= RANK.board && websiteDomain(website) === domain;
}

/** Returns where a claim stands. */
export function claimState(
  { approvedAt, holds }: Pick<ClaimRow, "approvedAt" | "holds">,
  isEnough: boolean,
): ClaimState {
  if (approvedAt !== null) return holds ? "active" : "lapsed";
  return isEnough ? "waiting" : "proving";
}

/** Returns whether an unapproved claim has the proofs it takes: two, one of them a posting unless the domain is known. */
export function isProved({ holds, proofs }: Pick<ClaimRow, "holds" | "proofs">, isKnown: boolean): boolean {
  return holds && (isKnown || proofs.some(({ kind, holds: own }) => kind === "posting" && own));
}

/** Returns a claim as its person sees it. */
export async function viewClaim(
  db: Connection,
  secrets: Pick<Secrets, "personalHashes">,
  row: ClaimRow,
): Promise<EmployerClaim> {
  const isKnown = await isKnownDomain(db, row);
  return {
    id: row.id,
    company: { name: row.company, slug: row.slug },
    domain: row.domain,
    isKnownDomain: isKnown,
    state: claimState(row, isProved(row, isKnown)),
    role: row.role,
    marker: claimMarkers(secrets, row)[0],
    proofs: PROOF_KINDS.map((kind) => {
      const proof = row.proofs.find((each) => each.kind === kind);
      return {
        kind,
        holds: proof?.holds ?? false,
        expiresAt: proof?.expiresAt == null ? null : new Date(proof.expiresAt).toISOString(),
        problem: proof?.problem ?? null,
        isChecking: proof?.isChecking ?? false,
      };
    }),
  };
}

/** Returns the claims of an account. */
export async function listClaims(
  { database: { db }, secrets }: { database: { db: Connection }; secrets: Pick<Secrets, "personalHashes"> },
  accountId: string,
): Promise<EmployerClaim[]> {
  return await Promise.all((await claimsOf(db, accountId)).map((row) => viewClaim(db, secrets, row)));
}
