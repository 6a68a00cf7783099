import { type ComponentType, lazy, Suspense } from "react";
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

const OfferPage = lazy(() =>
  import("#web/features/referrals/offers/offer-page.tsx").then((module) => ({ default: module.OfferPage })),
);

const CardPage = lazy(() =>
  import("#web/features/referrals/cards/card-page.tsx").then((module) => ({ default: module.CardPage })),
);

const PAGES: Record<string, { title: string; Page: ComponentType; hasToken: boolean }> = {
  outcome: { title: "How did it go?", Page: ReferralOutcome, hasToken: true },
  invitation: { title: "A personal request", Page: InvitationPage, hasToken: false },
  card: { title: "Ask for a referral", Page: CardPage, hasToken: true },
  offer: { title: "A referral request", Page: OfferPage, hasToken: false },
};

export const meta = ({ params }: MetaArgs) =>
  pageMeta({
    title: PAGES[params["part"] ?? ""]?.title ?? "Referrals",
    description: "A link about a referral.",
    index: false,
  });

export function loader({ params: { part = "", token } }: LoaderFunctionArgs) {
  if (!isLive("referrals") || PAGES[part]?.hasToken !== (token !== undefined)) throw data(null, { status: 404 });
  return null;
}

/** The pages of links that people get by mail or from somebody they know. */
export default function ReferralLink() {
  const { part = "" } = useParams();
  const Page = PAGES[part]?.Page;
  return <Suspense>{Page && <Page />}</Suspense>;
}
