import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { isLive } from "#web/model/capabilities.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** The field's furrows: 49 lines from the horizon to the foot, evenly spaced at both ends. */
const FURROWS = Array.from({ length: 49 }, (_, at) => `M${616 + at * 14} 0L${-2648 + at * 150} 200`).join("");

/** The sky with the headline, and the field with the search bar below the horizon. */
export function HomeHero({ children }: { children: ReactNode }) {
  const { ready, user } = useSession();
  const { search } = useLocation();
  return (
    <section className="relative">
      <div className="wrap pb-13 pt-8 md:pb-10 md:pt-13">
        <h1 className="max-w-[16em] text-display tracking-[-0.022em] first-letter:uppercase">{brand.tagline}</h1>
        <p className="mt-4 max-w-[42em] text-[1.0625rem] leading-6.5 text-ink-2">
          {`Remote jobs from across the web. One entry per opening, with where you can work from and what it pays. Apply directly with the employer${isLive("referrals") ? ", or ask someone inside to refer you" : ""}.`}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {ready && user ? (
            <ButtonLink to={{ pathname: paths.jobs, search }} variant="primary" size="large" className="max-md:flex-1">
              Browse All Jobs
            </ButtonLink>
          ) : (
            <span className={`flex flex-wrap gap-3 max-md:flex-1 ${ready ? "" : "session-guest"}`}>
              <ButtonLink to={paths.register} variant="primary" size="large" className="max-md:flex-1">
                Create Account
              </ButtonLink>
              <ButtonLink to={{ search, hash: paths.searchFilters }} size="large" className="max-md:flex-1">
                Browse Jobs
                <Icon of={ArrowDown} />
              </ButtonLink>
            </span>
          )}
          {!ready && <span className="session-wait min-h-(--control-lg)" />}
        </div>
      </div>
      <div className="ground">
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-x-clip">
          <span className="sun" />
        </div>
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
          <svg className="ground-art" viewBox="0 0 1280 200" preserveAspectRatio="none">
            <path d={FURROWS} />
          </svg>
        </div>
        <div className="wrap relative pb-5 pt-4 md:pb-10 md:pt-8">{children}</div>
      </div>
    </section>
  );
}
