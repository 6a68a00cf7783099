import { Combobox } from "@base-ui/react/combobox";
import { Search, X } from "lucide-react";
import type { RefObject } from "react";
import { TextButton } from "#web/ui/base/button.tsx";
import { chipClasses, chipRemoveClass } from "#web/ui/display/chip.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { formatCount, type Option } from "#web/ui/select/option.ts";
import { footClass } from "#web/ui/select/popup-classes.ts";

/** The text box that filters the options, and the chosen ones as chips. */
export function FilterBox({
  label,
  placeholder,
  input,
  chosen,
}: {
  label: string;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  chosen: Option[];
}) {
  return (
    <Combobox.Chips className="contents">
      <span className="flex h-11 items-center gap-2 border-b border-line px-3 text-ink-3">
        <Icon of={Search} />
        <Combobox.Input
          ref={input}
          aria-label={`Filter ${label}`}
          placeholder={placeholder}
          className="min-h-9 min-w-0 flex-1 border-0 bg-transparent text-ui text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 max-md:min-h-11"
        />
      </span>
      {chosen.length > 0 && (
        <span className="flex max-h-28 flex-wrap gap-1.5 overflow-y-auto border-b border-line px-3 py-2">
          {chosen.map((option) => (
            <Combobox.Chip key={option.value} aria-label={option.label} className={chipClasses("small")}>
              {option.label}
              <Combobox.ChipRemove aria-label={`Remove ${option.label}`} className={chipRemoveClass}>
                <Icon of={X} size="small" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
        </span>
      )}
    </Combobox.Chips>
  );
}

/** Shown when no option matches, or while the options load. */
export function NoOptions({ loading, query, hint }: { loading: boolean; query: string; hint: string }) {
  const typed = query.trim();
  return (
    <Combobox.Empty>
      <div className="px-3 pb-6 pt-5 text-ui">
        {loading ? (
          <p>Loading options...</p>
        ) : (
          <>
            <p className="font-semibold">No options found</p>
            <p className="mt-1 text-meta text-ink-3">
              {typed === "" ? "The list couldn’t be loaded." : `Nothing matches “${typed}”. ${hint}`}
            </p>
          </>
        )}
      </div>
    </Combobox.Empty>
  );
}

/** Below the options: how many are chosen, with a button that clears them, or how many of the matches are shown. */
export function OptionsFoot({
  chosen,
  shown,
  matches,
  onClear,
}: {
  chosen: number;
  shown: number;
  matches: number;
  onClear: () => void;
}) {
  return (
    <div className={footClass}>
      {chosen > 0 ? (
        <>
          <span>{chosen} chosen</span>
          <TextButton onClick={onClear}>Clear these</TextButton>
        </>
      ) : (
        <>
          <span>
            {formatCount(shown)} of {formatCount(matches)}
          </span>
          <span className="whitespace-nowrap max-md:hidden" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> <kbd>Esc</kbd>
          </span>
        </>
      )}
    </div>
  );
}
