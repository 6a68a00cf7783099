import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Icon } from "#web/ui/display/icon.tsx";
import { Segmented } from "#web/ui/form/segmented.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { type SavedView, type Shown, SHOWN, type Sort, SORTS } from "./saved-items.ts";

const SHOWN_WORDS: Record<Shown, string> = { all: "All", changed: "Changed", open: "Open", closed: "Closed" };
const SORT_WORDS: Record<Sort, string> = {
  saved: "Date saved",
  changed: "Changed first",
  posted: "Date posted",
  company: "Company",
};

/** Which saved jobs the page shows, and in what order. */
export function SavedControls({
  view,
  counts,
  onView,
}: {
  view: SavedView;
  counts: Record<Shown, number>;
  onView: (change: Partial<SavedView>) => void;
}) {
  const search = useRef<HTMLInputElement>(null);
  // The field keeps what is being typed, whatever the page still draws. Elsewhere, the address decides.
  useEffect(() => {
    const field = search.current;
    if (field !== null && field !== document.activeElement) field.value = view.q;
  }, [view.q]);
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="-my-1 min-w-0 overflow-x-auto py-1 [scrollbar-width:none] max-md:w-full">
        <Segmented
          label="Show"
          value={view.show}
          onChange={(show) => onView({ show })}
          choices={SHOWN.map((value) => ({ value, label: `${SHOWN_WORDS[value]} ${counts[value]}` }))}
        />
      </div>
      <label className="relative min-w-56 flex-1 max-md:basis-full">
        <span className="sr-only">Find in saved jobs</span>
        <Icon of={Search} className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-ink-3" />
        <input
          type="search"
          placeholder="Title, company or place"
          ref={search}
          defaultValue={view.q}
          onChange={(event) => onView({ q: event.target.value })}
          className="min-h-(--control) w-full min-w-0 rounded-control border border-line-control bg-surface pl-9 pr-3 text-ui text-ink placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-1"
        />
      </label>
      <label className="flex items-center gap-2 whitespace-nowrap text-ui text-ink-2">
        Sort by
        <NativeSelect
          value={view.sort}
          onChange={(event) => onView({ sort: SORTS.find((sort) => sort === event.target.value) ?? "saved" })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </NativeSelect>
      </label>
    </div>
  );
}
