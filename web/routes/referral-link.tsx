import { lazy, Suspense } from "react";
import { data, type LoaderFunctionArgs, type MetaArgs, useParams } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { pageMeta } from "#web/shell/page-meta.ts";

const ReferralOutcome = lazy(() =>
  import("#web/features/referrals/requests/referral-outcome.tsx").then((module) => ({
    default: module.ReferralOutcome,
  })),
);
const InvitationPage = lazy(() =>
  import("#web/features/referrals/invitations/invitation-page.tsx").then((module) => ({
    default: module.InvitationPage,
  })),
);

const TITLES: Record<string, string> = { outcome: "How did it go?", invitation: "A personal request" };

export const meta = ({ params }: MetaArgs) =>
  pageMeta({
    title: TITLES[params["part"] ?? ""] ?? "Referrals",
    description: "A link about a referral.",
    index: false,
  });

export function loader({ params: { part = "", token } }: LoaderFunctionArgs) {
  if (!isLive("referrals") || TITLES[part] === undefined || (part === "outcome") !== (token !== undefined))
    throw data(null, { status: 404 });
  return null;
}

/** The pages of links that people get by mail or from somebody they know: the outcome of a referral, and a personal invitation. */
export default function ReferralLink() {
  const { part } = useParams();
  return <Suspense>{part === "outcome" ? <ReferralOutcome /> : <InvitationPage />}</Suspense>;
}
