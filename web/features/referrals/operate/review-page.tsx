import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { deskPaths } from "#web/features/moderation/desk-paths.ts";
import { LABELS_PAGE } from "#web/shell/rare-addresses.ts";
import { isNotFound, useReview } from "#web/features/referrals/requests/referral-api.ts";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { ReferralReview } from "./referral-review.tsx";

/** For operators of the referral network. */
export function ReviewPage() {
  const review = useReview();
  if (review.isPending) return <WaitingPage />;
  if (isNotFound(review.error)) return <MissingPage />;
  return (
    <div className="wrap pt-8">
      <title>{`Review of referrals – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Review of referrals</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          Disputes and reports, oldest first. Addresses, links and phone numbers are masked in all texts.{" "}
          <span className="whitespace-nowrap">
            <Link to={LABELS_PAGE}>Label jobs</Link> · <Link to={deskPaths.desk}>Cases</Link>
          </span>
        </p>
      </header>
      {review.isError && (
        <PageFailure what="The review" rest="Nothing has been decided meanwhile." retry={() => void review.refetch()} />
      )}
      {review.data && <ReferralReview review={review.data} />}
    </div>
  );
}
