import { z } from "zod";
import { ApplyAddressResponse } from "#contract/schemas/employers/posts.ts";
import { APPLY_FRAGMENT, mailLink } from "#contract/values/employers/apply-by-mail.ts";
import { applyMailbox, jobByMail } from "#employers/posts/apply-by-mail.ts";
import { openAccess } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import { clientOf } from "#api/http/client.ts";
import { claimNumber } from "#api/http/employers/claim-number.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const PostParams = z.object({ post: z.string() });
const ONE_PERSON = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" } as const;

/** Registers the way to apply to direct posts whose employers take applications by mail. No page, list or file holds the mailbox. */
export function applyByMailRoutes(app: App, { accounts }: AccountServices): void {
  addCall(app, openAccess, ["POST", "/api/direct-posts/:post/address"], {
    summary: "See where people apply by email",
    description: "While the site lists the job. Limited per hour and network.",
    params: PostParams,
    answer: ApplyAddressResponse,
    run: async ({ params: { post }, client }) => ({ data: await applyMailbox(accounts, claimNumber(post), client) }),
  });

  app.get("/direct-posts/:post/apply", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "The apply link of a job with applications by email",
      description: "Leads to the job’s page, which gives the address out.",
      params: PostParams,
      response: openAccess.refusals,
    },
    async handler(request, reply) {
      const { id, slug } = await jobByMail(accounts, claimNumber(request.params.post));
      return reply.headers(ONE_PERSON).redirect(`/job/${encodeURIComponent(slug)}-${id}#${APPLY_FRAGMENT}`, 302);
    },
  });

  app.get("/direct-posts/:post/mail", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Write the mail that applies for a job",
      description: "Opens the mail program, for browsers without scripts. Limited as the call that gives the address.",
      params: PostParams,
      response: openAccess.refusals,
    },
    async handler(request, reply) {
      const data = await applyMailbox(accounts, claimNumber(request.params.post), clientOf(request));
      return reply.headers(ONE_PERSON).redirect(mailLink(data), 302);
    },
  });
}
