import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { isLive } from "#web/model/capabilities.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "./paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Logo } from "#web/ui/base/logo.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { BrandMark } from "./brand-mark.tsx";

/** Loads once the session is known, because only members have news. */
const NewsCount = lazy(() =>
  import("#web/features/referrals/news/news-count.tsx").then((module) => ({ default: module.NewsCount })),
);

const referrals = (
  <>
    Referrals
    <Suspense>
      <NewsCount />
    </Suspense>
  </>
);

type MainLink = readonly [path: string, name: ReactNode, needed?: Parameters<typeof isLive>[0] | undefined];

/** Guests get the pages of their desk, which are hidden until they have one. */
function mainLinks(member: boolean): readonly MainLink[] {
  const links: readonly MainLink[] = [
    [paths.jobs, "Jobs", member ? undefined : "open-search"],
    [paths.saved, "Saved", "saved"],
    [paths.applications, "Applications", "applications"],
    ...(member ? [[paths.referrals, referrals, "referrals"] as const] : []),
  ];
  return links.filter(([, , needed]) => !needed || isLive(needed));
}

const SITE_LINKS = [
  [paths.about, "About"],
  [paths.help, "Help"],
  [paths.contact, "Contact"],
] as const;

/**
 * Logo and main links, or a menu on phones. The account links show a spinner only while a stored token is being
 * checked.
 */
export function Header() {
  const { ready, user } = useSession();
  const searches = user !== null || isLive("open-search");
  const links = mainLinks(user !== null);
  return (
    <header className="no-print relative z-30 border-b border-line bg-surface">
      <div className="wrap flex h-14 items-center gap-2 lg:gap-6">
        <BrandMark />
        {links.length > 0 && (
          <nav
            aria-label="Main"
            className={`flex items-center gap-1 text-ui max-md:hidden ${searches ? "" : "with-desk"}`}
          >
            {links.map(([to, name]) => (
              <BarLink key={to} to={to}>
                {name}
              </BarLink>
            ))}
          </nav>
        )}
        <nav aria-label="Site" className="ml-auto flex items-center gap-1 text-ui max-md:hidden">
          {SITE_LINKS.map(([to, name]) => (
            <BarLink key={to} to={to}>
              {name}
            </BarLink>
          ))}
          {ready && user ? (
            <BarLink to={paths.me}>
              <Logo name={user.name} size="small" />
              My Profile
            </BarLink>
          ) : (
            <>
              {!ready && <Spinner label="Loading" className="session-wait mx-4" />}
              <span className={`flex items-center gap-1 ${ready ? "" : "session-guest"}`}>
                <BarLink to={paths.login}>Log In</BarLink>
                <ButtonLink to={paths.register} variant="soft" className="ml-2">
                  Sign Up
                </ButtonLink>
              </span>
            </>
          )}
        </nav>
        <PhoneMenu links={links} />
      </div>
    </header>
  );
}

const barLink = "inline-flex min-h-9 items-center gap-2 whitespace-nowrap px-2 lg:px-2.5 text-ink-2 no-underline";

function BarLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        isActive
          ? `${barLink} min-h-14 font-semibold text-ink shadow-[inset_0_-2px_var(--accent)]`
          : `${barLink} rounded-control hover:bg-hover hover:text-ink`
      }
    >
      {children}
    </NavLink>
  );
}

function PhoneMenu({ links }: { links: readonly MainLink[] }) {
  const { ready, user } = useSession();
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const close = () => details.current?.removeAttribute("open");

  useEffect(close, [location]);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || details.current?.open !== true) return;
      close();
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", escape);
    };
  }, []);

  return (
    <details ref={details} className="ml-auto md:hidden">
      <summary
        aria-label="Menu"
        className="-mr-3 grid size-11 cursor-pointer list-none place-items-center rounded-control [&::-webkit-details-marker]:hidden"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5 fill-none stroke-current stroke-[1.75] [stroke-linecap:round]"
        >
          <path d="M4 5h16M4 12h16M4 19h16" />
        </svg>
      </summary>
      <nav
        aria-label="Menu"
        className="enter absolute inset-x-0 top-14 border-b border-line bg-raised px-(--gutter) pb-4 pt-2 shadow-popover"
      >
        {links.map(([to, name]) => (
          <span key={to} className={user || to === paths.jobs ? "" : "with-desk"}>
            <MenuLink to={to}>{name}</MenuLink>
          </span>
        ))}
        {user && <MenuLink to={paths.me}>My Profile</MenuLink>}
        {SITE_LINKS.map(([to, name]) => (
          <MenuLink key={to} to={to}>
            {name}
          </MenuLink>
        ))}
        {!user && (
          <>
            {!ready && (
              <div className="session-wait mt-4 grid place-items-center">
                <Spinner label="Loading" />
              </div>
            )}
            <div className={`mt-4 grid grid-cols-2 gap-2 ${ready ? "" : "session-guest"}`}>
              <ButtonLink to={paths.login}>Log In</ButtonLink>
              <ButtonLink to={paths.register} variant="primary">
                Sign Up
              </ButtonLink>
            </div>
          </>
        )}
      </nav>
    </details>
  );
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="flex min-h-11 items-center border-b border-line text-ink no-underline">
      {children}
    </Link>
  );
}
