import type { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import { jobList } from "./job-markdown.ts";
import { markdownLink, markdownText } from "./markdown-text.ts";

/** Writes a company's page as Markdown, for assistants and other programs that read text. `origin` is the site's. */
export function companyMarkdown({ data: company, jobs }: CompanyPageResponse, origin: string): string {
  const opened = company.weeks.reduce((sum, week) => sum + week.opened, 0);
  const closed = company.weeks.reduce((sum, week) => sum + week.closed, 0);
  const lines: [string, string][] = [
    ["Live remote jobs", String(company.openJobs)],
    ["Jobs ever seen", String(company.jobsSeen)],
    [`Last ${company.weeks.length} weeks`, `${opened} opened, ${closed} closed`],
    ["Median days that a job stays open", company.medianDaysOpen === undefined ? "" : String(company.medianDaysOpen)],
    ["Industries", company.industries.map(markdownText).join(", ")],
    ["Employees", markdownText(company.employeeStrength ?? "")],
    ["Website", company.url === undefined ? "" : markdownLink(company.url, company.url)],
    ["Page", markdownLink(company.name, `${origin}/company/${encodeURIComponent(company.slug)}`)],
  ];
  const shown =
    jobs.length < company.openJobs ? `The newest ${jobs.length} of ${company.openJobs} live jobs` : "Live jobs";
  return [
    `# Remote jobs at ${markdownText(company.name)}`,
    company.sample ? "An invented company of the sample catalogue." : "",
    lines.flatMap(([name, value]) => (value === "" ? [] : [`- ${name}: ${value}`])).join("\n"),
    ...(jobs.length === 0 ? ["No live jobs now."] : [`## ${shown}`, jobList(origin, jobs)]),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}
