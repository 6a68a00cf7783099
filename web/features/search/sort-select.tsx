import type { SearchSort } from "#contract/values/jobs-query.ts";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

export interface SortChoice {
  value: SearchSort;
  label: string;
}

const SORTS: SortChoice[] = [
  { value: "date", label: "Date Posted" },
  { value: "salary", label: "Salary" },
];
const RELEVANCE: SortChoice = { value: "relevance", label: "Relevance" };

export interface SortSelectProps {
  /** The search form that the select submits with when scripts don't run. */
  form: string;
  sortBy: SearchSort;
  /** Whether this is a text search, which can be sorted by relevance. */
  text: boolean;
  /** Orders that only this list has. */
  more?: readonly SortChoice[];
  onSort: (sortBy: SearchSort) => void;
}

/** The order of the list. */
export function SortSelect({ form, sortBy, text, more, onSort }: SortSelectProps) {
  const sorts = [...(text ? [RELEVANCE] : []), ...SORTS, ...(more ?? [])];
  const chosen = sorts.find(({ value }) => value === sortBy) ?? sorts[0];
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-ui text-ink-2 max-md:grid max-md:min-w-0 max-md:flex-1">
      <label htmlFor={`${form}-sort`} className="max-md:sr-only">
        Sort by
      </label>
      <NativeSelect
        id={`${form}-sort`}
        name="sortBy"
        className="max-md:w-full"
        form={form}
        value={chosen?.value}
        onChange={(event) => {
          const sort = sorts.find(({ value }) => value === event.target.value);
          if (sort) onSort(sort.value);
        }}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
