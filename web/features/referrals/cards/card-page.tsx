import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { Link, useParams } from "react-router";
import type { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import type { CardView } from "#contract/schemas/referrals/referral-card.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { figuresText } from "#web/features/referrals/company-figures.ts";
import { GoneLink } from "#web/features/referrals/links/gone-link.tsx";
import { requestReferralPath } from "#web/features/referrals/requests/refer-paths.ts";
import { referralClient, referralFailure } from "#web/features/referrals/requests/referral-api.ts";
import { useSession } from "#web/session/use-session.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { keepCard } from "./kept-card.ts";

const TITLE = "Ask for a referral";

/** A referrer's card: who refers, how they like to be asked, and the jobs to ask for. A guest registers and comes back. */
export function CardPage() {
  const { token: slug = "" } = useParams();
  const { data, error } = useQuery(
    {
      queryKey: ["card", slug],
      queryFn: ({ signal }) => callApi<CardView>(`/api/referrals/cards/${encodeURIComponent(slug)}`, { signal }),
    },
    referralClient,
  );
  if (error) return <GoneLink error={error} />;
  if (!data)
    return (
      <AuthPanel title={TITLE}>
        <Spinner label="Loading" />
      </AuthPanel>
    );
  const { company, alias, wishes, open, figures } = data;
  return (
    <AuthPanel title={TITLE}>
      <div className="flex items-center gap-3">
        <Logo name={company.name} src={company.logoUrl} />
        <p className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{alias ?? "Somebody"}</b> works at{" "}
          <Link to={paths.company(company.slug)}>{company.name}</Link> and refers people.
        </p>
      </div>
      {wishes !== "" && <p className="whitespace-pre-line border-t border-line pt-3 wrap-anywhere">{wishes}</p>}
      {figures !== null && <p className="text-ui text-ink-2">{figuresText(figures)}</p>}
      {!open && (
        <p className="text-ui text-ink-2">
          They take no new requests at the moment. Others at {company.name} may: the form says whether somebody can be
          asked.
        </p>
      )}
      <Jobs slug={slug} company={company} />
      <p className="border-t border-line pt-3 text-meta text-ink-3">
        Your name and contact details stay hidden until somebody accepts. Referrals never cost money.{" "}
        <Link to={newNotice({ page: `/referrals/card/${slug}` })} className="touch">
          File a notice about this card
        </Link>
      </p>
    </AuthPanel>
  );
}

/** The newest open jobs of the company, each with the way to ask. */
function Jobs({ slug, company }: { slug: string; company: CardView["company"] }) {
  const { user } = useSession();
  const { data, error } = useQuery(
    {
      queryKey: ["card-jobs", company.slug],
      queryFn: ({ signal }) => callApi<CompanyPageResponse>(api.company(company.slug), { signal }),
    },
    referralClient,
  );
  if (error) return <p role="alert">{referralFailure(error)}</p>;
  if (!data) return <Spinner label="Loading" />;
  if (data.jobs.length === 0)
    return (
      <p className="text-ui">{company.name} has no open remote job at the moment, so there’s nothing to ask for.</p>
    );
  return (
    <section aria-labelledby="jobs" className="grid gap-2 border-t border-line pt-3">
      <h2 id="jobs" className="text-ui">
        For which job?
      </h2>
      <ul className="grid gap-2">
        {data.jobs.map((job) => {
          const wanted = requestReferralPath(job);
          return (
            <li key={job.id} className="flex items-center justify-between gap-3">
              <Link to={paths.job(job)} className="min-w-0 text-ui wrap-anywhere">
                {job.role}
              </Link>
              <ButtonLink
                to={user ? wanted : paths.loginTo(wanted)}
                state={user ? undefined : { from: wanted }}
                onClick={() => keepCard(slug, company.slug)}
              >
                <Icon of={Handshake} />
                Ask
                <span className="sr-only"> for {job.role}</span>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
