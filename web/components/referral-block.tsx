import { figuresText, useCompanyFigures } from "#web/company-figures.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RequestReferral } from "./request-referral.tsx";

/** On the page of a job or a company: its referrers in figures, asking for the job, or becoming one of them. */
export function ReferralBlock({
  company,
  job,
}: {
  company: { name: string; slug: string };
  job?: { id: string; role: string };
}) {
  const figures = useCompanyFigures(company.slug);
  return (
    <Panel className="grid gap-3" role="region" aria-labelledby="referrals-title">
      <h2 id="referrals-title" className="text-title leading-[1.375rem]">
        Referrals
      </h2>
      <p className="text-ui text-ink-2">
        {figures === undefined
          ? " "
          : `${figuresText(figures)}${figures && figures.confirmed > 0 ? ` · ${figures.confirmed} confirmed` : ""}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {job && <RequestReferral job={job} />}
        <ButtonLink to={paths.referralInbox} variant="quiet">
          I work at {company.name}
        </ButtonLink>
      </div>
    </Panel>
  );
}
