import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { CompanyFigures } from "#contract/schemas/referral.ts";
import { agencyRefusal } from "#contract/values/referral.ts";
import { durationText, figuresText, useCompanyFigures } from "#web/features/referrals/company-figures.ts";
import { useSession } from "#web/session/use-session.ts";
import { Panel } from "#web/ui/display/panel.tsx";
import { referFor } from "./refer-paths.ts";
import type { ReferableJob } from "#web/features/referrals/referable-job.ts";
import { RequestReferral } from "#web/features/referrals/request-referral.tsx";

const MemberAdvice = lazy(() => import("./member-request.tsx").then((module) => ({ default: module.MemberAdvice })));

type BlockJob = ReferableJob & { isAgency?: true | undefined };

/** The referrers of a job’s or company’s page in figures, with the buttons to ask or to become a referrer. */
export function ReferralBlock({ company, job }: { company: { name: string; slug: string }; job?: BlockJob }) {
  const figures = useCompanyFigures(company.slug);
  const { user } = useSession();
  const isAgency = job?.isAgency === true;
  const askable =
    job !== undefined && !isAgency && figures !== undefined && figures !== null && figures.referrers !== 0;
  return (
    <Panel
      id="referrals"
      className="no-print grid content-start gap-3 self-start"
      role="region"
      aria-labelledby="referrals-title"
    >
      <h2 id="referrals-title" className="text-title leading-[1.375rem]">
        {askable ? "Ask someone inside" : "Referrals"}
      </h2>
      <p className="text-ui text-ink-2">{figures === undefined ? " " : sentence(figures, company.name)}</p>
      {figures && figures.waiting !== null && (
        <p className="text-ui">
          <b className="font-semibold">{figures.waiting}+ people are waiting</b> for somebody to ask here.
        </p>
      )}
      {figures && figures.referrers !== 0 && <Odds figures={figures} />}
      {figures?.credits && (
        <p className="text-ui text-ink-2 wrap-anywhere">Referred people: {names.format(figures.credits)}. Thank you!</p>
      )}
      {isAgency && <p className="text-ui">{agencyRefusal(company.name)}</p>}
      {job && !isAgency && (
        <div className="grid *:w-full">
          <RequestReferral job={job} />
        </div>
      )}
      {askable && (
        <p className="text-meta text-ink-3">
          {user ? (
            <Suspense fallback={ADVICE}>
              <MemberAdvice jobId={job.id} otherwise={ADVICE} />
            </Suspense>
          ) : (
            ADVICE
          )}
        </p>
      )}
      <p className="text-ui">
        <Link to={referFor(company.slug)} className="inline-flex items-center max-md:min-h-11">
          I work at {company.name} and can refer
        </Link>
      </p>
    </Panel>
  );
}

const ADVICE =
  "It’s best to ask before you apply. A request holds one credit, which comes back if nobody answers in 7 days. Referrals never cost money.";

const names = new Intl.ListFormat("en", { type: "conjunction" });

function sentence(figures: CompanyFigures | null, company: string): string {
  if (figures === null || figures.referrers === 0 || figures.referrers === null) return figuresText(figures);
  return `${figures.referrers}+ verified employees of ${company} refer people.`;
}

/** Counts are published in fives. */
const atLeast = (count: number) => (count === 0 ? "0" : `${count}+`);

/** What is known of the chances: how many requests get an answer, how soon, and the places that are free. */
function Odds({ figures: { answered, medianHours, freeSlots, confirmed } }: { figures: CompanyFigures }) {
  const facts = [
    ...(answered === null ? [] : [[`${Math.round(answered * 100)} %`, "get an answer"]]),
    ...(medianHours === null ? [] : [[durationText(medianHours), "typical wait"]]),
    ...(freeSlots === null ? [] : [[atLeast(freeSlots), "places this week"]]),
    ...(confirmed === 0 ? [] : [[atLeast(confirmed), "confirmed"]]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-y-2 divide-x divide-line-2 [&>div:first-child]:pl-0 [&>div]:px-3">
      {facts.map(([figure, what]) => (
        <div key={what} className="flex flex-col-reverse">
          <dt className="text-meta text-ink-3">{what}</dt>
          <dd className="font-heading text-[1.125rem] font-semibold leading-6">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
