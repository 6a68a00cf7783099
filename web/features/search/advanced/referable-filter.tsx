import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { formatCount } from "#web/ui/select/option.ts";

/**
 * Limits the search to companies that take referral requests today. `count` is how many of its jobs those have;
 * undefined while unknown.
 */
export function ReferableFilter({
  on,
  count,
  onChange,
}: {
  on: boolean;
  count: number | undefined;
  onChange: (on: boolean) => void;
}) {
  return (
    <Checkbox
      className="items-center"
      label={
        <>
          Referable now
          {count !== undefined && <span className="ml-2 text-meta text-ink-3">{formatCount(count)}</span>}
        </>
      }
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
