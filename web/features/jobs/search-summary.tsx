import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { ALL_PARTS, type SearchState, valuesOf } from "#web/features/search/search-state.ts";
import { chipOf, type SearchLabels } from "#web/model/facets.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount } from "#web/ui/select/option.ts";

/** What the search bar leaves at the top of the window once it has scrolled away: the applied search, and the way back to it. */
export function SearchSummary({
  form,
  applied,
  labels,
  total,
}: {
  /** Id of the search form. */
  form: string;
  applied: SearchState;
  labels: SearchLabels;
  /** How many jobs match; null while unknown. */
  total: number | null;
}) {
  const away = useScrolledAway(form);
  const values = ALL_PARTS.flatMap((part) => valuesOf(applied, part).map((value) => chipOf(labels, part, value).value));
  function edit() {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>(`#${form} [name=q]`)?.focus({ preventScroll: true });
  }
  return (
    <div className="no-print sticky top-0 z-20 -mx-(--gutter) h-0">
      {away && (
        <section
          aria-label="Applied search"
          className="search-summary enter flex h-12 items-center gap-3 border-b border-line-2 bg-raised min-[82rem]:rounded-b-panel min-[82rem]:border-x px-(--gutter) text-ui shadow-popover"
        >
          <Icon of={Search} className="flex-none text-ink-3" />
          <p className="min-w-0 flex-1 truncate">
            {values.length === 0 ? "All remote jobs" : values.join(" · ")}
            {total !== null && <span className="text-ink-3"> · {formatCount(total)} found</span>}
          </p>
          <Button onClick={edit}>Edit search</Button>
        </section>
      )}
    </div>
  );
}

/** Returns whether an element lies above the window. */
function useScrolledAway(id: string): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return away;
}
