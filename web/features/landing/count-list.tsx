import { Link } from "react-router";
import type { FilterOption } from "#contract/schemas/filter-options.ts";

const SHOWN = 8;

/** Lists values with their job counts, as links where a page exists: eight, and the others on request. Skips values without jobs. */
export function CountList({
  id,
  title,
  options,
  to,
}: {
  id: string;
  title: string;
  options: FilterOption[];
  to?: (value: string) => string;
}) {
  const held = options.filter(({ count }) => (count ?? 0) > 0);
  if (held.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div className="mt-2 text-ui">
        <Counts options={held.slice(0, SHOWN)} to={to} />
        {held.length > SHOWN && (
          <details>
            <summary className="flex min-h-9 cursor-pointer items-center text-accent hover:underline max-md:min-h-11">
              {held.length - SHOWN} more<span className="sr-only"> in “{title}”</span>
            </summary>
            <Counts options={held.slice(SHOWN)} to={to} />
          </details>
        )}
      </div>
    </section>
  );
}

function Counts({ options, to }: { options: FilterOption[]; to: ((value: string) => string) | undefined }) {
  return (
    <ul className="grid">
      {options.map(({ value, label, count }) => (
        <li
          key={value}
          className="flex min-h-9 items-center justify-between gap-3 border-b border-line last:border-b-0 max-md:min-h-11"
        >
          {to === undefined ? (
            <span className="min-w-0 wrap-anywhere">{label}</span>
          ) : (
            <Link to={to(value)} className="min-w-0 py-1.5 no-underline wrap-anywhere hover:underline max-md:py-3">
              {label}
            </Link>
          )}
          <span className="text-ink-3">{count}</span>
        </li>
      ))}
    </ul>
  );
}
