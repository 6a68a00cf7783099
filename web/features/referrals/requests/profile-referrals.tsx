import { Link } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { useMyReferrals } from "./referral-api.ts";
import { Panel } from "#web/ui/display/panel.tsx";

/** Open requests, confirmed referrals and free credits, on the profile. */
export function ProfileReferrals() {
  const { data } = useMyReferrals();
  const count = (value: number | undefined) => (value === undefined ? "–" : String(value));
  const rows = [
    ["Open requests", count(data?.limits.open)],
    ["Referrals confirmed", count(data?.requests.filter((request) => request.state === "confirmed").length)],
    ["Free credits", count(data?.credits.free)],
  ];
  return (
    <Panel>
      <h2 id="profile-referrals" className="text-title leading-[1.375rem]">
        <Link to={paths.referrals} className="touch text-ink no-underline hover:text-accent hover:underline">
          Referrals
        </Link>
      </h2>
      <dl aria-labelledby="profile-referrals" className="mt-3">
        {rows.map(([term, figure]) => (
          <div key={term} className="flex items-baseline justify-between border-t border-line py-2.5">
            <dt className="text-ui text-ink-2">{term}</dt>
            <dd className="font-heading text-[1.25rem] font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-2.5 text-ui">
        <Link to={paths.referralInbox} className="touch">
          Become a referrer, or open your inbox
        </Link>
      </p>
    </Panel>
  );
}
