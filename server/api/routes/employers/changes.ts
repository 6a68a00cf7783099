import { z } from "zod";
import {
  DisownedRequest,
  EmployerChangesResponse,
  FilledRequest,
  ListingResponse,
  LogoRequest,
  StatementRequest,
  WebsiteRequest,
} from "#contract/schemas/employers/statements.ts";
import {
  changeLogo,
  changeStatement,
  changeWebsite,
  listChanges,
  undoChange,
} from "#employers/statements/change-company.ts";
import { companyListing, disownBoard, markFilled } from "#employers/statements/company-listing.ts";
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

/** Registers what people say for a company that they speak for. */
export function employerChangesRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;
  const preValidation = requirePasskey(services, EMPLOYER_SIGN_IN);

  app.get("/api/me/employers/:id/changes", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "What people said for the company",
      description: "What holds now, and the latest 50 entries of what was said, newest first.",
      needsAccount: true,
      params: ClaimParams,
      response: { 200: EmployerChangesResponse, ...EMPLOYER_REFUSALS },
    },
    preValidation,
    async handler({ accountId, params: { id } }, reply) {
      const data = await listChanges(accounts, accountId, claimNumber(id));
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.put("/api/me/employers/:id/statement", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Say where the company can hire",
      description:
        "Countries, hours and visa for all of its jobs. Beats what we read in postings and is shown as the employer’s statement; null takes it back.",
      needsAccount: true,
      params: ClaimParams,
      body: StatementRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id }, body: { statement } }, reply) {
      await changeStatement(accounts, accountId, claimNumber(id), statement);
      return reply.header("cache-control", "no-store").send({ message: "Saved. Your jobs follow within moments." });
    },
  });

  app.put("/api/me/employers/:id/website", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Correct the company’s website",
      description: "It has to be at the claim’s domain.",
      needsAccount: true,
      params: ClaimParams,
      body: WebsiteRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id }, body: { website } }, reply) {
      await changeWebsite(accounts, accountId, claimNumber(id), website);
      return reply.header("cache-control", "no-store").send({ message: "Saved." });
    },
  });

  app.put("/api/me/employers/:id/logo", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Say where the company’s logo is",
      description:
        "A picture of at most 1 MiB at the claim’s domain. A worker fetches it, makes a small picture of it, and looks again once a month.",
      needsAccount: true,
      params: ClaimParams,
      body: LogoRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id }, body: { logo } }, reply) {
      await changeLogo(accounts, accountId, claimNumber(id), logo);
      return reply.header("cache-control", "no-store").send({ message: "Saved. We fetch the logo within minutes." });
    },
  });

  app.post("/api/me/employers/:id/changes/:change/undo", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Undo a change",
      description: "What held before it holds again. Only the last change of each kind can be undone.",
      needsAccount: true,
      params: z.object({ id: z.string(), change: z.string() }),
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id, change } }, reply) {
      await undoChange(accounts, accountId, { claimId: claimNumber(id), changeId: claimNumber(change) });
      return reply.header("cache-control", "no-store").send({ message: "Undone." });
    },
  });
}

/** Registers what people do about the jobs and boards of a company that they speak for. */
export function employerListingRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;
  const preValidation = requirePasskey(services, EMPLOYER_SIGN_IN);

  app.get("/api/me/employers/:id/listing", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "The company’s jobs and boards",
      description: "Its newest jobs that are open or marked as filled, and the boards that list them.",
      needsAccount: true,
      params: ClaimParams,
      response: { 200: ListingResponse, ...EMPLOYER_REFUSALS },
    },
    preValidation,
    async handler({ accountId, params: { id } }, reply) {
      const data = await companyListing(accounts, accountId, claimNumber(id));
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.put("/api/me/employers/:id/jobs/:job/filled", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Mark a job as filled",
      description: "Closes it, whatever its board lists; `filled: false` opens it again if a board still lists it.",
      needsAccount: true,
      params: z.object({ id: z.string(), job: z.string() }),
      body: FilledRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id, job }, body: { filled } }, reply) {
      await markFilled(accounts, accountId, { claimId: claimNumber(id), jobId: claimNumber(job) }, filled);
      return reply.header("cache-control", "no-store").send({ message: "Saved." });
    },
  });

  app.put("/api/me/employers/:id/boards/:board/disowned", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Say that a board isn’t the company’s",
      description: "We don’t read it until an operator has looked. Only for boards that list no other company.",
      needsAccount: true,
      params: z.object({ id: z.string(), board: z.string() }),
      body: DisownedRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params: { id, board }, body: { disowned } }, reply) {
      await disownBoard(accounts, accountId, { claimId: claimNumber(id), boardId: claimNumber(board) }, disowned);
      return reply.header("cache-control", "no-store").send({ message: "Saved. One of us looks at the board." });
    },
  });
}
