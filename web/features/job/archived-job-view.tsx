import { CircleSlash } from "lucide-react";
import { Link } from "react-router";
import { JobRows } from "#web/features/job-list/rows/job-rows.tsx";
import { longDate } from "#web/model/dates.ts";
import { useNow } from "#web/model/use-now.ts";
import { paths } from "#web/shell/paths.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { BackToList } from "./back-to-list.tsx";
import type { ArchivedJobPage } from "./archived-job-page.ts";

/** The page of a job that closed long ago: what it was, and what its company offers now. */
export function ArchivedJobView({ page }: { page: ArchivedJobPage }) {
  const { archived, companyJobs, companyOpenJobs } = page;
  const now = useNow(page.now);
  const { name, slug } = archived.company;
  return (
    <div className="wrap">
      <BackToList />
      <header className="grid gap-2 border-b border-line pb-4 md:pb-6">
        <p className="text-ui text-ink-2">
          <Link to={paths.company(slug)} className="touch">
            {name}
          </Link>
        </p>
        <h1 className="wrap-anywhere">{archived.title}</h1>
        <Notice variant="caution" icon={CircleSlash} role="note" className="mt-2 lg:max-w-200">
          <b className="font-semibold">Closed on {longDate(archived.closedAt)}.</b> We no longer show what it said.
        </Notice>
      </header>
      <section className="pt-6 lg:max-w-200" aria-labelledby="others">
        <h2 id="others">{companyOpenJobs > 0 ? `Open jobs at ${name}` : `${name} has no open jobs here`}</h2>
        {companyJobs.length > 0 && <JobRows jobs={companyJobs} now={now} withCompany={false} />}
        <p className="mt-3 text-ui">
          {companyOpenJobs > companyJobs.length ? (
            <Link to={paths.company(slug)}>All {companyOpenJobs} jobs</Link>
          ) : (
            <Link to={paths.home}>Browse all jobs</Link>
          )}
        </p>
      </section>
    </div>
  );
}
