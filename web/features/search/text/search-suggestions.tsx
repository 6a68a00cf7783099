import { useEffect } from "react";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import type { SuggestionsFound } from "./use-suggestions.ts";
import type { FilterName } from "#contract/values/filters.ts";
import { classes } from "#web/ui/base/classes.ts";
import { Marked } from "#web/ui/select/option-face.tsx";
import { formatCount } from "#web/ui/select/option.ts";
import { footClass, optionClass } from "#web/ui/select/popup-classes.ts";

const KINDS: Record<Suggestion["kind"], string> = {
  technology: "Technology",
  role: "Role",
  place: "Place",
  company: "Company",
  industry: "Industry",
  level: "Level",
  type: "Job type",
};

/** Lists the filters that a text may mean in a combobox, or says why it has none to offer. The text box keeps focus. */
export function SearchSuggestions({
  id,
  text,
  found,
  options,
  active,
  pageFilters,
  onMove,
  onChoose,
}: {
  id: string;
  text: string;
  found: SuggestionsFound;
  options: Suggestion[];
  /** The active option; -1 for the text itself. */
  active: number;
  pageFilters: readonly FilterName[];
  onMove: (to: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div
      className={classes(
        "suggestions enter absolute top-full z-20 mt-1 overflow-hidden rounded-panel border border-line-2 bg-raised text-ink shadow-popover",
        found.state === "first" && "late",
      )}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        aria-label="Filters that the text may mean"
        className="max-h-75 overflow-y-auto overscroll-contain p-1 [scrollbar-width:thin] empty:hidden"
      >
        {options.map((option, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box handles the keys
          <div
            key={`${option.kind} ${option.value}`}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            data-highlighted={at === active ? "" : undefined}
            className={classes(optionClass, "max-md:min-h-11")}
            onPointerMove={() => at !== active && onMove(at)}
            onClick={() => onChoose(option)}
          >
            <SuggestionFace option={option} text={found.text} elsewhere={!pageFilters.includes(option.parameter)} />
          </div>
        ))}
      </div>
      <p role="status" className={classes(options.length > 0 ? "sr-only" : "px-3 py-3 text-ui text-ink-2")}>
        {statusText(found, options.length)}
      </p>
      <p className={footClass} aria-hidden="true">
        <span className="truncate">Enter searches for “{text}”</span>
        {options.length > 0 && (
          <span className="whitespace-nowrap max-md:hidden">
            <kbd>↑</kbd> <kbd>↓</kbd> choose a filter
          </span>
        )}
      </p>
    </div>
  );
}

/** The filter's kind, its name with the match highlighted, the rest of the text, and its job count. */
function SuggestionFace({ option, text, elsewhere }: { option: Suggestion; text: string; elsewhere: boolean }) {
  return (
    <>
      <span className="w-22 flex-none text-meta text-ink-3 max-md:w-18">{KINDS[option.kind]}</span>
      <span className="min-w-0 truncate">
        <Marked text={option.label} query={text.startsWith(option.rest) ? text.slice(option.rest.length) : ""} />
      </span>
      {option.rest !== "" && (
        <span className="min-w-0 flex-[0_99_auto] truncate text-meta text-ink-3 max-md:hidden">
          with “{option.rest}”
        </span>
      )}
      <span className="ml-auto flex-none text-meta text-ink-3">
        {elsewhere && <span className="max-md:sr-only">in the full search · </span>}
        {formatCount(option.count)}
        <span className="sr-only"> jobs</span>
      </span>
    </>
  );
}

function statusText({ state }: SuggestionsFound, options: number): string {
  if (options > 0) return options === 1 ? "1 filter suggested" : `${options} filters suggested`;
  if (state === "failed") return "Suggestions can't be loaded right now. Searching for the text still works.";
  return state === "first" ? "Looking for filters…" : "No filter has this name.";
}
