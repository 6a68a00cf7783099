import { Link } from "react-router";
import { figuresText, useCompanyFigures } from "#web/features/referrals/company-figures.ts";
import { paths } from "#web/shell/paths.ts";
import { Panel } from "#web/ui/display/panel.tsx";
import { type ReferableJob, RequestReferral } from "#web/features/referrals/request-referral.tsx";

/** The referrers of a job’s or company’s page in figures, with the buttons to ask or to become a referrer. */
export function ReferralBlock({ company, job }: { company: { name: string; slug: string }; job?: ReferableJob }) {
  const figures = useCompanyFigures(company.slug);
  return (
    <Panel className="grid content-start gap-3 self-start" role="region" aria-labelledby="referrals-title">
      <h2 id="referrals-title" className="text-title leading-[1.375rem]">
        Referrals
      </h2>
      <p className="text-ui text-ink-2">
        {figures === undefined
          ? " "
          : `${figuresText(figures)}${figures && figures.confirmed > 0 ? ` · ${figures.confirmed} confirmed` : ""}`}
      </p>
      {job && (
        <div>
          <RequestReferral job={job} />
        </div>
      )}
      <p className="text-ui">
        <Link to={paths.referralInbox} className="inline-flex items-center max-md:min-h-11">
          I work at {company.name} and can refer
        </Link>
      </p>
    </Panel>
  );
}
