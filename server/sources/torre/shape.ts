import { z } from "zod";
import { amount, idText, text, type LoosePosting, type Skipped } from "#sources/read.ts";
import { valueOf, workplaceByFlag, workplaceByWord } from "#sources/workplace.ts";

export const Opportunity = z.object({
  id: idText,
  objective: z.string(),
  tagline: text,
  type: text,
  commitment: text,
  status: text,
  organizations: z.array(z.object({ name: text, picture: text })).nullish(),
  locations: z.array(z.string()).nullish(),
  remote: z.boolean().nullish(),
  place: z.object({ anywhere: z.boolean().nullish(), locationType: text }).nullish(),
  skills: z.array(z.object({ name: text })).nullish(),
  compensation: z
    .object({
      visible: z.boolean().nullish(),
      data: z.object({ currency: text, minAmount: amount, maxAmount: amount, periodicity: text }).nullish(),
    })
    .nullish(),
  created: text,
  deadline: text,
});
type Opportunity = z.infer<typeof Opportunity>;
export const Page = z.object({ total: z.number().nullish(), results: z.array(z.unknown()) });
export const Detail = z.object({
  id: idText,
  objective: z.string(),
  details: z.array(z.object({ code: text, content: text })).nullish(),
});

const WORKPLACES = { remote_countries: "remote", remote_anywhere: "remote", hybrid: "hybrid" } as const;
const PERIODS = { hourly: "hour", daily: "day", weekly: "week", monthly: "month", yearly: "year" } as const;

export function postingOf(job: Opportunity): LoosePosting | Skipped {
  if (job.status && job.status !== "open") return { skip: "closed" };
  const workplace =
    workplaceByWord(WORKPLACES, "locationType", job.place?.locationType) ?? workplaceByFlag("remote", job.remote);
  const employer = job.organizations?.[0];
  const pay = job.compensation?.visible ? job.compensation.data : undefined;
  const places = job.locations ?? [];
  return {
    externalId: job.id,
    url: `https://torre.ai/post/${encodeURIComponent(job.id)}`,
    title: job.objective,
    company: { name: employer?.name, logoUrl: employer?.picture },
    excerpt: job.tagline,
    locations: workplace?.value === "remote" ? undefined : places,
    // The places of a remote opening are where candidates may live.
    eligibleLocations: job.place?.anywhere ? ["Worldwide"] : workplace?.value === "remote" ? places : undefined,
    workplace,
    employmentType: job.commitment || job.type,
    tags: job.skills?.map((skill) => skill.name ?? ""),
    salary: pay?.maxAmount
      ? { min: pay.minAmount, max: pay.maxAmount, currency: pay.currency, period: valueOf(PERIODS, pay.periodicity) }
      : undefined,
    postedAt: job.created,
    closesAt: job.deadline,
  };
}
