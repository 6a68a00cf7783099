import { ArrowUpRight, CircleSlash, Link2 } from "lucide-react";
import { postByMail } from "#contract/values/employers/apply-by-mail.ts";
import { isLive } from "#web/model/capabilities.ts";
import { AppliedSlot } from "#web/features/applications/apply/applied-slot.ts";
import { SaveButton } from "#web/features/saved/save-button.tsx";
import { employmentText, levelBadges, webAddress } from "#web/model/card-job.ts";
import { ago } from "#web/model/dates.ts";
import { type JobPage, siteName } from "./job-page.ts";
import { paths } from "#web/shell/paths.ts";
import { siteOrigin } from "#web/shell/site-origin.ts";
import { Button, buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { ApplyByMail } from "./apply/apply-by-mail.tsx";
import { CompanySummary } from "./company-summary.tsx";
import { HideMenu } from "#web/features/preferences/hide-menu.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";

/** Company, title, a summary line and the actions; a closed job shows its closing date instead of the apply link. */
export function JobHead({ job, now }: { job: JobPage["job"]; now: number }) {
  const { company } = job;
  const facts = [job.location, employmentText(job), levelBadges(job.experienceLevel).join(", ")].filter(
    (fact) => fact !== "",
  );
  return (
    <header className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line pb-4 md:grid-cols-[3.5rem_minmax(0,1fr)] md:items-start md:gap-x-4 md:gap-y-4 md:pb-6 md:pt-3 lg:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <Logo name={company.name} src={company.logoUrl} className="md:hidden" />
      <Logo name={company.name} src={company.logoUrl} size="large" className="max-md:hidden" />
      <div className="max-md:contents">
        <p className="flex flex-wrap gap-x-3 text-ui text-ink-2">
          <CompanySummary company={company} />
        </p>
        <h1 className="wrap-anywhere max-md:col-span-full md:mt-0.5">{job.role}</h1>
        <p className="text-ui text-ink-2 max-md:col-span-full md:mt-2">{facts.join("\u00a0· ")}</p>
        {isLive("applications") && <AppliedSlot jobId={job.id} company={company.name} className="mt-2 flex" />}
      </div>
      {job.closedAt === undefined ? (
        <div className="flex flex-wrap gap-2 max-lg:col-span-full lg:self-center">
          <ApplyLink job={job} opensAtArrival className="max-md:hidden print:inline-flex!" />
          {isLive("saved") && <SaveButton job={job} worded />}
          <CopyLink job={job} />
          <HideMenu job={job} className="self-center" />
        </div>
      ) : (
        <Notice variant="caution" icon={CircleSlash} role="note" className="col-span-full mt-2">
          <b className="font-semibold">Closed {ago(job.closedAt, now)}.</b> It can no longer be applied for; what it
          said stays here.
        </Notice>
      )}
    </header>
  );
}

/** The apply link, named after the site it leads to. `opensAtArrival` belongs to one of a page. */
export function ApplyLink({
  job,
  className,
  opensAtArrival = false,
}: {
  job: JobPage["job"];
  className?: string;
  opensAtArrival?: boolean;
}) {
  const url = webAddress(job.url);
  if (url === undefined) return null;
  const post = postByMail(job);
  if (post !== null) {
    const { id: jobId, company } = job;
    return <ApplyByMail {...{ jobId, company: company.name, post, opensAtArrival, className }} />;
  }
  return (
    <a
      href={url}
      {...EXTERNAL_LINK}
      data-apply={job.id}
      className={buttonClasses({ variant: "primary", size: "large" }, className)}
    >
      {/* Where the site's name doesn't fit, it wraps to a line that isn't shown. */}
      <span className="flex h-[1lh] max-w-[60vw] flex-wrap justify-center gap-x-[0.3em] overflow-hidden md:max-w-90">
        <span>Apply</span> <span>on {siteName(url)}</span>
      </span>
      <Icon of={ArrowUpRight} />
      <span className="sr-only">opens in a new tab</span>
    </a>
  );
}

function CopyLink({ job }: { job: JobPage["job"] }) {
  const toast = useToast();
  async function copy() {
    const address = siteOrigin() + paths.job(job);
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toast(
      copied
        ? { text: "Link copied", icon: Link2 }
        : { text: `Your browser didn't let us copy. The link is ${address}`, icon: Link2, variant: "negative" },
    );
  }
  return (
    <Button size="large" className="needs-js no-print" onClick={() => void copy()}>
      <Icon of={Link2} />
      Copy link
    </Button>
  );
}
