import { Search } from "lucide-react";
import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import type { FilterName } from "#contract/values/filters.ts";
import { MAX_TEXT_LENGTH } from "#contract/values/jobs-query.ts";
import type { SearchState } from "#web/features/search/search-state.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { SearchAssistProps } from "./search-assist.tsx";

const loadAssist = () => import("./search-assist.tsx").then((module) => module.SearchAssist);

const box =
  "w-full min-w-0 min-h-(--control-lg) rounded-control border border-line-control bg-surface pl-10 pr-10 text-body leading-5 text-ink max-md:placeholder-shown:pr-2 " +
  "placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-1";

/** The search text; `/` focuses it from anywhere on the page. Suggestions load when the box is first approached. */
export function SearchText({
  draft,
  pageFilters,
  onText,
  onChoose,
  onApproach,
}: {
  draft: SearchState;
  /** The filters on this page; others lead to the jobs page. */
  pageFilters: readonly FilterName[];
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Called on focus, because choosing a suggestion needs the option lists. */
  onApproach: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(false);
  const [Assist, setAssist] = useState<ComponentType<SearchAssistProps> | null>(null);

  function preload() {
    // On failure the next approach retries; the box works without.
    if (Assist === null)
      loadAssist()
        .then((component) => setAssist(() => component))
        .catch(() => {});
  }
  useEffect(() => {
    // Text typed before hydration counts too.
    const text = input.current?.value ?? "";
    if (text !== draft.q) {
      typed.current = true;
      onText(text);
    }
    if (text !== "") preload();
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);

  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        Search text
      </label>
      <Icon
        of={Search}
        className="pointer-events-none absolute left-3.5 top-[calc(var(--control-lg)/2)] -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        id={id}
        name="q"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={`${id}-list`}
        aria-keyshortcuts="/"
        data-shortcut="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_TEXT_LENGTH}
        placeholder="Title, company or skill"
        className={box}
        value={draft.q}
        onFocus={() => {
          preload();
          onApproach();
        }}
        onPointerEnter={preload}
        onChange={(event) => {
          typed.current = true;
          onText(event.target.value);
        }}
      />
      {draft.q === "" && (
        <kbd aria-hidden="true" className="needs-js absolute right-3.5 top-3 max-md:hidden">
          /
        </kbd>
      )}
      {Assist && (
        <Assist {...{ input, draft, pageFilters, onText, onChoose }} id={`${id}-list`} typed={typed.current} />
      )}
    </div>
  );
}
