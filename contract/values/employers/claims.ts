/** How somebody proves that they speak for a company. */
export const PROOF_KINDS = ["mailbox", "dns", "file", "posting"] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];
/** Proofs that a worker looks for on the internet or in what is stored; the person enters a code for the other. */
export const CHECKED_PROOFS = ["dns", "file", "posting"] as const;
export type CheckedProof = (typeof CHECKED_PROOFS)[number];

export const PROOFS_NEEDED = 2;
/** Days for which a proof holds. */
export const PROOF_DAYS = 180;
/** Days before the end of a proof in which its person is asked to renew it. */
export const RENEW_DAYS = 14;
/** Days after which a proof that is no longer found ends. */
export const MISSING_DAYS = 7;
/** Claims that one account can have at a time. */
export const MAX_CLAIMS = 20;

export const ROLES = ["owner", "editor"] as const;
export type EmployerRole = (typeof ROLES)[number];
export const ROLE_WORDS: Record<EmployerRole, string> = {
  owner: "Owner: may change everything, including who else speaks for the company",
  editor: "Editor: may change everything except who else speaks for the company",
};

/** Where a claim stands. `lapsed` is an approved one without two proofs that hold. */
export const CLAIM_STATES = ["proving", "waiting", "active", "lapsed"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** The name of the TXT record. */
export const dnsName = (domain: string): string => `_afield.${domain}`;
/** The address of the file. */
export const fileAddress = (domain: string): string => `https://${domain}/.well-known/afield.txt`;
