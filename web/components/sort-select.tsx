import type { Sort } from "#contract/jobs-query.ts";
import { NativeSelect } from "#web/ui/native-select.tsx";

const SORTS: { value: Sort; label: string }[] = [
  { value: "date", label: "Date Posted" },
  { value: "salary", label: "Salary" },
];

/** The order of the list. It belongs to the search form, so that it is sent along where scripts do not run. */
export function SortSelect({ form, value, onChange }: { form: string; value: Sort; onChange: (sort: Sort) => void }) {
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-ui text-ink-2 max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:items-stretch max-md:gap-1 max-md:text-meta">
      <label htmlFor={`${form}-sort`}>Sort by</label>
      <NativeSelect
        id={`${form}-sort`}
        name="sortBy"
        form={form}
        value={value}
        onChange={(event) => onChange(event.target.value === "salary" ? "salary" : "date")}
      >
        {SORTS.map(({ value: sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
