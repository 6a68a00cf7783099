import { stageWords } from "#contract/values/desk/application.ts";
import { useCompanyMark, useDeskMark } from "#web/features/desk/desk-marks.ts";
import { useStartedDesk } from "#web/features/desk/use-started-desk.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { dayWords } from "../stage-words.ts";

/**
 * Says that the person has applied for the job, or else to its company. A page of one company leaves out `company` in its rows, and the job in its
 * head. `className` applies only where there is something to say.
 */
export function AppliedBadge({
  jobId = "",
  company = "",
  className = "",
}: {
  jobId?: string;
  company?: string;
  className?: string;
}) {
  useStartedDesk();
  const application = useDeskMark(jobId)?.application;
  const appliedToCompany = useCompanyMark(company);
  if (application !== undefined) {
    const { stage, round, appliedOn } = application;
    const applied =
      stage === "applied" && appliedOn !== null ? `Applied on ${dayWords(appliedOn)}` : stageWords(stage, round);
    return (
      <span className={className}>
        <Badge variant="accent" className="[[aria-current]_&]:px-0">
          {applied}
        </Badge>
      </span>
    );
  }
  if (appliedToCompany === undefined) return null;
  return (
    <span className={className}>
      <Badge>Applied to this company on {dayWords(appliedToCompany)}</Badge>
    </span>
  );
}
