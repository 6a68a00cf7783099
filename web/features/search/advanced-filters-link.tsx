import { Link } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { HoverCard } from "#web/ui/display/hover-card.tsx";
import { urlWithQuery } from "./search-state.ts";

const linkClass =
  "inline-flex min-h-(--control) cursor-pointer items-center border-0 bg-transparent p-0 text-ui text-accent underline underline-offset-[0.2em] decoration-1 hover:text-accent-hover";

/** Leads to the advanced filters with the search (`query`) so far: a link for whom the full search is open; for others a small panel that says what an account adds. */
export function AdvancedFiltersLink({ query }: { query: string }) {
  const { user } = useSession();
  const jobs = urlWithQuery(paths.jobs, query);
  if (user || isLive("open-search")) {
    return (
      <Link to={jobs} className={linkClass}>
        Advanced filters
      </Link>
    );
  }
  return (
    <HoverCard trigger="Advanced filters" label="Advanced filters" triggerClass={linkClass}>
      <p className="text-body font-semibold">Advanced filters are available after signing up.</p>
      <p className="mt-2 text-ui text-ink-2">Tech stack, company, industry, company size, date posted and education.</p>
      <ButtonLink to={paths.registerTo(query === "" ? null : jobs)} variant="primary" className="mt-4 w-full">
        Sign Up for Free
      </ButtonLink>
      <p className="mt-3 text-ui text-ink-2">
        Have an account? <Link to={query === "" ? paths.login : paths.loginTo(jobs)}>Log in</Link>
      </p>
    </HoverCard>
  );
}
