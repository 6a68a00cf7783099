import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, use } from "react";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import { type FilterName, FILTERS } from "#contract/values/filters.ts";
import { optionsOf } from "#web/model/facets.ts";
import { formValues } from "#web/model/form-values.ts";
import { PlainFormOptions } from "#web/shell/server-context.ts";
import { Button } from "#web/ui/base/button.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { FilterSelect, type FilterSelectProps } from "./filter-select.tsx";
import { OPEN_FILTERS, type SearchState } from "./search-state.ts";
import { SearchText } from "./text/search-text.tsx";

/** The text with the Search button beside it, and everything else below. */
const bar = "grid scroll-mt-4 grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-panel border bg-surface p-3 md:gap-3 md:p-4";
const row =
  "col-span-full grid grid-cols-2 items-end gap-2 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)] md:gap-3";
/** On phones the closed lists say what they are, so their labels are for screen readers only. */
const listRow = `${row} needs-js max-md:*:[&>span]:sr-only`;

interface SearchBarProps extends Required<FilterSelectProps> {
  id: string;
  /** The path that the form submits to without scripts. */
  action: string;
  /** Called with the text in the box, which may have been typed before hydration. */
  onSubmit: (text: string) => void;
  /** The filters on this page. */
  filters: readonly FilterName[];
  /** Called when the reader chooses a suggested filter. */
  onSuggestion: (suggestion: Suggestion) => void;
  className?: string;
  /** Below the lists: advanced filters. */
  children?: ReactNode;
}

/** The text box, the four lists and the Search button. Without scripts, native selects replace the lists. */
export function SearchBar({
  id,
  action,
  onSubmit,
  filters,
  onSuggestion,
  className,
  children,
  ...select
}: SearchBarProps) {
  const { draft, onChange, onApproach } = select;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(formValues(event.currentTarget, "q").q);
  }
  return (
    <form
      id={id}
      role="search"
      aria-label="Jobs"
      action={action}
      method="get"
      onSubmit={submit}
      className={classes(bar, className)}
    >
      <SearchText
        draft={draft}
        pageFilters={filters}
        onText={(q) => onChange({ q })}
        onChoose={onSuggestion}
        onApproach={onApproach}
      />
      <div className={listRow}>
        {OPEN_FILTERS.map((name) => (
          <FilterSelect key={name} name={name} withAny {...select} />
        ))}
      </div>
      <SearchButton className="col-start-2 row-start-1" />
      <noscript className="col-span-full">{import.meta.env.SSR && <PlainFields search={draft} />}</noscript>
      {children !== undefined && <div className="col-span-full">{children}</div>}
    </form>
  );
}

function SearchButton({ className }: { className: string }) {
  return (
    <Button type="submit" variant="primary" size="large" className={className}>
      <Icon of={Search} className="max-md:hidden" />
      Search
    </Button>
  );
}

/** The same four filters as native selects with one value each, which the browser submits itself. */
function PlainFields({ search }: { search: SearchState }) {
  const options = use(PlainFormOptions);
  const field = (name: FilterName, value: string | undefined) => (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={`plain-${name}`} className={fieldLabelClass}>
        {FILTERS[name].label}
      </label>
      <NativeSelect id={`plain-${name}`} name={name} size="large" defaultValue={value ?? ""}>
        <option value="">{FILTERS[name].any}</option>
        {(optionsOf(name, options) ?? []).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
  return (
    <div className={row}>
      {field("role", search.role[0])}
      {field("location", search.location[0])}
      {field("experienceLevel", search.experienceLevel[0])}
      {field("employmentType", search.employmentType ?? undefined)}
    </div>
  );
}
