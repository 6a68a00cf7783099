import { Search } from "lucide-react";
import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import { capturesKeys } from "./captures-keys.ts";
import type { FilterName } from "#contract/values/filters.ts";
import { MAX_TEXT_LENGTH } from "#contract/values/jobs-query.ts";
import type { SearchState } from "#web/features/search/search-state.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { SearchAssistProps } from "./search-assist.tsx";

const load = () => import("./search-assist.tsx").then((module) => module.SearchAssist);

const box =
  "w-full min-w-0 min-h-(--control-lg) rounded-control border border-line-control bg-surface px-10 text-body leading-5 text-ink " +
  "placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-1";

/** The words to search for; `/` comes here from anywhere on the page. What helps while typing arrives when the box is first used. */
export function SearchText({
  draft,
  here,
  onText,
  onChoose,
  onApproach,
}: {
  draft: SearchState;
  /** Facets whose filters this page holds; the others lead to the full search. */
  here: readonly FilterName[];
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Called when the box is first used: what is chosen here needs the filters' names. */
  onApproach: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(false);
  const [Assist, setAssist] = useState<ComponentType<SearchAssistProps> | null>(null);

  function warm() {
    // A load that fails is tried again at the next approach; the box works without.
    if (Assist === null)
      load()
        .then((component) => setAssist(() => component))
        .catch(() => {});
  }
  useEffect(() => {
    // What was typed before scripts took over counts too.
    const text = input.current?.value ?? "";
    if (text !== draft.q) onText(text);
    if (text !== "") warm();
    function slash(event: KeyboardEvent) {
      if (event.key !== "/" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (capturesKeys(event.target)) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    }
    document.addEventListener("keydown", slash);
    return () => document.removeEventListener("keydown", slash);
    // oxlint-disable-next-line react/exhaustive-deps -- only once, when it comes alive
  }, []);

  return (
    <div className="relative mb-2 md:mb-3">
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
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_TEXT_LENGTH}
        placeholder="Title, company or skill"
        className={box}
        value={draft.q}
        onFocus={() => {
          warm();
          onApproach();
        }}
        onPointerEnter={warm}
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
        <Assist
          id={`${id}-list`}
          input={input}
          typed={typed.current}
          draft={draft}
          here={here}
          onText={onText}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
