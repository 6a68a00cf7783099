import type { Detail } from "./shape.ts";
import type { LoosePosting } from "#sources/read.ts";

/** Reads a posting from its detail; the row of the list has no text and no date. */
export function fromDetail(
  { jobPostingInfo: job, hiringOrganization }: Detail,
  externalId?: string,
): LoosePosting | { skip: string } {
  if (job.posted === false || job.canApply === false) return { skip: "not-published" };
  return {
    externalId: externalId ?? job.id,
    url: job.externalUrl,
    title: job.title,
    body: job.jobDescription,
    company: { name: hiringOrganization?.name },
    locations: [job.location ?? "", ...(job.additionalLocations ?? [])],
    workplace: workplaceOf(job.remoteType),
    employmentType: job.timeType,
    postedAt: job.startDate,
    closesAt: job.endDate,
  };
}

/** Reads the tenant's own words ("Fully Remote – US", "Flex"). */
export function workplaceOf(words: string | null | undefined): LoosePosting["workplace"] {
  if (!words) return undefined;
  const value = /hybrid|flex|partial/i.test(words)
    ? "hybrid"
    : /^(?!.*not).*remote|home/i.test(words)
      ? "remote"
      : /on-?site|office/i.test(words)
        ? "onsite"
        : null;
  return value && { value, evidence: `remoteType: ${words}` };
}
