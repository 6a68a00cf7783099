import { Link } from "react-router";
import type { Job } from "#contract/schemas/job.ts";
import { employeesText } from "#web/model/card-job.ts";
import { paths } from "#web/shell/paths.ts";

/** Links to the company's page and shows its number of employees. */
export function CompanySummary({ company }: { company: Job["company"] }) {
  return (
    <>
      <Link
        to={paths.company(company.slug)}
        className="touch font-semibold text-ink no-underline hover:text-accent hover:underline"
      >
        {company.name}
      </Link>
      {company.employeeStrength !== undefined && company.employeeStrength !== "" && (
        <span>{employeesText(company.employeeStrength)} employees</span>
      )}
    </>
  );
}
