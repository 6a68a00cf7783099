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
  /** Whether something was typed before this came. */
  typed: boolean;
  draft: SearchState;
  here: readonly FilterName[];
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * What makes the text box a combobox: the filters that the text may mean, and clearing. Arrows and Enter choose one, Enter alone searches for the
 * text, Escape closes. It comes after the box, so it listens to the box and tells it by attributes what the list does.
 */
export function SearchAssist({ id, input, typed, draft, here, onText, onChoose }: SearchAssistProps) {
  const [open, setOpen] = useState(typed);
  const [moved, setMoved] = useState({ of: "", to: -1 });
  const text = plainText(draft.q);
  const listening = open && text !== "";
  const found = useSuggestions(listening ? text : "");
  // What is set already is not suggested again.
  const options = (listening ? (found.suggestions ?? []) : []).filter(
    ({ parameter, value }) => !valuesOf(draft, parameter).includes(value),
  );
  // Nothing is chosen until an arrow moves there, so that Enter searches for the text; newer suggestions start anew.
  const active = moved.of === found.text && moved.to < options.length ? moved.to : -1;
  const move = (to: number) => setMoved({ of: found.text, to });

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
    const write = () => setOpen(true);
    const leave = () => setOpen(false);
    box?.addEventListener("input", write);
    box?.addEventListener("blur", leave);
    box?.addEventListener("keydown", press);
    return () => {
      box?.removeEventListener("input", write);
      box?.removeEventListener("blur", leave);
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
          className="absolute right-1 top-[calc((var(--control-lg)-2.25rem)/2)] size-9"
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
          here={here}
          onMove={move}
          onChoose={choose}
        />
      )}
    </>
  );
}
