import { z } from "zod";
import { CHECKED_PROOFS, CLAIM_STATES, PROOF_KINDS, ROLES } from "#contract/values/employers/claims.ts";
import { EmailAddress } from "../auth.ts";
import { storable } from "../stored-text.ts";

const Proof = z.object({
  kind: z.enum(PROOF_KINDS),
  holds: z.boolean(),
  /** Null until it has held once. */
  expiresAt: z.iso.datetime().nullable(),
  /** Why the last check found nothing. */
  problem: z.string().nullable(),
  /** Whether a check is under way. */
  isChecking: z.boolean(),
});

/** A person's claim to speak for a company. */
export const EmployerClaim = z.object({
  id: z.string(),
  company: z.object({ name: z.string(), slug: z.string() }),
  domain: z.string(),
  /** Whether the domain is known to be the company's. Without that, one of the two proofs has to be a posting. */
  isKnownDomain: z.boolean(),
  state: z.enum(CLAIM_STATES),
  role: z.enum(ROLES).nullable(),
  /** What to put into DNS, the file or a posting. Belongs to this claim only. */
  marker: z.string(),
  proofs: z.array(Proof),
});
export type EmployerClaim = z.infer<typeof EmployerClaim>;

/** `GET /api/me/employers`. */
export const EmployerClaimsResponse = z.object({ data: z.array(EmployerClaim) });
export type EmployerClaimsResponse = z.infer<typeof EmployerClaimsResponse>;

export const EmployerClaimResponse = z.object({ data: EmployerClaim });
export type EmployerClaimResponse = z.infer<typeof EmployerClaimResponse>;

/** `POST /api/me/employers`. */
export const ClaimRequest = z.strictObject({
  /** The company's slug. */
  company: storable(z.string().trim().min(1, "Please name a company").max(200)),
  domain: storable(z.string().trim().min(1, "Please give the company’s domain").max(300)),
});
export type ClaimRequest = z.infer<typeof ClaimRequest>;

/** `POST /api/me/employers/{id}/code`. */
export const ClaimCodeRequest = z.strictObject({ email: EmailAddress });
/** `POST /api/me/employers/{id}/verify`. */
export const ClaimVerifyRequest = z.strictObject({
  code: storable(z.string().trim().min(1, "Please enter the code").max(40)),
});
/** `POST /api/me/employers/{id}/checks`. */
export const ClaimCheckRequest = z.strictObject({ kind: z.enum(CHECKED_PROOFS) });

/** Somebody else who speaks for the company, for its owners. */
const Colleague = z.object({
  /** The number of their claim. */
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** Whether their proofs hold. */
  isActive: z.boolean(),
  isYou: z.boolean(),
  since: z.iso.datetime(),
});
export type Colleague = z.infer<typeof Colleague>;

/** `GET /api/me/employers/{id}/people`. */
export const ColleaguesResponse = z.object({ data: z.array(Colleague) });
export type ColleaguesResponse = z.infer<typeof ColleaguesResponse>;

/** `POST /api/me/employers/{id}/people/{person}`: null ends their rights. */
export const ColleagueRequest = z.strictObject({ role: z.enum(ROLES).nullable() });
export type ColleagueRequest = z.infer<typeof ColleagueRequest>;
