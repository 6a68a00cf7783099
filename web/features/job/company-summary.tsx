import { Link } from "react-router";
import type { Job } from "#contract/schemas/job.ts";
import { employeesText } from "#web/model/card-job.ts";
import { paths } from "#web/shell/paths.ts";

/** The company of a job that is shown in full: the way to its page, and how many work there. */
export function CompanyFacts({ company }: { company: Job["company"] }) {
  return (
    <>
      <Link
        to={paths.company(company.slug)}
        className="font-semibold text-ink no-underline hover:text-accent hover:underline"
      >
        {company.name}
      </Link>
      {company.employeeStrength !== undefined && company.employeeStrength !== "" && (
        <span>{employeesText(company.employeeStrength)} employees</span>
      )}
    </>
  );
}
