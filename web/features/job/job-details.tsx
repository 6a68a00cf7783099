import type { ReactNode } from "react";
import { Link } from "react-router";
import { optionLabel } from "#contract/values/filters.ts";
import { termTexts } from "#contract/values/terms/term-texts.ts";
import { employeesText, employmentText, levelBadges, webAddress } from "#web/model/card-job.ts";
import { quotedEvidence, statedEvidence } from "#web/model/posting/evidence.ts";
import { longDate } from "#web/model/dates.ts";
import type { JobPage } from "./job-page.ts";
import { paths } from "#web/shell/paths.ts";
import { utcRange } from "#contract/values/utc-offset.ts";
import { Tag } from "#web/ui/display/badge.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { SalaryEstimate } from "#web/features/job-list/salary-estimate.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";

/** Shows salary and other details, each with its evidence. Nothing is guessed. */
export function JobDetails({ job, companyOpenJobs }: { job: JobPage["job"]; companyOpenJobs: number }) {
  const { company, evidence } = job;
  const levels = levelBadges(job.experienceLevel).join(", ");
  const website = webAddress(company.url);
  const linkedin = webAddress(company.linkedin);
  const zones = job.eligibility.timeZones;
  return (
    <Panel className="max-md:p-4">
      <Pay job={job} />
      <dl className="mt-4 border-t border-line">
        <Fact name="Location">{job.location}</Fact>
        {zones !== null && <Fact name="Hours">{utcRange(zones)}</Fact>}
        <Fact name="Employment">{employmentText(job) || <Unstated />}</Fact>
        <Fact name="Level" source={levels === "" ? undefined : quoted(evidence["levels"])}>
          {levels || <Unstated />}
        </Fact>
        {job.education !== undefined && (
          <Fact name="Education" source={quoted(evidence["education"])}>
            {job.education}
          </Fact>
        )}
        {job.visaSponsorship !== undefined && (
          <Fact name="Visa" source={quoted(evidence["visaSponsorship"])}>
            {optionLabel("visaSponsorship", job.visaSponsorship)}
          </Fact>
        )}
        {termTexts(job).map(({ field, name, text }) => (
          <Fact key={field} name={name} source={quoted(evidence[field])}>
            {text}
          </Fact>
        ))}
        {job.closesAt !== undefined && job.closedAt === undefined && (
          <Fact name="Closes">{longDate(job.closesAt)}</Fact>
        )}
        <Fact name="Company" source={statedEvidence(evidence["companySize"])}>
          {company.employeeStrength !== undefined && company.employeeStrength !== "" && (
            <>{employeesText(company.employeeStrength)} employees</>
          )}
          <span className="flex flex-wrap gap-x-3 text-meta font-normal">
            <Link to={paths.company(company.slug)} className="touch">
              {companyOpenJobs === 1 ? "1 live job" : `${companyOpenJobs} live jobs`}
            </Link>
            {website !== undefined && (
              <a href={website} {...EXTERNAL_LINK} className="touch">
                Website<span className="sr-only"> of {company.name}, opens in a new tab</span>
              </a>
            )}
            {linkedin !== undefined && (
              <a href={linkedin} {...EXTERNAL_LINK} className="touch">
                LinkedIn<span className="sr-only"> page of {company.name}, opens in a new tab</span>
              </a>
            )}
          </span>
        </Fact>
        {job.techStack.length > 0 && (
          <Fact name="Tech stack">
            <Tags names={job.techStack} variant="filled" />
          </Fact>
        )}
        {job.industries.length > 0 && (
          <Fact name="Industries" source={statedEvidence(evidence["industries"])}>
            <Tags names={job.industries} variant="outlined" />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Pay({ job: { salary, salaryRange } }: { job: JobPage["job"] }) {
  if (salary === undefined || salary === "") return <p className="text-ink-3">Salary not specified</p>;
  return (
    <>
      <p className="font-heading text-section font-semibold wrap-anywhere">{salary}</p>
      <p className="mt-1 text-meta text-ink-3">
        {salaryRange !== undefined && `As posted: “${salaryRange.text}”.`}
        <SalaryEstimate range={salaryRange} long className="block" />
      </p>
    </>
  );
}

function Fact({ name, source, children }: { name: string; source?: string | undefined; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2 border-b border-line py-2.25 last:border-b-0 last:pb-0">
      <dt className="text-meta leading-(--lead-ui) text-ink-3">{name}</dt>
      <dd className="text-ui font-medium wrap-anywhere">
        {children}
        {source !== undefined && <span className="line-clamp-2 text-meta font-normal text-ink-3">{source}</span>}
      </dd>
    </div>
  );
}

function Unstated() {
  return <span className="font-normal text-ink-3">Not stated</span>;
}

function Tags({ names, variant }: { names: string[]; variant: "filled" | "outlined" }) {
  return (
    <span className="flex flex-wrap gap-1">
      {names.map((name) => (
        <Tag key={name} variant={variant}>
          {name}
        </Tag>
      ))}
    </span>
  );
}

function quoted(evidence: string | undefined): string | undefined {
  return evidence === undefined || evidence === "" ? undefined : quotedEvidence(evidence);
}
