import { z } from "zod";
import { amount, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import { openFeed } from "#sources/open-feed.ts";
import { valueOf } from "#sources/workplace.ts";

const Job = z.object({
  uuid: idText,
  title: z.string(),
  description: text,
  postedCompany: z.object({ name: text, logoUploadPath: text }).nullish(),
  hiringCompany: z.object({ name: text, logoUploadPath: text }).nullish(),
  address: z
    .object({
      isOverseas: z.boolean().nullish(),
      overseasCountry: text,
      districts: z.array(z.object({ location: text })).nullish(),
    })
    .nullish(),
  categories: z.array(z.object({ category: text })).nullish(),
  employmentTypes: z.array(z.object({ employmentType: text })).nullish(),
  positionLevels: z.array(z.object({ position: text })).nullish(),
  skills: z.array(z.object({ skill: text })).nullish(),
  salary: z.object({ minimum: amount, maximum: amount, type: z.object({ salaryType: text }).nullish() }).nullish(),
  metadata: z
    .object({ jobDetailsUrl: text, isHideSalary: z.boolean().nullish(), newPostingDate: text, expiryDate: text })
    .nullish(),
});
const Page = z.object({ results: z.array(z.unknown()), total: z.number() });

const PAGE = 100;
const PAGES_PER_RUN = 5;
const PERIODS = { Hourly: "hour", Daily: "day", Weekly: "week", Monthly: "month", Annual: "year" } as const;
const page = (number: number) =>
  `https://api.mycareersfuture.gov.sg/v2/jobs?search=remote&sortBy=new_posting_date&limit=${PAGE}&page=${number}`;

/**
 * MyCareersFuture, the job portal of Singapore's government. Its filters don't know remote work and "Telecommuting" may mean
 * a day a week, so a run reads the newest jobs that mention remote work, and the text decides.
 */
export const mycareersfuture = openFeed({
  id: "mycareersfuture",
  name: "MyCareersFuture",
  homepage: "https://www.mycareersfuture.gov.sg",
  terms: {
    attribution: "Source: MyCareersFuture",
    maxRunsPerDay: 4,
    offByDefault: true,
    note: "The interface behind the portal's own search. We haven't read terms that allow its re-use: read the portal's terms of use before turning it on. Written from public descriptions of the interface and a hand-made job.",
  },
  unproven: true,
  feed: page(0),

  next(payload, { url }) {
    const { results, total } = readRoot("mycareersfuture", Page, payload);
    const following = Number(new URL(url).searchParams.get("page")) + 1;
    return results.length > 0 && following * PAGE < total && following < PAGES_PER_RUN ? page(following) : null;
  },

  read(payload) {
    return readItems(readRoot("mycareersfuture", Page, payload).results, Job, (job) => {
      const employer = job.hiringCompany ?? job.postedCompany;
      const { salary, metadata, address } = job;
      return {
        externalId: job.uuid,
        url: metadata?.jobDetailsUrl || `https://www.mycareersfuture.gov.sg/job/${encodeURIComponent(job.uuid)}`,
        title: job.title,
        company: { name: employer?.name, logoUrl: employer?.logoUploadPath },
        body: job.description,
        locations: address?.isOverseas
          ? [address.overseasCountry ?? ""]
          : [placeText(address?.districts?.[0]?.location, "Singapore")],
        employmentType: job.employmentTypes?.map((type) => type.employmentType).join(", "),
        department: job.categories?.map(({ category }) => category).join(", "),
        level: job.positionLevels?.map(({ position }) => position).join(", "),
        tags: job.skills?.map(({ skill }) => skill ?? ""),
        salary:
          salary?.maximum && !metadata?.isHideSalary
            ? {
                min: salary.minimum,
                max: salary.maximum,
                currency: "SGD",
                period: valueOf(PERIODS, salary.type?.salaryType),
              }
            : undefined,
        postedAt: metadata?.newPostingDate,
        closesAt: metadata?.expiryDate,
      };
    });
  },
});
