import { Handshake } from "lucide-react";
import { useCompanyFigures } from "#web/features/referrals/company-figures.ts";
import { SaveButton } from "#web/features/saved/save-button.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { JobPage } from "./job-page.ts";
import { ApplyLink } from "./job-head.tsx";

/** Keeps the actions of the job at the bottom edge on phones: save it, ask for a referral, apply. */
export function JobDock({ job }: { job: JobPage["job"] }) {
  if (job.closedAt !== undefined) return null;
  return (
    <div
      className="no-print sticky bottom-0 z-10 -mx-(--gutter) -mb-12 mt-6 flex items-center gap-2 border-t border-line-2 bg-surface px-(--gutter) py-2 md:hidden"
      role="group"
      aria-label="This job"
    >
      {isLive("saved") && <SaveButton job={job} />}
      {isLive("referrals") && <AskLink company={job.company.slug} />}
      <ApplyLink job={job} className="min-w-0 flex-1" />
    </div>
  );
}

/** Leads to the panel that says what the chances are and where a request stands. Shown where somebody can be asked. */
function AskLink({ company }: { company: string }) {
  const figures = useCompanyFigures(company);
  if (!figures || figures.referrers === 0) return null;
  return (
    <a href="#referrals" className={buttonClasses({ variant: "outline", size: "large" })}>
      <Icon of={Handshake} />
      Ask<span className="sr-only"> for a referral</span>
    </a>
  );
}
