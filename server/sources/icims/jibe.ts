import { z } from "zod";
import { amount, idText, joinSections, placeText, text, type LoosePosting } from "#sources/read.ts";

/** The response of a newer iCIMS site ("Jibe") on the employer's host. */
export const JibePage = z.object({ jobs: z.array(z.unknown()), totalCount: z.number() });

const Place = z.object({ city: text, state: text, country: text });
export const JibeJob = z.object({
  data: Place.extend({
    slug: idText,
    title: z.string(),
    full_location: text,
    additional_locations: z.array(Place).nullish(),
    description: text,
    responsibilities: text,
    qualifications: text,
    posted_date: text,
    category: z.array(z.string()).nullish(),
    employment_type: text,
    salary_min_value: amount,
    salary_max_value: amount,
    salary_currency: text,
    hiring_organization: text,
  }),
});

/** Reads one opening of a newer site, whose list includes the text. `host` is the employer's. */
export function fromJibe({ data: job }: z.infer<typeof JibeJob>, host: string, companyName: string): LoosePosting {
  const places = [job, ...(job.additional_locations ?? [])];
  return {
    externalId: job.slug,
    url: `https://${host}/jobs/${encodeURIComponent(job.slug)}`,
    title: job.title,
    company: { name: job.hiring_organization || companyName },
    body: joinSections([
      { html: job.description },
      { heading: "Responsibilities", html: job.responsibilities },
      { heading: "Qualifications", html: job.qualifications },
    ]),
    locations: job.city
      ? places.map((place) => placeText(place.city, place.state, place.country))
      : [job.full_location ?? ""],
    employmentType: job.employment_type?.replaceAll("_", " "),
    department: job.category?.map((name) => name.trim()).join(", "),
    salary: job.salary_max_value
      ? { min: job.salary_min_value, max: job.salary_max_value, currency: job.salary_currency }
      : undefined,
    postedAt: job.posted_date,
  };
}
