import { z } from "zod";
import type { JobPageResponse } from "#contract/schemas/job-page.ts";
import type { CompanyFiguresResponse } from "#contract/schemas/referral.ts";
import { NOTE_MAX } from "#contract/values/referral.ts";
import { jobUrl } from "#api/feeds/feed.ts";
import { ToolError } from "../rest-call.ts";
import { type Tool, tool } from "../tool.ts";

/** Tools on referrals. None sends a request: only the person does, on the job's page. */
export const REFERRAL_TOOLS: readonly Tool[] = [
  tool({
    name: "referral_odds",
    title: "How a company's referrers answer",
    description:
      "Counted from real requests: referrers, free places this week, share answered and median hours to an answer. Null where there is too little data.",
    input: z.object({
      company: z
        .string()
        .min(1)
        .max(200)
        .regex(/^[^,]+$/, "Use one slug")
        .describe("Slug of a company"),
    }),
    readOnly: true,
    async run({ company }, { call }) {
      const { data } = await call<CompanyFiguresResponse>({
        path: "/api/referrals/companies",
        query: { companies: company },
      });
      const [figures] = data;
      return figures === undefined ? { company, accepts: false } : { accepts: true, ...figures };
    },
  }),
  tool({
    name: "draft_referral_request",
    title: "Draft a referral request",
    description:
      "Checks a draft of a referral request for a job and returns it with the page where the person can send it. Sends and stores nothing: show the draft to the person, who sends it.",
    input: z.object({
      jobId: z.string().regex(/^[1-9]\d{0,17}$/, "Use the id of a job, such as 123"),
      why: z.string().min(1).max(NOTE_MAX).describe("Why this role"),
      evidence: z.string().min(1).max(NOTE_MAX).describe("Evidence for its top requirements"),
    }),
    readOnly: true,
    async run({ jobId, why, evidence }, { call, origin }) {
      if (why.length + evidence.length > NOTE_MAX)
        throw new ToolError(`Keep both answers together to ${NOTE_MAX} characters.`);
      const { data: job } = await call<JobPageResponse>({ path: `/api/jobs/${jobId}` });
      if (job.closedAt !== undefined) throw new ToolError("This job is closed.");
      const { data: figures } = await call<CompanyFiguresResponse>({
        path: "/api/referrals/companies",
        query: { companies: job.company.slug },
      });
      return {
        sent: false,
        why,
        evidence,
        acceptsReferrals: figures.length > 0,
        sendAt: jobUrl(origin, job),
        stillNeeded: ["a link to a profile or CV", "the country the person lives in", "that they haven't applied yet"],
      };
    },
  }),
];
