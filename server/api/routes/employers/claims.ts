import type { FastifyRequest } from "fastify";
import { z } from "zod";
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
import { requireAccount } from "#api/http/bearer.ts";
import {
  ClaimParams,
  claimNumber,
  EMPLOYER_ANSWER,
  EMPLOYER_CALL,
  EMPLOYER_REFUSALS,
  EMPLOYER_SIGN_IN,
} from "#api/http/employers/claim-number.ts";
import { requirePasskey } from "#api/http/employers/passkey.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** Registers the calls to claim a company, and about the people who speak for it. All that change something take a passkey. */
export function employerClaimsRoutes(app: App, { accounts, sessions }: AccountServices): void {
  const preValidation = requirePasskey({ sessions }, EMPLOYER_SIGN_IN);

  app.get("/api/me/employers", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "The companies that I claim",
      description: "My claims with their proofs and the marker to publish.",
      needsAccount: true,
      response: { 200: EmployerClaimsResponse, ...EMPLOYER_REFUSALS },
    },
    async preValidation(request: FastifyRequest) {
      request.accountId = (await requireAccount(request, sessions, EMPLOYER_SIGN_IN)).id;
    },
    handler: async ({ accountId }, reply) =>
      await reply.header("cache-control", "no-store").send({ data: await listClaims(accounts, accountId) }),
  });

  app.post("/api/me/employers", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Claim a company",
      description:
        "Takes the company’s slug and its domain. Two proofs of four make a claim complete; an operator decides the first one of a company. Needs a passkey.",
      needsAccount: true,
      body: ClaimRequest,
      response: { 200: EmployerClaimResponse, ...EMPLOYER_REFUSALS },
    },
    preValidation,
    handler: async ({ accountId, body }, reply) =>
      await reply.header("cache-control", "no-store").send({ data: await startClaim(accounts, accountId, body) }),
  });

  app.post("/api/me/employers/:id/end", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Withdraw my claim",
      description: "Ends its rights at once.",
      needsAccount: true,
      params: ClaimParams,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id } }, reply) {
      await withdrawClaim(accounts, accountId, claimNumber(id));
      return reply.header("cache-control", "no-store").send({ message: "Your claim is withdrawn." });
    },
  });

  app.get("/api/me/employers/:id/people", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Who speaks for the company",
      description: "For people who speak for it now.",
      needsAccount: true,
      params: ClaimParams,
      response: { 200: ColleaguesResponse, ...EMPLOYER_REFUSALS },
    },
    preValidation,
    async handler({ accountId, params: { id } }, reply) {
      const data = await listColleagues(accounts, accountId, claimNumber(id));
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/me/employers/:id/people/:person", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Change somebody’s role, or end their rights",
      description: "For owners, about others. `role: null` ends the person’s rights at once.",
      needsAccount: true,
      params: z.object({ id: z.string(), person: z.string() }),
      body: ColleagueRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id, person }, body }, reply) {
      await changeColleague(accounts, accountId, { claimId: claimNumber(id), personId: claimNumber(person) }, body);
      return reply.header("cache-control", "no-store").send({ message: "Changed." });
    },
  });
}

/** Registers the calls to prove a claim. */
export function employerProofsRoutes(app: App, { accounts, sessions }: AccountServices): void {
  const preValidation = requirePasskey({ sessions }, EMPLOYER_SIGN_IN);

  app.post("/api/me/employers/:id/code", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Get a code at a mailbox of the company",
      description: "The address has to be exactly at the claim’s domain. Limited per day.",
      needsAccount: true,
      params: ClaimParams,
      body: ClaimCodeRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id }, body: { email } }, reply) {
      await sendClaimCode(accounts, accountId, claimNumber(id), email);
      return reply.header("cache-control", "no-store").send({ message: `We sent a code to ${email}.` });
    },
  });

  app.post("/api/me/employers/:id/verify", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Enter the code",
      description: "Five wrong attempts void the code.",
      needsAccount: true,
      params: ClaimParams,
      body: ClaimVerifyRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id }, body: { code } }, reply) {
      await verifyClaimCode(accounts, accountId, claimNumber(id), code);
      return reply.header("cache-control", "no-store").send({ message: "The mailbox is proved." });
    },
  });

  app.post("/api/me/employers/:id/checks", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "Have a proof looked for",
      description: "A worker looks for the marker in DNS, in the file or in the company’s postings within moments.",
      needsAccount: true,
      params: ClaimParams,
      body: ClaimCheckRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id }, body: { kind } }, reply) {
      await requestCheck(accounts, accountId, claimNumber(id), kind);
      return reply.header("cache-control", "no-store").send({ message: "We’re looking." });
    },
  });
}
