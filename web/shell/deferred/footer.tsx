import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { paths } from "#web/shell/paths.ts";
import { ApplySlot } from "#web/features/applications/apply/apply-slot.tsx";
import { BrandMark } from "#web/shell/brand-mark.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const GROUPS = [
  {
    title: "Resources",
    links: [
      [paths.help, "Help Center"],
      [`${paths.help}#faq`, "FAQ"],
      [`${paths.help}#guides`, "Guides"],
    ],
  },
  {
    title: "Company",
    links: [
      [paths.about, "About"],
      [`${paths.about}#mission`, "Our mission"],
      [paths.contact, "Contact"],
    ],
  },
  {
    title: "Legal",
    links: [
      [paths.privacy, "Privacy Policy"],
      [paths.terms, "Terms of Service"],
      [`${paths.privacy}#cookies`, "Cookies"],
    ],
  },
] as const;

const MORE = [
  [paths.roles, "Jobs by role"],
  [paths.newBoard, "Add a board"],
  [paths.status, "Status"],
] as const;

const PaletteSlot = lazy(() =>
  import("#web/features/palette/palette-slot.tsx").then((module) => ({ default: module.PaletteSlot })),
);

export function Footer() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const early = window.earlyInteraction;
    if (!early) return;
    early.onShortcut = () => setAsked(early.shortcut !== null);
    early.onShortcut();
  }, []);
  return (
    <>
      <footer className="border-t border-line bg-surface text-ui">
        <div className="wrap grid grid-cols-2 gap-6 pb-8 pt-10 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-8">
          <div className="max-md:col-span-2">
            <BrandMark />
            <p className="mt-2 max-w-[23em] text-ink-2">{brand.tagline}</p>
          </div>
          {GROUPS.map((group) => (
            <nav key={group.title} aria-labelledby={`footer-${group.title}`} className="max-md:last-of-type:col-span-2">
              <h2
                id={`footer-${group.title}`}
                className="mb-2 font-sans text-meta font-semibold tracking-normal text-ink"
              >
                {group.title}
              </h2>
              <ul className={group.title === "Legal" ? "max-md:flex max-md:flex-wrap max-md:gap-x-6" : ""}>
                {group.links.map(([to, name]) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-block py-1 text-ink-2 no-underline hover:text-accent hover:underline max-md:py-3.25"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 text-meta text-ink-3">
            <span className="flex flex-wrap items-center gap-x-4">
              © 2026 {brand.name}
              {MORE.map(([path, name]) => (
                <Link
                  key={path}
                  to={path}
                  className="py-1 text-ink-2 no-underline hover:text-accent hover:underline max-md:py-3.25"
                >
                  {name}
                </Link>
              ))}
            </span>
            <ThemeSwitch />
          </div>
        </div>
      </footer>
      <ApplySlot />
      {asked && (
        <Suspense>
          <PaletteSlot />
        </Suspense>
      )}
    </>
  );
}
