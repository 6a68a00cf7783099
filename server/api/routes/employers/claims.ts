import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  ClaimCheckRequest,
  ClaimCodeRequest,
  ClaimRequest,
  ClaimVerifyRequest,
  ColleagueRequest,
  ColleaguesResponse,
  EmployerClaimResponse,
  EmployerClaimsResponse,
} from "#contract/schemas/employers/claims.ts";
import { requestCheck } from "#employers/claims/check-proof.ts";
import { listClaims } from "#employers/claims/claim-view.ts";
import { changeColleague, listColleagues } from "#employers/claims/colleagues.ts";
import { sendClaimCode, verifyClaimCode } from "#employers/claims/mailbox-proof.ts";
import { startClaim, withdrawClaim } from "#employers/claims/start-claim.ts";
import { claimantAccess, employerAccess } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import { ClaimParams, claimNumber } from "#api/http/employers/claim-number.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** Registers the calls to claim a company, and about the people who speak for it. All that change something take a passkey. */
export function employerClaimsRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;
  const access = employerAccess(services);

  addCall(app, claimantAccess(services), ["GET", "/api/me/employers"], {
    summary: "The companies that I claim",
    description: "My claims with their proofs and the marker to publish.",
    answer: EmployerClaimsResponse,
    run: async ({ accountId }) => ({ data: await listClaims(accounts, accountId) }),
  });

  addCall(app, access, ["POST", "/api/me/employers"], {
    summary: "Claim a company",
    description:
      "Takes the company’s slug and its domain. Two proofs of four make a claim complete; an operator decides the first one of a company. Needs a passkey.",
    body: ClaimRequest,
    answer: EmployerClaimResponse,
    run: async ({ accountId, body }) => ({ data: await startClaim(accounts, accountId, body) }),
  });

  addCall(app, access, ["POST", "/api/me/employers/:id/end"], {
    summary: "Withdraw my claim",
    description: "Ends its rights at once.",
    params: ClaimParams,
    answer: MessageResponse,
    async run({ accountId, params: { id } }) {
      await withdrawClaim(accounts, accountId, claimNumber(id));
      return { message: "Your claim is withdrawn." };
    },
  });

  addCall(app, access, ["GET", "/api/me/employers/:id/people"], {
    summary: "Who speaks for the company",
    description: "For people who speak for it now.",
    params: ClaimParams,
    answer: ColleaguesResponse,
    run: async ({ accountId, params: { id } }) => ({
      data: await listColleagues(accounts, accountId, claimNumber(id)),
    }),
  });

  addCall(app, access, ["POST", "/api/me/employers/:id/people/:person"], {
    summary: "Change somebody’s role, or end their rights",
    description: "For owners, about others. `role: null` ends the person’s rights at once.",
    params: z.object({ id: z.string(), person: z.string() }),
    body: ColleagueRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id, person }, body }) {
      await changeColleague(accounts, accountId, { claimId: claimNumber(id), personId: claimNumber(person) }, body);
      return { message: "Changed." };
    },
  });
}

/** Registers the calls to prove a claim. */
export function employerProofsRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;
  const access = employerAccess(services);

  addCall(app, access, ["POST", "/api/me/employers/:id/code"], {
    summary: "Get a code at a mailbox of the company",
    description: "The address has to be exactly at the claim’s domain. Limited per day.",
    params: ClaimParams,
    body: ClaimCodeRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body: { email } }) {
      await sendClaimCode(accounts, accountId, claimNumber(id), email);
      return { message: `We sent a code to ${email}.` };
    },
  });

  addCall(app, access, ["POST", "/api/me/employers/:id/verify"], {
    summary: "Enter the code",
    description: "Five wrong attempts void the code.",
    params: ClaimParams,
    body: ClaimVerifyRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body: { code } }) {
      await verifyClaimCode(accounts, accountId, claimNumber(id), code);
      return { message: "The mailbox is proved." };
    },
  });

  addCall(app, access, ["POST", "/api/me/employers/:id/checks"], {
    summary: "Have a proof looked for",
    description: "A worker looks for the marker in DNS, in the file or in the company’s postings within moments.",
    cost: 5,
    params: ClaimParams,
    body: ClaimCheckRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body: { kind } }) {
      await requestCheck(accounts, accountId, claimNumber(id), kind);
      return { message: "We’re looking." };
    },
  });
}
