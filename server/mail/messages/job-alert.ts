import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface JobAlertData {
  name: string;
  jobs: {
    title: string;
    company: string;
    salary: string | null;
    location: string;
    /** The saved search that found it. */
    searchName: string;
    /** What it meets of the search's filters. */
    conditions: string[];
    link: string;
    /** How many more jobs of the company the searches found, said once after its last job. */
    moreOfCompany: number;
  }[];
  /** Jobs that aren't shown. */
  more: number;
  searches: { name: string; link: string }[];
  unsubscribeLink: string;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

export function jobAlertMessage({ name, jobs, more, searches, unsubscribeLink }: JobAlertData): MailContent {
  const total = counted(jobs.length + more, "new job");
  const first = jobs[0];
  return {
    subject:
      first === undefined
        ? total
        : jobs.length + more === 1
          ? `${first.title} at ${first.company}`
          : `${total}: ${first.title} and more`,
    preview: jobs.map(({ title, company }) => `${title} at ${company}`).join(", "),
    heading: total,
    paragraphs: [`Hello ${name},\nyour saved searches found ${total}.`],
    items: jobs.map((job) => ({
      title: `${job.title} at ${job.company}`,
      url: job.link,
      lines: [
        `${job.salary ?? "Salary not specified"} · ${job.location}`,
        `Why: it matches your saved search “${job.searchName}”.${job.conditions.map((condition) => ` ${condition}.`).join("")}`,
        ...(job.moreOfCompany > 0 ? [`+${job.moreOfCompany} more at ${job.company}`] : []),
      ],
    })),
    closing: [
      ...(more > 0 ? [`+${more} more, which you’ll find in your searches:`] : ["Your searches:"]),
      ...searches.map((search) => `${search.name}\n${search.link}`),
    ],
    footnote: `You get this email because you saved these searches at ${brand.name}. To get no more job alerts, open ${unsubscribeLink}`,
    unsubscribeUrl: unsubscribeLink,
  };
}
