import { stageWords } from "#contract/values/desk/application.ts";
import { useCompanyMark, useDeskMark } from "#web/features/desk/desk-marks.ts";
import { useStartedDesk } from "#web/features/desk/use-started-desk.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { dayWords } from "../stage-words.ts";

/** Says on a card that the person has applied for the job, or else to its company. */
export function AppliedBadge({ job }: { job: { id: string; company: { name: string } } }) {
  useStartedDesk();
  const application = useDeskMark(job.id)?.application;
  const company = useCompanyMark(job.company.name);
  if (application !== undefined) {
    const { stage, round, appliedOn } = application;
    const applied =
      stage === "applied" && appliedOn !== null ? `Applied on ${dayWords(appliedOn)}` : stageWords(stage, round);
    return <Badge variant="accent">{applied}</Badge>;
  }
  return company === undefined ? null : <Badge>Applied to this company on {dayWords(company)}</Badge>;
}
