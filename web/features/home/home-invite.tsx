import { useLocation } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";

/** Below the featured jobs: the link to the full search. Unless that is open to visitors, the text depends on the session. */
export function HomeInvite({ shown }: { shown: number }) {
  const { ready, user } = useSession();
  const { search } = useLocation();
  const open = isLive("open-search");
  return (
    <aside
      aria-labelledby="invite"
      className="mt-8 flex flex-col justify-between gap-6 border-y border-line-2 py-6 md:flex-row md:items-center"
    >
      <div>
        <h2 id="invite">{numberWord(shown)} of 100,000+. See the rest.</h2>
        <p className="mt-1 max-w-[57em] text-ink-2">
          {user || open
            ? "Every filter, nine jobs to a page."
            : `A free account opens the full search with every filter${isLive("referrals") ? ", and referral requests" : ""}. No credit card, no newsletter you didn't ask for.`}
        </p>
      </div>
      <div className="flex-none max-md:grid">
        {open || (ready && user) ? (
          <ButtonLink to={{ pathname: paths.jobs, search }} variant="primary" size="large">
            View All Jobs
          </ButtonLink>
        ) : (
          <>
            {!ready && (
              <span className="session-wait inline-flex min-h-(--control-lg) items-center text-ink-2" role="status">
                Loading...
              </span>
            )}
            <ButtonLink
              to={paths.registerTo(search === "" ? null : paths.jobs + search)}
              variant="primary"
              size="large"
              className={ready ? "" : "session-guest"}
            >
              Sign Up for Free
            </ButtonLink>
          </>
        )}
      </div>
    </aside>
  );
}

const NUMBER_WORDS = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}
