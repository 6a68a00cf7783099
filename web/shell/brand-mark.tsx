import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { paths } from "./paths.ts";

/** The logo, an A whose bar is the horizon, with the name; links home. */
export function BrandMark() {
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center gap-2 font-heading text-[1.3125rem] font-bold leading-none tracking-[-0.015em] text-ink no-underline [font-variation-settings:var(--flare)] hover:text-ink"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6.5">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path
          d="M7 33 16 6.5 25 33M0 20.5h32"
          fill="none"
          strokeWidth="2.75"
          strokeLinejoin="round"
          className="stroke-on-accent"
        />
      </svg>
      {brand.name.toLowerCase()}
    </Link>
  );
}
