import { PROFILE_LIMITS } from "#contract/values/desk/profile-limits.ts";
import { Chip } from "#web/ui/display/chip.tsx";
import { MultiSelect } from "#web/ui/select/multi-select.tsx";
import { chosenOptions, type Option } from "#web/ui/select/option.ts";

/** A list to choose several entries from, with what is chosen below it. It takes as many as a profile may have. */
export function ChosenList({
  label,
  noun,
  placeholder,
  field,
  options,
  values,
  onChange,
}: {
  label: string;
  noun: string;
  placeholder: string;
  field: keyof typeof PROFILE_LIMITS;
  /** Null while they load. */
  options: readonly Option[] | null;
  values: string[];
  onChange: (values: string[]) => void;
}) {
  const most = PROFILE_LIMITS[field];
  return (
    <div className="grid min-w-0 content-start gap-2">
      <MultiSelect
        label={label}
        placeholder={placeholder}
        filterPlaceholder={options === null ? `Type to filter ${noun}` : `Type to filter ${options.length} ${noun}`}
        emptyHint="Try another word."
        options={options}
        values={values}
        onChange={(next) => onChange(next.slice(0, most))}
      />
      {values.length > 0 && (
        <ul aria-label={`Chosen ${noun}`} className="flex flex-wrap gap-2">
          {chosenOptions(values, options ?? []).map(({ value, label: name }) => (
            <li key={value} className="max-w-full overflow-hidden">
              <Chip label={name} onRemove={() => onChange(values.filter((each) => each !== value))} />
            </li>
          ))}
        </ul>
      )}
      {values.length >= most && (
        <p role="status" className="text-meta text-ink-3">
          At most {most} {noun}.
        </p>
      )}
    </div>
  );
}
