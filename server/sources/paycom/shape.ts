import { z } from "zod";
import { fieldsOfJobPosting } from "#sources/json-ld.ts";
import { parseJsonTextIds } from "#sources/json-text-ids.ts";
import { idText, joinSections, text } from "#sources/read.ts";
import { workplaceByWord } from "#sources/workplace.ts";

/** Letters or words, depending on the portal. `F`, work in the field, states no place. */
const WORKPLACES = {
  R: "remote",
  T: "remote",
  H: "hybrid",
  O: "onsite",
  Remote: "remote",
  "Fully Remote": "remote",
  Hybrid: "hybrid",
  "On-Site": "onsite",
  Onsite: "onsite",
} as const;

/** One row of the list. `description` is the beginning of the text. */
export const Row = z.object({
  jobId: idText,
  jobTitle: z.string(),
  positionType: text,
  remoteType: text,
  /** Places, separated by semicolons. */
  locations: text,
});
export type Row = z.infer<typeof Row>;
export const Page = z.object({ jobPostingPreviews: z.array(z.unknown()), jobPostingPreviewsCount: z.number() });

export const Detail = z.object({
  jobId: idText,
  jobTitle: z.string(),
  location: text,
  secondaryLocations: z.array(text).nullish(),
  remoteType: text,
  salaryRange: text,
  positionType: text,
  jobCategory: text,
  educationLevel: text,
  description: text,
  descriptionTitle: text,
  qualifications: text,
  qualificationsTitle: text,
  /** A schema.org JobPosting as JSON in a string. It alone has the date. */
  googleJobJson: text,
});
export const DetailPage = z.object({ jobPosting: z.unknown() });

/** Returns the workplace that a row or a detail states. */
export function workplaceOf(remoteType: string | null | undefined) {
  return workplaceByWord(WORKPLACES, "remoteType", remoteType);
}

/** Returns the fields that only a detail has. */
export function detailFields(job: z.infer<typeof Detail>) {
  const { postedAt, salary } = fieldsOfJobPosting(googleJob(job.googleJobJson));
  return {
    body: joinSections([
      { heading: job.descriptionTitle, html: job.description },
      { heading: job.qualificationsTitle, html: job.qualifications },
    ]),
    locations: [job.location ?? "", ...(job.secondaryLocations ?? []).map((place) => place ?? "")],
    department: job.jobCategory,
    education: job.educationLevel,
    salary: job.salaryRange?.trim() ? { text: job.salaryRange } : salary,
    postedAt,
  };
}

/** Returns the JobPosting in a detail. It only adds fields, so a missing or broken one is read as empty. */
function googleJob(json: string | null | undefined): Record<string, unknown> {
  try {
    return z
      .record(z.string(), z.unknown())
      .catch({})
      .parse(parseJsonTextIds(json ?? "{}"));
  } catch {
    return {};
  }
}
