import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from "react-router";
import type { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import type { ArchivedJobBody, JobPageResponse } from "#contract/schemas/job-page.ts";
import { idOfSlug, pageStatus } from "#contract/values/job-page.ts";
import { isLive } from "#web/model/capabilities.ts";
import { ArchivedJobView } from "#web/features/job/archived-job-view.tsx";
import { BackToList } from "#web/features/job/back-to-list.tsx";
import { JobDescription } from "#web/features/job/job-description.tsx";
import { JobDock } from "#web/features/job/job-dock.tsx";
import { JobEligibility } from "#web/features/job/job-eligibility.tsx";
import { JobDetails } from "#web/features/job/job-details.tsx";
import { JobHead } from "#web/features/job/job-head.tsx";
import { JobOrigin } from "#web/features/job/job-origin.tsx";
import { JobReport } from "#web/features/job/job-report.tsx";
import { CountView } from "#web/features/views/count-view.ts";
import { MarkSeen } from "#web/features/saved/mark-seen.tsx";
import { JobRows } from "#web/features/job-list/rows/job-rows.tsx";
import { MatchSlot } from "#web/features/match/match-slot.tsx";
import { ReferralBlock } from "#web/features/referrals/requests/referral-block.tsx";
import { PreferencesDialog } from "#web/features/preferences/preferences-button.tsx";
import { SampleNote } from "#web/features/job-list/sample-note.tsx";
import { useNow } from "#web/model/use-now.ts";
import { archivedJobPage, type ArchivedJobPage } from "#web/features/job/archived-job-page.ts";
import { jobPage, type JobPage } from "#web/features/job/job-page.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { sharePaths } from "#web/shell/pages/share-paths.ts";
import { apiContext } from "#web/shell/server-context.ts";

const PAGE_HEADERS = { "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60" };

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  if ("archived" in loaderData) return archivedMeta(loaderData);
  const { job, structuredData } = loaderData;
  const facts = pageMeta({
    title: `${job.role} at ${job.company.name}`,
    description: [job.location, job.salary, job.summary].filter(Boolean).join(". ").slice(0, 300),
    canonicalPath: paths.job(job),
    picture: { path: sharePaths.job(job.id), alt: `${job.role} at ${job.company.name}` },
    index: !job.sample && job.closedAt === undefined,
  });
  const markdown = { tagName: "link", rel: "alternate", type: "text/markdown", href: `${paths.job(job)}.md` };
  if (structuredData === null) return [...facts, markdown];
  return [...facts, markdown, { "script:ld+json": structuredData as Record<string, string> }];
}

function archivedMeta({ archived: { id, slug, title, company } }: ArchivedJobPage) {
  return pageMeta({
    title: `${title} at ${company.name}`,
    description: `This job at ${company.name} has closed.`,
    canonicalPath: paths.job({ id, slug }),
    index: false,
  });
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const id = idOfSlug(params["slug"]);
  if (id === null) throw data(null, { status: 404 });
  const call = context.get(apiContext);
  const answer = await call(api.job(id));
  if (answer.status === 410) {
    const { job } = (await answer.json()) as ArchivedJobBody;
    const ofCompany = await call(api.company(job.company.slug));
    const company = ofCompany.ok ? ((await ofCompany.json()) as CompanyPageResponse) : null;
    return data(archivedJobPage(job, company), { status: 410, headers: PAGE_HEADERS });
  }
  if (answer.status === 404) throw data(null, { status: 404 });
  if (!answer.ok) throw data(null, { status: 503 });
  const page = jobPage((await answer.json()) as JobPageResponse);
  if (params["slug"] !== `${page.job.slug}-${id}`)
    throw redirect(paths.job(page.job) + new URL(request.url).search, 301);
  return data(page, { status: pageStatus(page.job, page.now), headers: PAGE_HEADERS });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function JobRoute() {
  const page = useLoaderData<JobPage | ArchivedJobPage>();
  return "archived" in page ? <ArchivedJobView page={page} /> : <WholeJob page={page} />;
}

function WholeJob({ page }: { page: JobPage }) {
  const { job, description, similar, companyOpenJobs, now: made } = page;
  const now = useNow(made);
  return (
    <div className="wrap">
      <BackToList />
      {job.sample && (
        <div className="max-md:pb-2">
          <SampleNote />
        </div>
      )}
      <CountView kind="job-view" id={job.id} />
      {isLive("saved") && <MarkSeen id={job.id} />}
      <JobHead job={job} now={now} />
      <div className="grid items-start gap-6 pt-4 md:pt-6 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-10">
        <div className="contents lg:col-start-1 lg:row-start-1 lg:grid lg:max-w-200 lg:gap-10">
          <div className="max-lg:order-1">
            <JobEligibility job={job} />
          </div>
          <section className="prose min-w-0 max-lg:order-3" aria-labelledby="description">
            <h2 id="description" className="mt-0!">
              The job
            </h2>
            <JobDescription nodes={description} />
          </section>
          <div className="min-w-0 max-lg:order-4">
            <JobOrigin job={job} now={now} />
          </div>
          {similar.length > 0 && (
            <section className="no-print min-w-0 max-lg:order-5" aria-labelledby="similar">
              <h2 id="similar">Similar jobs</h2>
              <JobRows jobs={similar} now={now} />
            </section>
          )}
        </div>
        <aside
          className="grid min-w-0 gap-4 max-lg:order-2 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1"
          aria-label="Facts"
        >
          <JobDetails job={job} companyOpenJobs={companyOpenJobs} />
          <MatchSlot id={job.id} />
          {isLive("referrals") && <ReferralBlock company={job.company} {...(job.closedAt === undefined && { job })} />}
          <JobReport job={job} />
        </aside>
      </div>
      <JobDock job={job} />
      <PreferencesDialog />
    </div>
  );
}
