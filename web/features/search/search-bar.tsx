import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, use, useState } from "react";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import type { FilterOptions } from "#contract/schemas/filter-options.ts";
import { type FilterName, filterOf, FILTERS } from "#contract/values/filters.ts";
import { optionsOf, type SearchLabels } from "#web/model/facets.ts";
import { searchQuery, type SearchState } from "./search-state.ts";
import { formValues } from "#web/model/form-values.ts";
import { PlainFormOptions } from "#web/shell/server-context.ts";
import { Button } from "#web/ui/base/button.tsx";
import { ChoiceSelect, SingleSelect } from "#web/ui/select/choice-select.tsx";
import { classes } from "#web/ui/base/classes.ts";
import { fieldLabelClass } from "#web/ui/display/field.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { MultiSelect } from "#web/ui/select/multi-select.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { SearchText } from "./text/search-text.tsx";

const row =
  "grid grid-cols-2 items-end gap-2 md:gap-3 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)_auto] *:first:max-lg:col-span-2 " +
  "md:max-lg:*:last:col-span-2 md:max-lg:*:nth-2:col-span-2";

/** A search being put together: it follows the applied one and is sent by Search. */
export function useSearchDraft(applied: SearchState): [SearchState, (change: Partial<SearchState>) => void] {
  const [draft, setDraft] = useState(applied);
  const [from, setFrom] = useState(searchQuery(applied));
  const now = searchQuery(applied);
  if (now !== from) {
    setFrom(now);
    setDraft(applied);
  }
  return [draft, (change) => setDraft((before) => ({ ...before, ...change }))];
}

export interface SearchBarProps {
  id: string;
  /** Where the form leads without scripts. */
  action: string;
  draft: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  /** With the text as it stands in the box: it may have been typed before scripts took over. */
  onSubmit: (text: string) => void;
  /** Facets whose filters the page holds. */
  facets: readonly FilterName[];
  /** A filter was chosen from those that the text suggests. */
  onSuggestion: (suggestion: Suggestion) => void;
  options: FilterOptions | null;
  /** Asks for the options; called when a list is first approached. */
  onApproach: () => void;
  labels: SearchLabels;
  className?: string;
  /** Below the lists: advanced filters. */
  children?: ReactNode;
}

/** The text, the four lists and the Search button. Where scripts do not run, the browser's own lists take their place. */
export function SearchBar({
  id,
  action,
  draft,
  onChange,
  onSubmit,
  facets,
  onSuggestion,
  options,
  onApproach,
  labels,
  className,
  children,
}: SearchBarProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(formValues(event.currentTarget, "q").q);
  }
  const common = { options, labels, onApproach };
  return (
    <form
      id={id}
      role="search"
      aria-label="Jobs"
      action={action}
      method="get"
      onSubmit={submit}
      className={classes("scroll-mt-4 rounded-panel border bg-surface p-3 md:p-4", className)}
    >
      <SearchText
        draft={draft}
        here={facets}
        onText={(q) => onChange({ q })}
        onChoose={onSuggestion}
        onApproach={onApproach}
      />
      <div className={classes(row, "needs-js")}>
        <FilterMultiSelect {...common} filter="role" values={draft.role} onChange={(role) => onChange({ role })} />
        <FilterMultiSelect
          {...common}
          filter="location"
          values={draft.location}
          onChange={(location) => onChange({ location })}
        />
        <ChoiceSelect
          label={FILTERS.experienceLevel.label}
          placeholder={FILTERS.experienceLevel.any}
          options={optionsOf("experienceLevel", options) ?? []}
          values={draft.experienceLevel}
          onChange={(experienceLevel) => onChange({ experienceLevel })}
          onApproach={onApproach}
        />
        <SingleSelect
          label={FILTERS.employmentType.label}
          placeholder={FILTERS.employmentType.any}
          none={{ value: "all", label: FILTERS.employmentType.any }}
          options={optionsOf("employmentType", options) ?? []}
          value={draft.employmentType}
          onChange={(employmentType) => onChange({ employmentType })}
          onApproach={onApproach}
        />
        <SearchButton />
      </div>
      <noscript>{import.meta.env.SSR && <PlainFields search={draft} />}</noscript>
      {children}
    </form>
  );
}

function SearchButton() {
  return (
    <Button type="submit" variant="primary" size="large">
      <Icon of={Search} />
      Search
    </Button>
  );
}

/** A searchable list of one filter; its text box says how many options there are. */
export function FilterMultiSelect({
  filter,
  options,
  labels,
  values,
  onChange,
  onApproach,
}: {
  filter: FilterName;
  options: FilterOptions | null;
  labels: SearchLabels;
  values: string[];
  onChange: (values: string[]) => void;
  onApproach: () => void;
}) {
  const { label, any, searchBox: { noun, hint, limit } = { noun: "options", hint: "" } } = filterOf(filter);
  const list = optionsOf(filter, options);
  return (
    <MultiSelect
      label={label}
      placeholder={any}
      filterPlaceholder={list === null ? `Type to filter ${noun}` : `Type to filter ${list.length} ${noun}`}
      emptyHint={hint}
      options={list}
      labels={labels[filter] ?? []}
      values={values}
      onChange={onChange}
      onApproach={onApproach}
      {...(limit !== undefined && { cap: limit })}
    />
  );
}

/** The same four filters as native lists: one value each, sent by the browser. */
function PlainFields({ search }: { search: SearchState }) {
  const options = use(PlainFormOptions);
  const field = (filter: FilterName, value: string | undefined) => (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={`plain-${filter}`} className={fieldLabelClass}>
        {FILTERS[filter].label}
      </label>
      <NativeSelect id={`plain-${filter}`} name={filter} size="large" defaultValue={value ?? ""}>
        <option value="">{FILTERS[filter].any}</option>
        {(optionsOf(filter, options) ?? []).map((option) => (
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
      <SearchButton />
    </div>
  );
}
