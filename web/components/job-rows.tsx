import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { ago } from "#web/dates.ts";
import type { RowJob } from "#web/job-page.ts";
import { paths } from "#web/paths.ts";
import { Logo } from "#web/ui/logo.tsx";
import { useCountry } from "./country-select.tsx";

const Verdict = lazy(() => import("./verdict.tsx").then((module) => ({ default: module.Verdict })));
const LIVE_FOR_MS = 24 * 3_600_000;

/** Jobs as rows of a list: title and pay, verdict with company and place, skills and age. The title's link covers the row. */
export function JobRows({ jobs, now }: { jobs: RowJob[]; now: number }) {
  const [country] = useCountry();
  return (
    <ol className="mt-3 overflow-hidden rounded-panel border border-line bg-surface">
      {jobs.map((job) => (
        <li
          key={job.id}
          className="relative grid min-h-23.5 grid-cols-[2.25rem_minmax(0,1fr)] content-center gap-x-3 border-b border-line px-3 py-2.5 last:border-b-0 hover:bg-hover"
        >
          <Logo name={job.company} src={job.logoUrl} className="mt-px" />
          <div className="min-w-0">
            <div className="flex items-baseline gap-x-3 gap-y-0.5 max-md:flex-col">
              <h3 className="min-w-0 flex-1 text-row max-md:text-pretty md:truncate">
                <Link to={paths.job(job)} className="text-inherit no-underline after:absolute after:inset-0">
                  {job.role}
                </Link>
              </h3>
              <span
                className={job.salary === undefined ? "text-meta text-ink-3" : "text-ui font-semibold md:flex-none"}
              >
                {job.salary ?? "Salary not specified"}
              </span>
            </div>
            <p className="mt-0.75 flex min-h-5.5 items-center gap-2 text-meta text-ink-2">
              {country !== null && (
                <Suspense>
                  <Verdict eligibility={job.eligibility} country={country} />
                </Suspense>
              )}
              <span className="min-w-0 truncate">
                {job.company} · {job.location}
              </span>
            </p>
            <p className="mt-0.75 flex items-center gap-3 text-meta text-ink-3">
              <span className="min-w-0 flex-1 truncate">{job.skills.join(" · ")}</span>
              <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                {now - Date.parse(job.lastSeenAt) < LIVE_FOR_MS && (
                  <span aria-hidden="true" className="size-1.75 rounded-full bg-live" />
                )}
                <span className="sr-only">Posted </span>
                {ago(job.postedAt, now)}
              </span>
              {job.sources > 1 && <span className="whitespace-nowrap max-md:hidden">{job.sources} sources</span>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
