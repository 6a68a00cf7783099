import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { CORRECTED } from "#contract/values/employers/statement-limits.ts";
import type { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import { isLive } from "#web/model/capabilities.ts";
import { employeesText, webAddress } from "#web/model/card-job.ts";
import { CountView } from "#web/features/views/count-view.ts";
import { CountList } from "#web/features/landing/count-list.tsx";
import { AppliedSlot } from "#web/features/applications/apply/applied-slot.ts";
import { HiringPlot } from "#web/features/company/hiring-plot.tsx";
import { JobRows } from "#web/features/job-list/rows/job-rows.tsx";
import { ReferralBlock } from "#web/features/referrals/requests/referral-block.tsx";
import { SampleNote } from "#web/features/job-list/sample-note.tsx";
import { longDate } from "#web/model/dates.ts";
import { useNow } from "#web/model/use-now.ts";
import { rowJob } from "#web/features/job/job-page.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { sharePaths } from "#web/shell/pages/share-paths.ts";
import { apiContext } from "#web/shell/server-context.ts";
import { Logo } from "#web/ui/base/logo.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";
import { landingPath } from "#web/features/landing/landing-path.ts";

const PAGE_HEADERS = { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60" };

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const { company } = loaderData;
  const jobs = company.openJobs === 1 ? "1 live remote job" : `${company.openJobs} live remote jobs`;
  const facts = pageMeta({
    title: `Remote jobs at ${company.name}`,
    description: `${jobs} at ${company.name}, where you can work from, what they pay, and the company's hiring trend.`,
    canonicalPath: paths.company(company.slug),
    picture: { path: sharePaths.company(company.slug), alt: `Remote jobs at ${company.name}` },
    index: !company.sample && company.openJobs > 0,
  });
  const markdown = `${paths.company(company.slug)}.md`;
  return [...facts, { tagName: "link", rel: "alternate", type: "text/markdown", href: markdown }];
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(api.company(params["slug"] ?? ""));
  if (answer.status === 400 || answer.status === 404) throw data(null, { status: 404 });
  if (!answer.ok) throw data(null, { status: 503 });
  const { data: company, jobs } = (await answer.json()) as CompanyPageResponse;
  return data({ company, jobs: jobs.map(rowJob), now: Date.now() }, { headers: PAGE_HEADERS });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function CompanyRoute() {
  const { company, jobs, now: made } = useLoaderData<typeof loader>();
  const now = useNow(made);
  return (
    <div className="wrap pt-6 md:pt-8">
      {company.sample && (
        <div className="max-md:pb-2">
          <SampleNote />
        </div>
      )}
      <CountView kind="company-view" id={company.slug} />
      <CompanyHead company={company} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-10">
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="live-jobs">
            <h2 id="live-jobs">{company.openJobs === 1 ? "1 live job" : `${company.openJobs} live jobs`}</h2>
            {jobs.length === 0 ? (
              <p className="mt-2 text-ink-2">
                None at the moment. <Link to={paths.home}>Browse all jobs</Link>.
              </p>
            ) : (
              <JobRows jobs={jobs} now={now} withCompany={false} />
            )}
            {company.openJobs > jobs.length && (
              <p className="mt-3 text-ui">
                <Link to={`${paths.jobs}?company=${encodeURIComponent(company.slug)}`}>
                  All {company.openJobs} jobs with every filter
                </Link>
              </p>
            )}
          </section>
          <section aria-labelledby="hiring">
            <h2 id="hiring">Hiring, week by week</h2>
            <Panel className="mt-3 max-md:p-4">
              <HiringPlot weeks={company.weeks} />
              <p className="mt-3 border-t border-line pt-3 text-meta text-ink-3">{historyText(company)}</p>
            </Panel>
          </section>
        </div>
        <aside
          className="grid min-w-0 gap-6 md:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:[&>:nth-child(2)]:row-span-2 lg:grid-cols-1"
          aria-label="What its live jobs are"
        >
          {isLive("referrals") && <ReferralBlock company={company} />}
          <CountList id="roles" title="Roles" options={company.roles} to={landingPath} />
          <CountList id="skills" title="Tech stack" options={company.techStacks} />
          <CountList
            id="places"
            title="Open to people in"
            options={company.locations.map((place) => ({ ...place, label: place.label.replace(" Remote", "") }))}
          />
          <p className="no-print grid justify-items-start gap-1 text-meta">
            <Link to={`/employers/${encodeURIComponent(company.slug)}`} className="touch">
              Is this your company?
            </Link>
            <Link to={newNotice({ company: company.slug })} className="touch">
              File a notice about this company
            </Link>
          </p>
        </aside>
      </div>
    </div>
  );
}

type Company = CompanyPageResponse["data"];

function CompanyHead({ company }: { company: Company }) {
  const website = webAddress(company.url);
  const linkedin = webAddress(company.linkedin);
  const facts = [
    company.employeeStrength === undefined || company.employeeStrength === ""
      ? ""
      : `${employeesText(company.employeeStrength)} employees`,
    company.industries.join(", "),
  ].filter((fact) => fact !== "");
  const stated = statedText(company.statedFacts ?? []);
  const corrected = correctedText(company.correctedFacts ?? []);
  return (
    <header className="flex items-center gap-4 border-b border-line pb-6">
      <Logo name={company.name} src={company.logoUrl} size="large" />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{company.name}</h1>
        <p className="mt-1 flex flex-wrap gap-x-3 text-ui text-ink-2">
          {facts.length > 0 && <span>{facts.join(" · ")}</span>}
          {stated !== null && <span className="text-meta leading-(--lead-ui) text-ink-3">{stated}</span>}
          {corrected !== null && <span className="text-meta leading-(--lead-ui) text-ink-3">{corrected}</span>}
          {website !== undefined && (
            <a href={website} {...EXTERNAL_LINK} className="touch">
              Website<span className="sr-only">, opens in a new tab</span>
            </a>
          )}
          {linkedin !== undefined && (
            <a href={linkedin} {...EXTERNAL_LINK} className="touch">
              LinkedIn<span className="sr-only"> page, opens in a new tab</span>
            </a>
          )}
        </p>
        {isLive("applications") && <AppliedSlot company={company.name} className="mt-2 flex" />}
      </div>
    </header>
  );
}

/** Says what of the company's size and industries is its own word; null if neither is. */
function statedText(stated: NonNullable<Company["statedFacts"]>): string | null {
  const names = [
    ...(stated.includes("size") ? ["size"] : []),
    ...(stated.includes("industries") ? ["industries"] : []),
  ];
  return names.length === 0 ? null : `Employer statement: ${names.join(" and ")}`;
}

const FACT_WORDS = {
  size: "size",
  industries: "industries",
  linkedin: "LinkedIn page",
  website: "website",
  logo: "logo",
};

/** Says what of the company's facts an operator corrected; null if nothing is. */
function correctedText(corrected: NonNullable<Company["correctedFacts"]>): string | null {
  return corrected.length === 0 ? null : `${CORRECTED}: ${corrected.map((fact) => FACT_WORDS[fact]).join(", ")}`;
}

/** Says what the plot covers: of the time before our first read, we know only the jobs that were still live. */
function historyText(company: Company): string {
  const seen = company.jobsSeen === 1 ? "1 job" : `${company.jobsSeen} jobs`;
  const since =
    company.firstSeenAt === undefined
      ? ""
      : ` since ${longDate(company.firstSeenAt)}; before that, we know only the jobs that were still live`;
  const open =
    company.medianDaysOpen === undefined ? "" : ` Jobs stay open for ${company.medianDaysOpen} days (median).`;
  return `${seen} seen here${since}.${open}`;
}
