import { figuresText, useCompanyFigures } from "./company-figures.ts";
import type { ReferableJob } from "./referable-job.ts";
import { RequestReferral } from "./request-referral.tsx";

/** The company's referral figures on a job card, and the button to ask; nothing where nobody can be asked. */
export function ReferralLine({ job }: { job: ReferableJob & { company: { slug: string } } }) {
  const figures = useCompanyFigures(job.company.slug);
  if (!figures || figures.referrers === 0) return null;
  return (
    <div className="relative -mx-4 flex min-h-11 items-center justify-between gap-3 border-t border-line py-1 pl-4 pr-3 text-meta text-ink-2">
      <span className="min-w-0">{figuresText(figures)}</span>
      <RequestReferral job={job} />
    </div>
  );
}
