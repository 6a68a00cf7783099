import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { CompanyFiguresResponse, OutcomeRequest } from "#contract/schemas/referral.ts";
import { unsubscribe } from "#referrals/notifications/unsubscribe.ts";
import { reportOutcomeByLink } from "#referrals/requests/report-outcome-by-link.ts";
import { companyFigures, publicFigures } from "#store/referrals/figures.ts";
import { unsubscribeRoutes } from "#api/http/unsubscribe-routes.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const COMPANIES_MAX = 60;
const RESPONSE = { 200: MessageResponse, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 503: ErrorBody };
const Token = z.object({ token: z.string() });

/** Figures of companies, and the actions of links in emails. A link identifies its person; no session is needed. */
export function referralsPublicRoutes(app: App, { referrals, config, database }: ReferralServices): void {
  app.get("/api/referrals/companies", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Referral figures of companies",
      description: "Counted from real requests. Companies without a referrer are omitted.",
      querystring: z.object({
        companies: z.string().default("").meta({ description: "Slugs, joined with commas; at most 60" }),
      }),
      response: { 200: CompanyFiguresResponse, 400: ErrorBody, 503: ErrorBody },
    },
    async handler(request, reply) {
      const slugs = request.query.companies
        .split(",")
        .filter((slug) => slug !== "" && !slug.includes("\u0000"))
        .slice(0, COMPANIES_MAX);
      return reply
        .header("cache-control", "public, max-age=60")
        .send({ data: (await companyFigures(database.db, slugs)).map(publicFigures) });
    },
  });

  app.post("/api/referrals/outcome/:token", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Report the outcome of a referral by the link of an email",
      params: Token,
      body: OutcomeRequest,
      response: RESPONSE,
    },
    async handler(request, reply) {
      await reportOutcomeByLink(referrals, request.params.token, request.body.outcome);
      return reply
        .header("cache-control", "no-store")
        .send({ message: "Thank you. Your answer helps the people who ask next." });
    },
  });

  unsubscribeRoutes(app, {
    path: "/api/referrals/unsubscribe",
    post: { summary: "Unsubscribe from referral emails", description: "The one-click action of List-Unsubscribe." },
    get: { summary: "Open the settings of referral emails" },
    settingsUrl: () => `${config.baseUrl}/referrals?view=settings`,
    end: (token) => unsubscribe(referrals, token),
    message: "You won’t get any more emails about referrals.",
  });
}
