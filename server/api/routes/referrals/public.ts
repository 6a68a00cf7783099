import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { CompanyFiguresResponse, OutcomeRequest } from "#contract/schemas/referral.ts";
import { outcomeByLink } from "#referrals/requests/outcome.ts";
import { unsubscribe } from "#referrals/seekers/company-watch.ts";
import { companyFigures } from "#store/referrals/figures.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const COMPANIES_MOST = 60;
const RESPONSE = { 200: MessageResponse, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 503: ErrorBody };
const Token = z.object({ token: z.string() });

/** Figures of companies, and what the links of mails do. A link stands for its person; nothing else is needed. */
export function referralsPublicRoutes(app: App, { referrals, config, database }: ReferralServices): void {
  app.get("/api/referrals/companies", {
    schema: {
      summary: "Referral figures of companies",
      description: "From real counts. Companies without any referrer are left out.",
      querystring: z.object({
        companies: z.string().default("").meta({ description: "Slugs, joined with commas; at most 60" }),
      }),
      response: { 200: CompanyFiguresResponse, 400: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const slugs = request.query.companies
        .split(",")
        .filter((slug) => slug !== "" && !slug.includes("\u0000"))
        .slice(0, COMPANIES_MOST);
      return reply
        .header("cache-control", "public, max-age=60")
        .send({ data: await companyFigures(database.db, slugs) });
    },
  });

  app.post("/api/referrals/outcome/:token", {
    schema: {
      summary: "Say what came of a referral, by the link of a mail",
      params: Token,
      body: OutcomeRequest,
      response: RESPONSE,
    },
    async handler(request, reply) {
      await outcomeByLink(referrals, request.params.token, request.body.outcome);
      return reply
        .header("cache-control", "no-store")
        .send({ message: "Thank you. This helps everybody who asks next." });
    },
  });

  // Mail programs send a form of their own, whose content does not matter.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string" },
      (_request, _body, done) => done(null, {}),
    );
    scope.post("/api/referrals/unsubscribe/:token", {
      schema: {
        summary: "End the mails about referrals",
        description: "The one click of List-Unsubscribe.",
        params: Token,
        response: RESPONSE,
      },
      async handler(request, reply) {
        await unsubscribe(referrals, (request.params as { token: string }).token);
        return reply.header("cache-control", "no-store").send({ message: "You get no more mails about referrals." });
      },
    });
    scope.get("/api/referrals/unsubscribe/:token", {
      schema: {
        summary: "Where to choose mails about referrals",
        description: "For mail programs that open the address: changes nothing, leads to the settings.",
        params: Token,
        response: { 303: z.null() },
      },
      async handler(_request, reply) {
        return reply.header("cache-control", "no-store").redirect(`${config.baseUrl}/referrals?view=settings`, 303);
      },
    });
  });
}
