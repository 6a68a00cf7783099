import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface JobAlertData {
  /** Null for a person without an account. */
  name: string | null;
  /** Saved jobs that changed. */
  saved: { title: string; company: string; link: string; changes: string[] }[];
  /** Saved jobs that changed and aren't shown. */
  moreSaved: number;
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
  /** The page where a person without an account changes and ends alerts. */
  manageLink?: string;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

export function jobAlertMessage(data: JobAlertData): MailContent {
  const { name, jobs, more, saved, moreSaved, searches, unsubscribeLink, manageLink } = data;
  const hello = greeting(name);
  const ownSearch = manageLink === undefined ? "saved search" : "search";
  const fresh = jobs.length + more;
  const changed = saved.length + moreSaved;
  const totals = [
    ...(fresh > 0 ? [counted(fresh, "new job")] : []),
    ...(changed > 0 ? [`updates on ${counted(changed, "saved job")}`] : []),
  ].join(" and ");
  const first = jobs[0] ?? saved[0];
  const isOne = fresh + changed === 1;
  return {
    subject:
      first === undefined
        ? totals
        : isOne
          ? `${fresh === 1 ? "" : "Update on "}${first.title} at ${first.company}`
          : `${totals}: ${first.title} and more`,
    preview: [...jobs, ...saved].map(({ title, company }) => `${title} at ${company}`).join(", "),
    heading: totals,
    paragraphs: [
      ...(fresh > 0 ? [`${hello}\nYour ${ownSearch}es found ${counted(fresh, "new job")}.`] : [hello]),
      ...(changed > 0 ? [`${changed === 1 ? "A job that you saved has" : "Jobs that you saved have"} changed.`] : []),
    ],
    items: [
      ...saved.map((job) => ({
        title: `${job.title} at ${job.company}`,
        url: job.link,
        lines: ["Why: you saved it.", ...job.changes],
      })),
      ...jobs.map((job) => ({
        title: `${job.title} at ${job.company}`,
        url: job.link,
        lines: [
          `${job.salary ?? "Salary not specified"} · ${job.location}`,
          `Why: it matches your ${ownSearch} “${job.searchName}”.${job.conditions.map((condition) => ` ${condition}.`).join("")}`,
          ...(job.moreOfCompany > 0 ? [`+${job.moreOfCompany} more at ${job.company}`] : []),
        ],
      })),
    ],
    closing: [
      ...(moreSaved > 0 ? [`+${moreSaved} more of your saved jobs have changed.`] : []),
      ...(more > 0 && jobs.length > 0
        ? [`+${more} more, which you’ll find in your searches:`]
        : fresh > 0
          ? ["Your searches:"]
          : []),
      ...searches.map((search) => ({ label: search.name, url: search.link })),
    ],
    ...(manageLink === undefined
      ? {
          footnote: `You get this email because you saved searches or jobs at ${brand.name}.`,
          footnoteLink: { label: "Stop job alerts", url: unsubscribeLink },
        }
      : {
          footnote: `You get this email because you confirmed job alerts from ${brand.name}.`,
          footnoteLink: { label: "Change or end them", url: manageLink },
        }),
    unsubscribeUrl: unsubscribeLink,
  };
}
