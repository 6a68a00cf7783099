import { WifiOff } from "lucide-react";
import { data } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { isLive } from "#web/model/capabilities.ts";
import { NotFound } from "#web/shell/deferred/not-found.tsx";
import { ReferralReview } from "#web/features/referrals/operate/referral-review.tsx";
import { useSession } from "#web/session/use-session.ts";
import { isNotFound, useReview } from "#web/features/referrals/requests/referral-api.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";

/** The server can't know who asks, and the page exists for operators only, so it renders the page for unknown addresses. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ name: "robots", content: "noindex" }];

/** For operators of the referral network. */
export default function ReferralReviewRoute() {
  const { ready, user } = useSession();
  if (isLive("referrals") && user) return <ReviewPage />;
  return (
    <>
      {!ready && <Waiting className="session-wait" />}
      <div className={ready ? "contents" : "session-guest contents"}>
        <Missing />
      </div>
    </>
  );
}

function ReviewPage() {
  const review = useReview();
  if (review.isPending) return <Waiting />;
  if (isNotFound(review.error)) return <Missing />;
  return (
    <div className="wrap pt-8">
      <title>{`Review of referrals – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Review of referrals</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          Disputes and reports, oldest first. Addresses, links and phone numbers are masked in all texts.
        </p>
      </header>
      {review.isError && (
        <Notice
          variant="negative"
          icon={WifiOff}
          role="alert"
          className="mt-6"
          action={<Button onClick={() => void review.refetch()}>Try again</Button>}
        >
          <b className="font-semibold">The review could not be loaded.</b> Nothing has been decided meanwhile.
        </Notice>
      )}
      {review.data && <ReferralReview review={review.data} />}
    </div>
  );
}

function Missing() {
  return (
    <>
      <title>{`Page not found – ${brand.name}`}</title>
      <NotFound />
    </>
  );
}

function Waiting({ className = "" }: { className?: string }) {
  return (
    <div className={`grid min-h-[calc(100dvh-3.5rem)] place-items-center ${className}`}>
      <Spinner label="Loading" size="large" />
    </div>
  );
}
