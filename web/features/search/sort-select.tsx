import type { SearchSort } from "#contract/values/jobs-query.ts";
import { NativeSelect } from "#web/ui/select/native-select.tsx";

const SORTS: { value: SearchSort; label: string }[] = [
  { value: "date", label: "Date Posted" },
  { value: "salary", label: "Salary" },
];
const REFERABLE: (typeof SORTS)[number] = { value: "referrable", label: "Referable first" };
const RELEVANCE: (typeof SORTS)[number] = { value: "relevance", label: "Relevance" };

/** The order of the list; by relevance only for a `text` search. It belongs to the search form, so that it is sent along where scripts do not run. */
export function SortSelect({
  form,
  value,
  text,
  referrals = false,
  onChange,
}: {
  form: string;
  value: SearchSort;
  text: boolean;
  /** Whether jobs can be ordered by how well their company answers referral requests. */
  referrals?: boolean;
  onChange: (sort: SearchSort) => void;
}) {
  const sorts = [...(text ? [RELEVANCE] : []), ...SORTS, ...(referrals ? [REFERABLE] : [])];
  const chosen = sorts.find((sort) => sort.value === value) ?? sorts[0];
  return (
    <span className="flex items-center gap-2 whitespace-nowrap text-ui text-ink-2 max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:items-stretch max-md:gap-1 max-md:text-meta">
      <label htmlFor={`${form}-sort`}>Sort by</label>
      <NativeSelect
        id={`${form}-sort`}
        name="sortBy"
        form={form}
        value={chosen?.value}
        onChange={(event) => {
          const sort = sorts.find((one) => one.value === event.target.value);
          if (sort) onChange(sort.value);
        }}
      >
        {sorts.map(({ value: sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
