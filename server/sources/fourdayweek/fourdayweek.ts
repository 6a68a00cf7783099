import { z } from "zod";
import { amount, idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import { openFeed } from "#sources/open-feed.ts";
import { valueOf, workplaceByWord } from "#sources/workplace.ts";

const Names = z.array(z.object({ name: text })).nullish();
const Place = z.object({ city: text, state: text, country: text, continent: text, work_arrangement: text });
const Job = z.object({
  id: idText,
  title: z.string(),
  url: z.string(),
  description: text,
  category: text,
  level: text,
  contract_type: text,
  work_arrangement: text,
  locations: z.array(Place).nullish(),
  skills: Names,
  stack: Names,
  tools: Names,
  salary_min: amount,
  salary_max: amount,
  salary_currency: text,
  salary_period: text,
  posted_at: text,
  expires_at: text,
  company: z.object({ name: text, website: text, logo_url: text }).nullish(),
});
const Page = z.object({ data: z.array(z.unknown()), has_more: z.boolean().nullish() });

const PAGES_PER_RUN = 10;
const WORKPLACES = { remote: "remote", hybrid: "hybrid", onsite: "onsite" } as const;
const PERIODS = { hour: "hour", day: "day", week: "week", month: "month", year: "year" } as const;
const page = (number: number) =>
  `https://4dayweek.io/api/v2/jobs?work_arrangement=remote&sort=date&limit=100&page=${number}`;

/** 4 Day Week, jobs with a shorter week. Requests remote ones only, newest first. Amounts are in cents. */
export const fourdayweek = openFeed({
  id: "fourdayweek",
  name: "4 Day Week",
  homepage: "https://4dayweek.io",
  terms: {
    url: "https://4dayweek.io/developers",
    attribution: "Source: 4dayweek.io",
    maxRunsPerDay: 6,
    note: "A public interface without a key, at most sixty requests a minute, with a link back to the site. Its pages may not be read by machines, only this interface. Written from public descriptions of its second version.",
  },
  unproven: true,
  feed: page(1),

  next(payload, { url }) {
    const { data, has_more } = readRoot("fourdayweek", Page, payload);
    const at = Number(new URL(url).searchParams.get("page"));
    return data.length > 0 && has_more && at < PAGES_PER_RUN ? page(at + 1) : null;
  },

  read(payload) {
    return readItems(readRoot("fourdayweek", Page, payload).data, Job, (job) => {
      const places = job.locations ?? [];
      const fromHome = places.filter((place) => place.work_arrangement === "remote");
      return {
        externalId: job.id,
        url: job.url,
        title: job.title,
        company: { name: job.company?.name, website: job.company?.website, logoUrl: job.company?.logo_url },
        body: job.description,
        locations: places.map((place) => placeText(place.city, place.state, place.country)),
        eligibleLocations: fromHome.map((place) => place.country || (place.continent ?? "")),
        workplace: workplaceByWord(WORKPLACES, "work_arrangement", job.work_arrangement),
        employmentType: job.contract_type,
        department: job.category,
        level: job.level,
        tags: [job.skills, job.stack, job.tools].flatMap((list) => (list ?? []).map(({ name }) => name ?? "")),
        salary: job.salary_max
          ? {
              min: job.salary_min && job.salary_min / 100,
              max: job.salary_max / 100,
              currency: job.salary_currency,
              period: valueOf(PERIODS, job.salary_period),
            }
          : undefined,
        postedAt: job.posted_at,
        closesAt: job.expires_at,
      };
    });
  },
});
