import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  DisownedRequest,
  EmployerChangesResponse,
  FactsRequest,
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
import { changeFacts } from "#employers/statements/change-facts.ts";
import { companyListing, disownBoard, markFilled } from "#employers/statements/company-listing.ts";
import { employerAccess } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import { ClaimParams, claimNumber } from "#api/http/employers/claim-number.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** Registers what people say for a company that they speak for. */
export function employerChangesRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;
  const access = employerAccess(services);

  addCall(app, access, ["GET", "/api/me/employers/:id/changes"], {
    summary: "What people said for the company",
    description: "What holds now, and the latest 50 entries of what was said, newest first.",
    params: ClaimParams,
    answer: EmployerChangesResponse,
    async run({ accountId, params: { id } }) {
      const data = await listChanges(accounts, accountId, claimNumber(id));
      return { data };
    },
  });

  addCall(app, access, ["PUT", "/api/me/employers/:id/statement"], {
    summary: "Say where the company can hire",
    description:
      "Countries, hours and visa for all of its jobs. Beats what we read in postings and is shown as the employer’s statement; null takes it back.",
    params: ClaimParams,
    body: StatementRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body: { statement } }) {
      await changeStatement(accounts, accountId, claimNumber(id), statement);
      return { message: "Saved. Your jobs follow within moments." };
    },
  });

  addCall(app, access, ["PUT", "/api/me/employers/:id/facts"], {
    summary: "Correct the company’s size, industries and LinkedIn page",
    description:
      "What is left out stays; null or an empty list takes it back, so that what the sources say holds again. Beats what we read, and is shown as the employer’s statement.",
    params: ClaimParams,
    body: FactsRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body }) {
      await changeFacts(accounts, accountId, claimNumber(id), body);
      return { message: "Saved. Your jobs follow within moments." };
    },
  });

  addCall(app, access, ["PUT", "/api/me/employers/:id/website"], {
    summary: "Correct the company’s website",
    description: "It has to be at the claim’s domain.",
    params: ClaimParams,
    body: WebsiteRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body: { website } }) {
      await changeWebsite(accounts, accountId, claimNumber(id), website);
      return { message: "Saved." };
    },
  });

  addCall(app, access, ["PUT", "/api/me/employers/:id/logo"], {
    summary: "Say where the company’s logo is",
    description:
      "A picture of at most 1 MiB at the claim’s domain. A worker fetches it, makes a small picture of it, and looks again once a month.",
    params: ClaimParams,
    body: LogoRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id }, body: { logo } }) {
      await changeLogo(accounts, accountId, claimNumber(id), logo);
      return { message: "Saved. We fetch the logo within minutes." };
    },
  });

  addCall(app, access, ["POST", "/api/me/employers/:id/changes/:change/undo"], {
    summary: "Undo a change",
    description: "What held before it holds again. Only the last change of each kind can be undone.",
    params: z.object({ id: z.string(), change: z.string() }),
    answer: MessageResponse,
    async run({ accountId, params: { id, change } }) {
      await undoChange(accounts, accountId, { claimId: claimNumber(id), changeId: claimNumber(change) });
      return { message: "Undone." };
    },
  });
}

/** Registers what people do about the jobs and boards of a company that they speak for. */
export function employerListingRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;
  const access = employerAccess(services);

  addCall(app, access, ["GET", "/api/me/employers/:id/listing"], {
    summary: "The company’s jobs and boards",
    description: "Its newest jobs that are open or marked as filled, and the boards that list them.",
    params: ClaimParams,
    answer: ListingResponse,
    async run({ accountId, params: { id } }) {
      const data = await companyListing(accounts, accountId, claimNumber(id));
      return { data };
    },
  });

  addCall(app, access, ["PUT", "/api/me/employers/:id/jobs/:job/filled"], {
    summary: "Mark a job as filled",
    description: "Closes it, whatever its board lists; `filled: false` opens it again if a board still lists it.",
    params: z.object({ id: z.string(), job: z.string() }),
    body: FilledRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id, job }, body: { filled } }) {
      await markFilled(accounts, accountId, { claimId: claimNumber(id), jobId: claimNumber(job) }, filled);
      return { message: "Saved." };
    },
  });

  addCall(app, access, ["PUT", "/api/me/employers/:id/boards/:board/disowned"], {
    summary: "Say whether a board is the company’s",
    description: "One that isn’t is not read until an operator has looked. Only for boards that list no other company.",
    params: z.object({ id: z.string(), board: z.string() }),
    body: DisownedRequest,
    answer: MessageResponse,
    async run({ accountId, params: { id, board }, body: { disowned } }) {
      await disownBoard(accounts, accountId, { claimId: claimNumber(id), boardId: claimNumber(board) }, disowned);
      return { message: disowned ? "Saved. One of us looks at the board." : "Saved." };
    },
  });
}
