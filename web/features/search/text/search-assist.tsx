import { X } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import { useSuggestions } from "./use-suggestions.ts";
import type { FilterName } from "#contract/values/filters.ts";
import { plainText, type SearchState, valuesOf } from "#web/features/search/search-state.ts";
import { IconButton } from "#web/ui/overlay/icon-button.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";

export interface SearchAssistProps {
  /** Id of the list. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** Whether something was typed before this loaded. The list opens only while the box still has the focus. */
  typed: boolean;
  draft: SearchState;
  pageFilters: readonly FilterName[];
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * Turns the text box into a combobox with suggested filters and a clear button. Arrow keys and Enter choose one, Enter
 * alone searches for the text, Escape closes. It loads after the box, so it attaches its listeners and ARIA attributes
 * to it.
 */
export function SearchAssist({ id, input, typed, draft, pageFilters, onText, onChoose }: SearchAssistProps) {
  const [open, setOpen] = useState(() => typed && document.activeElement === input.current);
  const [position, setPosition] = useState({ text: "", at: -1 });
  const text = plainText(draft.q);
  const listening = open && text !== "";
  const found = useSuggestions(listening ? text : "");
  // Skip filters that are already set.
  const options = (listening ? (found.suggestions ?? []) : []).filter(
    ({ parameter, value }) => !valuesOf(draft, parameter).includes(value),
  );
  // No option is active until an arrow key moves there, so that Enter searches for the text. New suggestions reset
  // this.
  const active = position.text === found.text && position.at < options.length ? position.at : -1;
  const move = (at: number) => setPosition({ text: found.text, at });

  function choose(suggestion: Suggestion) {
    setOpen(false);
    onChoose(suggestion);
  }
  function press(event: KeyboardEvent) {
    if (event.isComposing) return;
    const chosen = options[active];
    if (event.key === "Escape" && listening) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "ArrowDown" && !listening) setOpen(true);
    else if (event.key === "ArrowDown" && options.length > 0) move(active + 1 < options.length ? active + 1 : -1);
    else if (event.key === "ArrowUp" && options.length > 0) move(active >= 0 ? active - 1 : options.length - 1);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else {
      if (event.key === "Enter") setOpen(false);
      return;
    }
    event.preventDefault();
  }
  useEffect(() => {
    const box = input.current;
    const show = () => setOpen(true);
    const hide = () => setOpen(false);
    box?.addEventListener("input", show);
    box?.addEventListener("blur", hide);
    box?.addEventListener("keydown", press);
    return () => {
      box?.removeEventListener("input", show);
      box?.removeEventListener("blur", hide);
      box?.removeEventListener("keydown", press);
    };
  });
  useEffect(() => {
    input.current?.setAttribute("aria-expanded", String(options.length > 0));
    if (active >= 0) input.current?.setAttribute("aria-activedescendant", `${id}-${active}`);
    else input.current?.removeAttribute("aria-activedescendant");
  }, [input, id, options.length, active]);

  return (
    <>
      {draft.q !== "" && (
        <IconButton
          icon={X}
          label="Clear the text"
          className="absolute right-1 top-[calc((var(--control-lg)-2.25rem)/2)] size-9 max-md:right-0 max-md:top-0 max-md:size-11"
          onClick={() => {
            onText("");
            input.current?.focus();
          }}
        />
      )}
      {listening && (
        <SearchSuggestions
          id={id}
          text={text}
          found={found}
          options={options}
          active={active}
          pageFilters={pageFilters}
          onMove={move}
          onChoose={choose}
        />
      )}
    </>
  );
}
