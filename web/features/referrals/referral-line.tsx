import { figuresText, useCompanyFigures } from "./company-figures.ts";
import { type ReferableJob, RequestReferral } from "./request-referral.tsx";

/** The company's referral figures on a job card, and the button to ask. */
export function ReferralLine({ job }: { job: ReferableJob & { company: { slug: string } } }) {
  const figures = useCompanyFigures(job.company.slug);
  return (
    <div className="-mx-4 mt-auto flex min-h-13 items-center justify-between gap-3 border-t border-line px-4 py-2 text-meta text-ink-3">
      <span className="min-w-0">{figures === undefined ? "" : figuresText(figures)}</span>
      <RequestReferral job={job} variant={figures && figures.referrers !== 0 ? "soft" : "outline"} />
    </div>
  );
}
